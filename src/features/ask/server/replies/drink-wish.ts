import { type Drink, type DrinkFamily, drinkFamilies } from '#features/catalogue/catalogue.contract.ts'
import { readDrinkWish } from '#features/pairing/drink-wish.rules.ts'
import { allOf, conditionsIn, type Trait } from './wish.ts'

const withoutAlcohol =
  /without (?:any )?(?:alcohol|booze)|alcohol[- ]?free|non[- ]?alcoholic|no (?:alcohol|booze|liquor)|zero alcohol|\bna\b drink|mocktail|soft drink|(?:don'?t|doesn'?t|not) drink(?:ing)?\b|i'?m (?:the driver|driving|sober)|designated driver|\bsober\b/i

/** `With breakfast`, unless something with alcohol is asked for. */
const early =
  /\b(?:in the|this|early|sunday|saturday) morning\b|\bmorning (?:cigar|smoke|drink)\b|\bbreakfast\b/i

export function isWithoutAlcohol(question: string): boolean {
  if (withoutAlcohol.test(question)) return true
  const asked = readDrinkWish(withoutRefused(question), [])
  return early.test(question) && asked.every(family => mild.has(family))
}

/** Families without alcohol. */
const mild: ReadonlySet<DrinkFamily> = new Set(['coffee', 'tea'])

