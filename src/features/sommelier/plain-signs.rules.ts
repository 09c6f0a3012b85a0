/** The marks of a plain text; `½` and its like are the only figures that are no digits. */
const marks = /^[\d.,;:?!'’‘"“”()…–—×½¼¾°%&/-]$/
const listOrHeading = /(?:^|\n)\s*(?:[-–—•]|\d+[.)])\s|(?:^|\n)\s*\p{L}[\p{L} ]{1,30}:\s*(?:\n|$)/u
/** `L-a-g-a-v-u-l-i-n`: whoever spells a word does not want it to be found. */
const spelled = /(?<![\p{L}\p{M}])\p{L}(?:[^\p{L}\p{M}\n]{1,2}\p{L}(?![\p{L}\p{M}])){2,}/gu

/**
 * A to Z with or without accents, digits and the marks of a plain text: no markup, no sign that cannot be seen, no
 * picture, and no letter that only looks like one of ours. `written` may stand as it is.
 */
export function isPlainText(text: string, written: ReadonlySet<string>): boolean {
  if (listOrHeading.test(text)) return false
  // `G.A.R.` is called so.
  if ([...text.matchAll(spelled)].some(({ 0: word }) => !written.has(word) && !written.has(`${word}.`)))
    return false
  return text
    .split(/\s+/)
    .every(part => [...part].every(isPlainSign) || written.has(part.replace(/[.,;:?]+$/, '')))
}

function isPlainSign(sign: string): boolean {
  return marks.test(sign) || /^[A-Za-z]\p{M}*$/u.test(sign.normalize('NFD'))
}
