import type { DrinkFamily } from '#features/catalogue/catalogue.contract.ts'
import { tokenizeCigarText } from '#features/catalogue/words/words.rules.ts'

const scotches = ['scotch-unpeated', 'scotch-peated'] as const
const whiskeys = ['bourbon', 'rye', ...scotches, 'irish', 'japanese'] as const

/** Kinds of drinks as people ask for them beside a cigar. */
const familiesByWord = new Map<string, readonly DrinkFamily[]>([
  ...named('scotch', scotches),
  ...named('whiskey whisky whiskeys whiskies', whiskeys),
  ...named('bourbon bourbons', ['bourbon']),
  ...named('rye', ['rye']),
  ...named('rum rums ron rhum', ['rum']),
  ...named('cognac armagnac brandy', ['cognac']),
  ...named('tequila mezcal', ['agave']),
  ...named('wine wines wein vino vin', ['red', 'white', 'sparkling']),
  ...named('port', ['port']),
  ...named('sherry madeira', ['sherry-madeira']),
  ...named('champagne prosecco cava', ['sparkling']),
  ...named('beer beers bier cerveza stout', ['beer']),
  ...named('coffee coffees coffe cofee espresso cafe kaffee', ['coffee']),
  ...named('tea tee', ['tea']),
])

/** `best scotch for a Montecristo No. 2`: the families that were asked for. A word of the cigar's own name asks for nothing. */
export function readDrinkWish(text: string, cigarNames: readonly string[]): readonly DrinkFamily[] {
  const ownWords = new Set(cigarNames.flatMap(name => tokenizeCigarText(name).words))
  const asked = tokenizeCigarText(text).words.filter(word => !ownWords.has(word))
  return [...new Set(asked.flatMap(word => familiesByWord.get(word) ?? []))]
}

function named(words: string, families: readonly DrinkFamily[]): [string, readonly DrinkFamily[]][] {
  return words.split(' ').map(word => [word, families])
}
