import { subjectStems } from './telling-stems.ts'

/** Each with the two that are told apart as `one` and `other`. */
const contrasts: readonly RegExp[] = [
  /\b(?:differences?|diff|difrence|diference|distinction|contrast)\b.{0,20}?\b(?:between|btw|b\/w|of)\s+(?<one>.+?)\s+(?:and|&|from|vs\.?|or)\s+(?<other>.+)/i,
  /(?<one>.+?)\s+(?:vs\.?|versus)\s+(?<other>.+)/i,
  /\b(?:tell|distinguish(?:es)?|separates?)\s+(?<one>.+?)\s+(?:apart\s+)?from\s+(?<other>.+)/i,
  /\bhow (?:do|does|are|is)\s+(?<one>.+?)\s+(?:different from|different to|different than|differ from|unlike)\s+(?<other>.+)/i,
  /\bhow (?:do|are)\s+(?<one>.+?)\s+and\s+(?<other>.+?)\s+differ/i,
  /(?<one>.+?)\s+and\s+(?<other>[^,]+?),?\s+(?:how (?:are|do) they differ\w*|what'?s the diff\w*)/i,
]
/** Where what is told apart ends, and a remark begins. */
const remark =
  /[,.;:?!()"“”—–]|\s-\s|\s(?:which|what|how|when|where|why|who|and|is|are|does|do|did|can|for|if|because|in|on|at|with|as|once|but|pls|please|then|really|taste|tastes)\b/i
/** `San Andrés vs Connecticut Broadleaf vs Cameroon` */
const more = /\s+(?:vs\.?|versus)\s+/i
/** `one that is past it`, `a real one`: nothing that a text could be about. */
const vague = /\b(?:that|thats|it|its|them|you|your|i|my|ones?|something|someone|another|others?|not)\b/i
const maxWords = 4
const maxTerms = 3

/** The words that are told apart in a question: `canoeing`, `tunneling`. Empty if it asks something else. */
export function readContrast(question: string): string[] {
  // Patterns with several blanks take long for many of them.
  const text = question.replace(/\s+/g, ' ')
  const groups = contrasts.map(pattern => pattern.exec(text)?.groups).find(Boolean)
  if (!groups) return []
  const terms = [lastWords(groups.one!), ...groups.other!.split(more).map(firstWords)].slice(0, maxTerms)
  return terms.some(term => vague.test(term) || subjectStems(term).size === 0) ? [] : terms
}

export interface TermStems {
  own: string[]
  /** Of other terms as well: of `long filler` and `short filler` the `filler`. */
  shared: string[]
}

/** What each of them is about. */
export function stemsOfTerms(terms: readonly string[]): TermStems[] {
  const stems = terms.map(subjectStems)
  return stems.map((all, at) => {
    const isShared = (stem: string) => stems.some((others, other) => other !== at && others.has(stem))
    return {
      own: [...all].filter(stem => !isShared(stem)),
      shared: [...all].filter(isShared),
    }
  })
}

function lastWords(text: string): string {
  return text.split(remark).at(-1)!.trim().split(/\s+/).slice(-maxWords).join(' ')
}

function firstWords(text: string): string {
  return text.trim().split(remark)[0]!.trim().split(/\s+/).slice(0, maxWords).join(' ')
}
