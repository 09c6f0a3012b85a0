import { endsInNumber } from '#features/narration/fact-check/fact-check.rules.ts'

/**
 * Where the words end that are whole: a space follows, they stand in no bracket that is still open, and the last one is no
 * number, whose unit is still to come. Letters of several pieces are whole in a whole word.
 */
export function findWholeWords(text: string): number {
  let whole = beforeLastSpace(text)
  for (;;) {
    // Without a number at its end it may end in an open bracket, and the other way round.
    const shorter = withoutOpenBracket(withoutNumber(whole))
    if (shorter.length === whole.length) return whole.length
    whole = shorter
  }
}

function beforeLastSpace(text: string): string {
  return text.slice(0, Math.max(0, text.search(/\s\S*$/))).trimEnd()
}

/** Longer than any number in words. */
const maxNumberLength = 100

function withoutNumber(text: string): string {
  let rest = text
  while (endsInNumber(rest.slice(-maxNumberLength))) rest = beforeLastSpace(rest)
  return rest
}

function withoutOpenBracket(text: string): string {
  const at = findOpenBracket(text)
  if (at === undefined) return text
  // The mark of a picture belongs to it.
  return text.slice(0, text[at - 1] === '!' ? at - 1 : at).trimEnd()
}

/** The outermost one: inside it a citation may stand, which is removed. By a loop, because a pattern would take its square. */
function findOpenBracket(text: string): number | undefined {
  let depth = 0
  let outermost = 0
  for (let at = 0; at < text.length; at += 1) {
    if (text[at] === '[') {
      if (depth === 0) outermost = at
      depth += 1
    }
    if (text[at] !== ']' || depth === 0) continue
    depth -= 1
    if (depth > 0 || text[at + 1] !== '(') continue
    at = text.indexOf(')', at)
    if (at < 0) return outermost
  }
  return depth > 0 ? outermost : undefined
}
