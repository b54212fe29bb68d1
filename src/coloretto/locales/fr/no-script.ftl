### The page of a browser without JavaScript, which shows it in all languages.

no-script = Cette page a besoin de JavaScript. Coloretto fonctionne aussi dans un terminal : { $command }
