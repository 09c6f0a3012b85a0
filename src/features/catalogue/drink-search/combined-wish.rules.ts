import type { Drink } from '../catalogue.contract.ts'
import type { DrinkGroup } from '../drink-group.contract.ts'
import { isFiller } from './drink-words.rules.ts'

/** A property that a drink is wished for by. */
interface Property {
  /** As it is typed, in tokens; phrases are separated by semicolons. */
  words: string
  /** Before the noun, or after it. */
  before?: string
  after?: string
  /** 0 where the drink does not have it, else how much of it. */
  degreeIn: (drink: Drink) => number
}

const from = (lowest: number, degree: number) => (degree >= lowest ? degree : 0)

const properties: readonly Property[] = [
  {
    words:
      'without alcohol; without any alcohol; no alcohol; zero alcohol; zero proof; alcohol free; alcoholfree; non alcoholic; nonalcoholic; non alcohol; no proof',
    after: 'without alcohol',
    degreeIn: ({ kind }) => (kind === 'mocktail' ? 1 : 0),
  },
  { words: 'sweet; sugary', before: 'sweet', degreeIn: ({ sweetness }) => from(4, sweetness) },
  { words: 'smoky; smokey; peaty; peated', before: 'smoky', degreeIn: ({ smoke }) => from(2, smoke) },
  {
    words: 'bubbly; sparkling; fizzy; with bubbles',
    before: 'sparkling',
    degreeIn: ({ bubbles }) => from(3, bubbles),
  },
  {
    words: 'hot; warm; warming',
    before: 'hot',
    degreeIn: ({ style, serve }) => (/\bhot\b|\bsteaming\b/i.test(`${style} ${serve}`) ? 1 : 0),
  },
  {
    words: 'fruity',
    before: 'fruity',
    degreeIn: ({ family, notes, acidity }) =>
      family === 'fruit' ? 5 : acidity < 3 ? 0 : notes.filter(note => fruitNotes.has(note)).length,
  },
  {
    words: 'creamy',
    before: 'creamy',
    degreeIn: ({ notes }) => notes.filter(note => note === 'cream' || note === 'milk').length,
  },
  {
    words: 'light bodied; lighter; refreshing',
    before: 'light',
    degreeIn: ({ weight }) => (weight <= 2 ? 3 - weight : 0),
  },
]

const fruitNotes = new Set(
  'cherry apple dark-fruit stone-fruit berry plum tropical-fruit pear banana grape lime lemon orange citrus'.split(
    ' ',
  ),
)

const phrases = properties.flatMap(property =>
  property.words.split('; ').map(words => ({ property, words: words.split(' ') })),
)
const joining = new Set(['and', 'but', 'with', 'is', 'that', 'thats', 'also'])
const maxChoices = 4

/** The drinks of a wish, and the one that stands for them. */
interface WishedDrinks {
  group: DrinkGroup
  typical: Drink
  members: readonly Drink[]
}

interface DrinksToWishFor {
  drinks: readonly Drink[]
  /** The drinks that stand for some kind of drink. */
  wellKnown: ReadonlySet<Drink>
  /** The kind of drink that these words name. */
  groupOf: (words: readonly string[]) => Pick<WishedDrinks, 'group' | 'members'> | undefined
}

/**
 * What a text wishes for that names a property beside another one (`something sweet without alcohol`) or beside a kind of
 * drink (`a smoky cocktail`): the drinks that have all of it, the well-known ones and those with most of it first.
 * Undefined for other texts, and if there is no such drink.
 *
 * @param words tokens of the text, without articles
 */
export function readCombinedWish(
  words: readonly string[],
  { drinks, wellKnown, groupOf }: DrinksToWishFor,
): WishedDrinks | undefined {
  const { wished, others } = takeProperties(words)
  const kind = others.length > 0 ? groupOf(others) : undefined
  if (wished.length === 0 || (others.length > 0 && !kind) || (!kind && wished.length < 2)) return undefined
  const degreeIn = (drink: Drink) => wished.reduce((sum, property) => sum + property.degreeIn(drink), 0)
  const rankOf = (drink: Drink) => (drink.availability === 'usual' ? 0 : 2) + (wellKnown.has(drink) ? 0 : 1)
  const suitable = (pool: readonly Drink[]) =>
    pool
      .filter(drink => wished.every(property => property.degreeIn(drink) > 0))
      .sort((one, other) => rankOf(one) - rankOf(other) || degreeIn(other) - degreeIn(one))
  const ofKind = kind ? suitable(kind.members) : []
  // No cocktail is without alcohol, but some fruity drink is.
  const members = ofKind.length > 0 || wished.length < 2 ? ofKind : suitable(drinks)
  const [typical] = members
  if (!typical) return undefined
  const noun = nounOf(wished, kind && ofKind.length > 0 ? kind.group.noun : 'drink')
  const choices = members.slice(0, maxChoices).map(({ name }) => name)
  return { group: { id: noun, noun, words: [words.join(' ')], members: [], choices }, typical, members }
}

/** The properties, longest phrases first, and the words beside them that say something else. */
function takeProperties(words: readonly string[]): { wished: Property[]; others: string[] } {
  const wished: Property[] = []
  const others: string[] = []
  for (let at = 0; at < words.length; ) {
    const found = phrases
      .filter(phrase => phrase.words.every((word, place) => words[at + place] === word))
      .sort((one, other) => other.words.length - one.words.length)[0]
    const word = words[at]!
    if (found && !wished.includes(found.property)) wished.push(found.property)
    else if (!found && !isFiller(word) && !joining.has(word)) others.push(word)
    at += found?.words.length ?? 1
  }
  return { wished, others }
}

function nounOf(wished: readonly Property[], kind: string): string {
  const before = wished.flatMap(property => property.before ?? []).join(', ')
  const after = wished.flatMap(property => property.after ?? [])
  return [before, kind, ...after].filter(Boolean).join(' ')
}
