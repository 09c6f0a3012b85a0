import type { Drink, DrinkFamily } from '../catalogue.contract.ts'
import { buildVocabulary, type Vocabulary } from '../words/words.rules.ts'
import { isFiller, tokenizeDrinkText } from './drink-words.rules.ts'

export interface DrinkName {
  words: readonly string[]
  weight: number
}

interface IndexedDrink {
  drink: Drink
  names: readonly DrinkName[]
  styleWords: ReadonlySet<string>
}

interface DrinkPosting {
  drinkIndex: number
  factor: number
}

export interface DrinkIndex {
  drinks: readonly IndexedDrink[]
  /** By index of the drink. */
  wordsByDrink: readonly ReadonlySet<string>[]
  vocabulary: Vocabulary
  postingsByWord: ReadonlyMap<string, readonly DrinkPosting[]>
  /** Inverse document frequency. */
  idfByWord: ReadonlyMap<string, number>
  /** Neighboring words of a name without their space: `doublewood`, `oldfashioned`. */
  wordsByCompound: ReadonlyMap<string, readonly string[]>
}

const styleFactor = 0.8

/** Words for a family that the style may not contain. */
const familyWords: Record<DrinkFamily, string> = {
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
  beer: 'beer brew',
  coffee: 'coffee',
  tea: 'tea',
  'sweet-soda': 'soda soft drink',
  ginger: 'ginger',
  fruit: 'fruit juice',
}

export function indexDrinks(drinks: readonly Drink[]): DrinkIndex {
  const tokenized = drinks.map(drink => ({
    drink,
    names: [drink.name, ...drink.aliases].map(tokenizeDrinkText).filter(words => words.length > 0),
    styleWords: new Set([drink.style, familyWords[drink.family], drink.kind].flatMap(tokenizeDrinkText)),
  }))
  const postingsByWord = new Map<string, DrinkPosting[]>()
  tokenized.forEach(({ names, styleWords }, drinkIndex) => {
    const nameWords = new Set(names.flat())
    for (const word of nameWords) addPosting(postingsByWord, word, { drinkIndex, factor: 1 })
    for (const word of styleWords)
      if (!nameWords.has(word)) addPosting(postingsByWord, word, { drinkIndex, factor: styleFactor })
  })
  const idfByWord = new Map(
    [...postingsByWord].map(([word, postings]) => [
      word,
      inverseDocumentFrequency(word, postings.length, drinks.length),
    ]),
  )
  return {
    drinks: tokenized.map(({ drink, names, styleWords }) => ({
      drink,
      styleWords,
      names: names.map(words => ({
        words,
        weight: words.reduce((sum, word) => sum + idfByWord.get(word)!, 0),
      })),
    })),
    wordsByDrink: tokenized.map(({ names, styleWords }) => new Set([...names.flat(), ...styleWords])),
    vocabulary: buildVocabulary([...postingsByWord.keys()]),
    postingsByWord,
    idfByWord,
    wordsByCompound: compoundsOf(drinks.flatMap(({ name, aliases }) => [name, ...aliases])),
  }
}

function addPosting(postingsByWord: Map<string, DrinkPosting[]>, word: string, posting: DrinkPosting): void {
  const postings = postingsByWord.get(word)
  if (postings) postings.push(posting)
  else postingsByWord.set(word, [posting])
}

/** `old` and `the` are not distinctive, however rare they are in a list of names. */
function inverseDocumentFrequency(word: string, documentCount: number, total: number): number {
  return isFiller(word) ? 0.3 : Math.max(0.5, Math.log(total / documentCount))
}

/** Splits by letters, because the tokenizer turns number words into digits: `fourroses`. */
function compoundsOf(names: readonly string[]): Map<string, readonly string[]> {
  return new Map(
    names.map(splitByLetters).flatMap(words =>
      words.slice(1).map((word, index): [string, readonly string[]] => {
        const previous = words[index]!
        return [`${previous}${word}`, tokenizeDrinkText(`${previous} ${word}`)]
      }),
    ),
  )
}

function splitByLetters(name: string): string[] {
  const plain = name.normalize('NFKD').replace(/[\p{M}'’]/gu, '')
  return plain.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
}
