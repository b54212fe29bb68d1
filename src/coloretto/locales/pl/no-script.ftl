### The page of a browser without JavaScript, which shows it in all languages.

no-script = Ta strona wymaga JavaScriptu. Coloretto działa też w terminalu: { $command }
