### The page of a browser without JavaScript, which shows it in all languages.

# $command is what to type there.
no-script = This page needs JavaScript. Coloretto also runs in a terminal: { $command }
