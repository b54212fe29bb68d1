### The page of a browser without JavaScript, which shows it in all languages.

no-script = Esta página precisa de JavaScript. O Coloretto também funciona num terminal: { $command }
