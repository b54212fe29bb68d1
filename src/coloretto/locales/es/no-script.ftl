### The page of a browser without JavaScript, which shows it in all languages.

no-script = Esta página necesita JavaScript. Coloretto también funciona en un terminal: { $command }
