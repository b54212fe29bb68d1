### The page of a browser without JavaScript, which shows it in all languages.

no-script = Questa pagina ha bisogno di JavaScript. Coloretto funziona anche in un terminale: { $command }
