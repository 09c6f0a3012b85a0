import { inflectionsOf, padWords, tokenizeWords } from './narration-tokens.rules.ts'

/** The words of our own sentences, and which of them follow one another. */
export interface ClosedVocabulary {
  /** As our sentences write them. */
  words: readonly string[]
  stems: ReadonlySet<string>
  /** `in the`, `the *`: function words by themselves, all other words as `*`. */
  neighbors: ReadonlySet<string>
}

export const functionWords: ReadonlySet<string> = new Set(
  'a an the this that these those some any no each every both all half either neither another of in on at by for from with without to into onto over under through between beside before after until since during along past near against about around toward than as like off out up down and or but nor so yet if when while where because though unless whether i me my you your he she it its we us our they them their who what which there here am is are was were be been being do does did done dont doesnt didnt isnt arent wasnt werent has have had havent hasnt can cant cannot could couldnt may might must shall should shouldnt will wont would wouldnt ill id ive im youll youd youre youve theyll theyre well weve were lets thats theres not never too also very just only even still again more most less least much many few little enough now then once'.split(
    ' ',
  ),
)

/** Of what stands in the placeholders of our sentences: `medium to full`, `full-bodied`. */
const slotWords = ['bodied', 'medium', 'full', 'mild'].map(stemOf)
/** A rarer word is a metaphor of one sentence (`dog`, `boot`), not a word of ours. */
const minUses = 3
/** Longer rows of words without an article, preposition or the like are no sentence. */
const maxContentRun = 6
const maxUnseenShare = 0.15

/** `{name}` in a sentence stands for a name, with or without an article. */
export function readClosedVocabulary(sentences: readonly string[]): ClosedVocabulary {
  const counts = new Map<string, number>()
  const wordByStem = new Map<string, string>()
  const neighbors = new Set<string>()
  for (const sentence of sentences) {
    const words = tokenizeWords(sentence.replace(/\{\w+\}/g, ' '))
    for (const { plain, written } of words) if (plain === written) wordByStem.set(stemOf(plain), plain)
    const stems = new Set(words.map(({ plain }) => stemOf(plain)))
    for (const stem of stems) counts.set(stem, (counts.get(stem) ?? 0) + 1)
    for (const name of ['thing', 'a thing', 'an thing', 'the thing'])
      for (const pair of neighborsIn(sentence.replace(/\{\w+\}/g, name))) neighbors.add(pair)
  }
  const stems = [...counts].filter(([, count]) => count >= minUses).map(([stem]) => stem)
  const words = stems.flatMap(stem => wordByStem.get(stem) ?? []).sort()
  return { words, stems: new Set([...functionWords, ...slotWords, ...stems]), neighbors }
}

/** Whether our sentences or these words, usually those of the facts, have the word in any form. */
export function isKnownWord(
  word: string,
  { stems }: ClosedVocabulary,
  factStems: ReadonlySet<string>,
): boolean {
  const stem = stemOf(word)
  return (
    functionWords.has(word) ||
    /^\d/.test(word) ||
    [stem, ...inflectionsOf(word).map(stemOf)].some(form => stems.has(form) || factStems.has(form))
  )
}

/** Words in an order that our own sentences do not have are gibberish, even if each word is one of ours. */
export function isInKnownOrder(sentence: string, { neighbors }: ClosedVocabulary): boolean {
  const pairs = neighborsIn(sentence)
  const unseen = pairs.filter(pair => !neighbors.has(pair)).length
  const words = tokenizeWords(sentence).map(({ plain }) => plain)
  if (brokenArticle.test(padWords(words))) return false
  return longestRun(sentence) <= maxContentRun && unseen <= Math.floor(pairs.length * maxUnseenShare)
}

/** Function words that may stand behind an article: `the other`, `a few`. */
const afterArticle = new Set(
  'no still few little most least more less only very half other now then well once much many past like down up out off over under'.split(
    ' ',
  ),
)
const neverAfterArticle = [...functionWords].filter(word => !afterArticle.has(word))
/** `the is`, `a of`, or an article at the end. */
const brokenArticle = new RegExp(` (?:a|an|the)(?: (?:${neverAfterArticle.join('|')}) | $)`)

function neighborsIn(sentence: string): string[] {
  return sentence.split(/[,;:.?!…—–()"“”]+/).flatMap(clause => {
    const words = tokenizeWords(clause).map(({ plain }) => (functionWords.has(plain) ? plain : '*'))
    return words.slice(1).map((word, index) => `${words[index]} ${word}`)
  })
}

function longestRun(sentence: string): number {
  const runs = sentence.split(/[,;:.?!…—–()"“”&]+/).flatMap(clause =>
    tokenizeWords(clause)
      .map(({ plain }) => (functionWords.has(plain) ? ' ' : '*'))
      .join('')
      .split(/ +/),
  )
  return Math.max(...runs.map(run => run.length))
}

/** Without the endings of verbs and plurals: `poured`, `pouring` and `pours` are `pour`. */
export function stemOf(word: string): string {
  if (word.length < 5) return word.replace(/(?<=[^s])s$/, '')
  return word
    .replace(/(?:ing|ed|er|est|ly|es|s)$/, '')
    .replace(/([b-df-hj-np-tv-z])\1$/, '$1')
    .replace(/[ei]$/, '')
    .replace(/y$/, '')
}
