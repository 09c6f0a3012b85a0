/**
 * The stem of an English word, roughly: "cutting", "cuts" and "cut" have one. On the questions of `bench/answers.ts` it
 * finds as much as Porter's rules.
 */
export function stemWord(word: string): string {
  if (word.length < 4) return word
  return withoutPlural(word)
    .replace(/(?<=.{3})(ing|ed|er|ly)$/, '')
    .replace(/(?<double>[bdgklmnprt])\k<double>$/, '$<double>')
    .replace(/e$/, '')
}

function withoutPlural(word: string): string {
  if (/(ss|us|is)$/.test(word)) return word
  return word.replace(/ies$/, 'y').replace(/s$/, '')
}
