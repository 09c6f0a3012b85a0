/** What a spreadsheet would run as a formula (CWE-1236); with an apostrophe in front it is text. */
const guarded = /^'+[=+\-@\t\r\n\uFF0B\uFF0D\uFF1D\uFF20]/

/** Text that only looks guarded gets another apostrophe, so that `removeFormulaGuard` gives back every text. */
export function guardLineFeed(text: string): string {
  return text.startsWith('\n') || guarded.test(text) ? `'${text}` : text
}

export function removeFormulaGuard(text: string): string {
  return guarded.test(text) ? text.slice(1) : text
}
