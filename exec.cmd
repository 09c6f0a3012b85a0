@rem package.json says "exec" so that signals reach Node itself; cmd.exe has no such word, so here it is.
@%*
