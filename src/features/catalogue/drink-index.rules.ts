import type { Drink, DrinkFamily } from './catalogue.contract.ts'
import { readCigarWords } from './cigar-words.rules.ts'
import { chatter } from './everyday-words.rules.ts'
import { type KnownWords, knowWords } from './known-words.rules.ts'

/** One name of a drink, in words, and how much all of them tell. */
export interface DrinkName {
  words: readonly string[]
  weight: number
}

interface IndexedDrink {
  drink: Drink
  names: readonly DrinkName[]
  /** Words of its style and of its family. */
  sort: ReadonlySet<string>
}

/** A drink that has a word: 1 in one of its names, less where the word only says what sort of drink it is. */
interface Place {
  at: number
  worth: number
}

/** All names and styles of the bar, laid out to be searched. */
export interface DrinkIndex {
  drinks: readonly IndexedDrink[]
  /** All words of a drink, by its place. */
  wordsByDrink: readonly ReadonlySet<string>[]
  knownWords: KnownWords
  placesByWord: ReadonlyMap<string, readonly Place[]>
  /** How much a word tells: the rarer, the more. */
  tellingByWord: ReadonlyMap<string, number>
  /** Two neighbors of a name without their blank: `doublewood`, `oldfashioned`. */
  wordsByJoined: ReadonlyMap<string, readonly string[]>
}

const worthOfSort = 0.8

/** What people say of a family where the style does not. */
const sortWords: Record<DrinkFamily, string> = {
  rum: 'rum ron rhum',
  bourbon: 'bourbon whiskey whisky',
  rye: 'rye whiskey whisky',
  'scotch-unpeated': 'scotch whisky whiskey',
  'scotch-peated': 'scotch whisky whiskey peated peaty smoky',
  irish: 'irish whiskey whisky',
  japanese: 'japanese whisky whiskey',
  cognac: 'cognac brandy',
  agave: 'agave',
  'other-spirit': 'spirit',
  red: 'red wine',
  white: 'white wine',
  port: 'port wine porto',
  sparkling: 'sparkling wine bubbly',
  'sherry-madeira': 'fortified wine',
  dessert: 'dessert sweet wine',
  coffee: 'coffee',
  tea: 'tea',
  'sweet-soda': 'soda soft drink',
  ginger: 'ginger',
  fruit: 'fruit juice',
}

/** Built once at start. */
export function indexDrinks(drinks: readonly Drink[]): DrinkIndex {
  const read = drinks.map(drink => ({
    drink,
    names: [drink.name, ...drink.aliases].map(readDrinkWords).filter(words => words.length > 0),
    sort: new Set([drink.style, sortWords[drink.family], drink.kind].flatMap(readDrinkWords)),
  }))
  const placesByWord = new Map<string, Place[]>()
  read.forEach(({ names, sort }, at) => {
    const own = new Set(names.flat())
    for (const word of own) placeIn(placesByWord, word, { at, worth: 1 })
    for (const word of sort) if (!own.has(word)) placeIn(placesByWord, word, { at, worth: worthOfSort })
  })
  const tellingByWord = new Map(
    [...placesByWord].map(([word, places]) => [word, tellingOf(word, places.length, drinks.length)]),
  )
  return {
    drinks: read.map(({ drink, names, sort }) => ({
      drink,
      sort,
      names: names.map(words => ({
        words,
        weight: words.reduce((sum, word) => sum + tellingByWord.get(word)!, 0),
      })),
    })),
    wordsByDrink: read.map(({ names, sort }) => new Set([...names.flat(), ...sort])),
    knownWords: knowWords([...placesByWord.keys()]),
    placesByWord,
    tellingByWord,
    wordsByJoined: joinedNeighbors(drinks.flatMap(({ name, aliases }) => [name, ...aliases])),
  }
}

/** The same reading as for cigars, and letters with full stops are one word: `V.S.O.P.` */
export function readDrinkWords(text: string): readonly string[] {
  return readCigarWords(text.replace(/\b(?:\p{L}\.)+\p{L}\b\.?/gu, letters => letters.replaceAll('.', '')))
    .words
}

function placeIn(placesByWord: Map<string, Place[]>, word: string, place: Place): void {
  const places = placesByWord.get(word)
  if (places) places.push(place)
  else placesByWord.set(word, [place])
}

/** `old` and `the` tell little, however rare they are in a list of names. */
function tellingOf(word: string, places: number, all: number): number {
  return chatter.has(word) ? 0.3 : Math.max(0.5, Math.log(all / places))
}

/** By letters, because numbers are written as figures once they are read: `fourroses`. */
function joinedNeighbors(names: readonly string[]): Map<string, readonly string[]> {
  return new Map(
    names.map(lettersAndBlanks).flatMap(words =>
      words.slice(1).map((word, at): [string, readonly string[]] => {
        const before = words[at]!
        return [`${before}${word}`, readDrinkWords(`${before} ${word}`)]
      }),
    ),
  )
}

function lettersAndBlanks(name: string): string[] {
  const plain = name.normalize('NFKD').replace(/[\p{M}'’]/gu, '')
  return plain.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
}
