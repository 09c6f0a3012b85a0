import { readCigarWords } from './cigar-words.rules.ts'
import { chatter, drinkWords } from './everyday-words.rules.ts'

/** What the bar pours, to tell a drink from a cigar that is called alike (`Fonseca Vintage` is a port). */
export interface KnownDrinks {
  names: ReadonlySet<string>
  /** The names without words such as `port` and `whiskey`. */
  ownNames: ReadonlySet<string>
}

export function knowDrinks(drinks: readonly { name: string; aliases: readonly string[] }[]): KnownDrinks {
  const names = drinks
    .flatMap(({ name, aliases }) => [name, ...aliases])
    .map(name => said(readCigarWords(name).words))
  return {
    names: new Set(names.map(words => words.join(' '))),
    ownNames: new Set(names.map(words => withoutKind(words).join(' ')).filter(Boolean)),
  }
}

export function isDrink({ names, ownNames }: KnownDrinks, typed: readonly string[]): boolean {
  const words = said(typed)
  const own = withoutKind(words)
  const isSaidToBe = own.length < words.length || own.length > 1
  return names.has(words.join(' ')) || (isSaidToBe && ownNames.has(own.join(' ')))
}

const said = (words: readonly string[]) => words.filter(word => !chatter.has(word))
const withoutKind = (words: readonly string[]) => words.filter(word => !drinkWords.has(word))
