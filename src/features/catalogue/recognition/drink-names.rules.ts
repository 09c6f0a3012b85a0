import { drinkWords, stopWords, tokenizeCigarText } from '../words/words.rules.ts'

/** Distinguishes a drink from a cigar with a similar name (`Fonseca Vintage` is a port). */
export interface DrinkNames {
  names: ReadonlySet<string>
  namesWithoutKind: ReadonlySet<string>
}

export function indexDrinkNames(drinks: readonly { name: string; aliases: readonly string[] }[]): DrinkNames {
  const names = drinks
    .flatMap(({ name, aliases }) => [name, ...aliases])
    .map(name => withoutStopWords(tokenizeCigarText(name).words))
  return {
    names: new Set(names.map(words => words.join(' '))),
    namesWithoutKind: new Set(names.map(words => withoutKind(words).join(' ')).filter(Boolean)),
  }
}

export function isDrinkName({ names, namesWithoutKind }: DrinkNames, typed: readonly string[]): boolean {
  const words = withoutStopWords(typed)
  const ownWords = withoutKind(words)
  const isSpecific = ownWords.length < words.length || ownWords.length > 1
  return names.has(words.join(' ')) || (isSpecific && namesWithoutKind.has(ownWords.join(' ')))
}

const withoutStopWords = (words: readonly string[]) => words.filter(word => !stopWords.has(word))
const withoutKind = (words: readonly string[]) => words.filter(word => !drinkWords.has(word))