/** `no whisky please`, `anything but rum`, `nothing with cranberry`: what is refused is no wish. */
const refused =
  /\b(?:[Nn]o|[Nn]ot|[Ww]ithout|[Nn]othing with|[Ee]xcept|[Aa]nything but|other than|[Bb]esides|[Ii]nstead of|[Rr]ather than|[Dd]on'?t (?:like|want|drink)|[Hh]ates?)\s+(?:(?:any|a|an|the|more)\s+)?(?!\d)\w+(?:\s+\p{Lu}\w*)*/gu

/** What the question does not want, to look for names in. */
export function refusedIn(question: string): string {
  return question.match(refused)?.join(', ') ?? ''
}

/** The question without what it does not want. */
export function withoutRefused(question: string): string {
  return question.replace(refused, ' ')
}

/** What follows is about the cigar. */
const ofCigar = String.raw`(?!\s+(?:cigars?|sticks?|smokes?|wrappers?|leaf|tips?|capa|robustos?|toros?|maduros?)\b)`

const traits: readonly Trait<Drink>[] = [
  {
    words: new RegExp(String.raw`\b(?:sweet(?:er|ish)?|sugary)\b${ofCigar}`, 'i'),
    has: ({ sweetness }) => sweetness >= 3,
    lacks: ({ sweetness }) => sweetness <= 2,
  },
  {
    words: new RegExp(String.raw`\b(?:smok(?:y|ey|ier)|peat(?:y|ed|ier)?)\b${ofCigar}`, 'i'),
    has: ({ smoke }) => smoke >= 3,
    lacks: ({ smoke }) => smoke <= 1,
  },
  {
    words: /\b(?:something|anything|drink) dry\b|\bdry (?:wine|drink|cocktail|sherry|one)\b/i,
    has: ({ sweetness }) => sweetness <= 1,
  },
  {
    words:
      /\b(?:something|anything|drink) (?:that'?s |really |very )?(?:light|lighter)\b|\blight(?:er)? (?:drink|beer|wine|cocktail|one)\b|refreshing|\b(?:hot|warm|summer|humid) (?:summer )?(?:day|afternoon|evening|night|weather|lunch)\b|\bby the pool\b|\bin the heat\b/i,
    has: ({ weight, proof }) => weight <= 2 && proof <= 50,
  },
  {
    words: /\b(?:something|anything|drink|too) (?:that'?s |really |very )?(?:heavy|rich|big)\b/i,
    has: ({ weight }) => weight >= 4,
    lacks: ({ weight }) => weight <= 3,
  },
  {
    words: /\b(?:cold|iced|ice[- ]cold|chilled)\b(?! (?:\w+ )?(?:day|night|evening|weather|outside|winter))/i,
    has: ({ serve }) => /\b(?:iced?|cold|chilled|cubes?)\b/i.test(serve),
  },
  { words: /\b(?:something|anything|drink) (?:hot|warm)\b|\b(?:hot|warm) (?:drink|cup)\b/i, has: isHot },
  {
    words: /\b(?:fizzy|bubbly|bubbles|sparkling)\b/i,
    has: ({ bubbles }) => bubbles >= 2,
    lacks: ({ bubbles }) => bubbles <= 1,
  },
  { words: /\bbottles?\b/i, has: ({ kind }) => kind !== 'mocktail' },
  { words: /\b(?:cocktails?|mixed drinks?|highballs?)\b/i, has: ({ recipe }) => recipe.length > 0 },
  {
    words: /\blow(?:er)?[- ](?:alcohol|proof|abv)\b|\b(?:easy|light) on (?:the )?alcohol\b/i,
    has: ({ proof }) => proof <= 40,
  },
  {
    words: /\b(?:strong drink|high[- ]proof|cask[- ]strength|barrel[- ]proof)\b/i,
    has: ({ proof }) => proof >= 100,
    lacks: ({ proof }) => proof < 100,
  },
  {
    words: /\b(?:cheap(?:er)?|budget|affordable|inexpensive)\b/i,
    has: ({ price }) => price === '$',
    lacks: ({ price }) => price !== '$',
  },
]

/**
 * Whether a drink is of the kind that a question about a cigar asks for; undefined if it asks for none.
 * @param cigarNames whose words ask for nothing
 */
export function drinkWishIn(
  question: string,
  cigarNames: readonly string[],
): ((drink: Drink) => boolean) | undefined {
  const text = withoutNames(question, cigarNames, 'cigar')
  const isDry = isWithoutAlcohol(question)
  const excluded = readDrinkWish(refusedIn(text), [])
  // Without alcohol a rum is none: what is asked for then is a coffee, a tea or a soft drink.
  const families = readDrinkWish(text.replace(refused, ' '), []).filter(
    family => !isDry || withoutAlcoholFamilies.includes(family),
  )
  return allOf<Drink>([
    ...(isDry ? [({ proof }: Drink) => proof < 1] : []),
    ...(families.length > 0
      ? [
          ({ family, proof }: Drink) =>
            families.includes(family) && (isDry || family !== 'beer' || proof >= 1),
        ]
      : []),
    ...(excluded.length > 0 ? [({ family }: Drink) => !excluded.includes(family)] : []),
    ...proofLimits(question),
    ...conditionsIn(text, isDry ? traits.filter(({ words }) => !words.test('cocktail')) : traits),
  ])
}

const withoutAlcoholFamilies: readonly DrinkFamily[] = drinkFamilies.mocktail

/** `a bourbon under 100 proof`, `nothing over 100 proof` */
function proofLimits(question: string): ((drink: Drink) => boolean)[] {
  const [, refusal, words, number] =
    /\b((?:no|not|nothing|never|none|n't)\b(?: \w+){0,2} )?(up to|at most|max(?:imum)?(?: of)?|under|below|less than|over|above|more than|at least)\s+(\d+)\s*-?proof/i.exec(
      question,
    ) ?? []
  if (words === undefined) return []
  const limit = Number(number)
  if (/up to|at most|max/i.test(words)) return [({ proof }) => proof <= limit]
  const isBelow = /under|below|less/i.test(words)
  if (refusal !== undefined) return [({ proof }) => (isBelow ? proof >= limit : proof <= limit)]
  return [({ proof }) => (isBelow ? proof < limit : proof >= limit)]
}

/** A word of a name asks for nothing; in its place stands what it names. */
export function withoutNames(text: string, names: readonly string[], kind: 'cigar' | 'drink'): string {
  const own = new Set(names.flatMap(name => name.toLowerCase().split(/\s+/)))
  return text
    .split(/\s+/)
    .map(word => (own.has(word.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')) ? kind : word))
    .join(' ')
}

function isHot({ family, serve }: Drink): boolean {
  return (family === 'coffee' || family === 'tea') && !/\b(?:iced?|cold|chilled)\b/i.test(serve)
}
