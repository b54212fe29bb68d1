### The page of a browser without JavaScript, which shows it in all languages.

no-script = Diese Seite braucht JavaScript. Coloretto läuft auch im Terminal: { $command }
