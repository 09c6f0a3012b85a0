/** What a question wants of a product beside its name: `something peaty`, `a maduro`, `not too sweet`. */
export interface Trait<Product> {
  words: RegExp
  has(product: Product): boolean
  /** For `not sweet`; without it the words are no wish where they are refused. */
  lacks?(product: Product): boolean
}

const refusing =
  /(?:\b(?:not?|nothing|never|without|less|too|avoid|hates?|except|but not|instead of|rather than|other than|besides|anything but)|n't(?: \w+)?)(?:\s+(?:too|so|very|as|that|all|any|anything|something|a|an|the|more|overly|quite|like|want|be|much|really|\w+ (?:or|nor)))*\s*$/i

/** `everything sweet makes him sick` */
const refusedAfter =
  /^(?: \w+){0,2} (?:makes? \w+ (?:sick|ill|gag)|isn'?t (?:for|my)|is not (?:for|my)|turns? \w+ off|puts? \w+ off|bothers?|gives? \w+ (?:a )?headaches?)\b/i

/** Whether a word is asked for, refused, or does not stand in the text. */
export function wantOf(text: string, words: RegExp): 'wanted' | 'refused' | undefined {
  const found = words.exec(text)
  if (!found) return undefined
  const after = text.slice(found.index + found[0].length)
  return refusing.test(text.slice(0, found.index)) || refusedAfter.test(after) ? 'refused' : 'wanted'
}

/** All that the text asks for; empty if it asks for nothing. */
export function conditionsIn<Product>(
  text: string,
  traits: readonly Trait<Product>[],
): ((product: Product) => boolean)[] {
  return traits.flatMap(({ words, has, lacks }) => {
    const want = wantOf(text, words)
    if (want === 'wanted') return [has]
    return want === 'refused' && lacks ? [lacks] : []
  })
}

/** Undefined if nothing is asked for. */
export function allOf<Product>(
  conditions: readonly ((product: Product) => boolean)[],
): ((product: Product) => boolean) | undefined {
  return conditions.length === 0 ? undefined : product => conditions.every(isMet => isMet(product))
}
