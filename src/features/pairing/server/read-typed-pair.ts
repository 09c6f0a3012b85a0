import type { Drink } from '#features/catalogue/catalogue.contract.ts'
import { maxCigarNameLength } from '#features/catalogue/recognition/recognition.rules.ts'
import type { Catalogue } from '#features/catalogue/server/load-catalogue.ts'

/** A cigar and a drink that were typed together. */
export interface TypedPair {
  /** The part of the text that names the cigar. */
  cigar: string
  drink: Drink
}

/** Words between a cigar and a drink. They also stand within names: `Hit and Run`, `Gin and Tonic`. */
const joining = /\s+(?:and|with|plus|und|mit|y|con|et|avec)\s+|\s*[&+]\s*|\s*,\s+(?:(?:and|with)\s+)?/giu
/** A text with more of them is a list. */
const maxSplits = 4
/** Below it the drink is a guess. */
const minDrinkScore = 0.7

interface Split {
  before: string
  after: string
}

/**
 * `Oliva Serie V Melanio and Wild Turkey 101`, in either order. Undefined if the whole text is a name, and unless one part
 * names a drink of the catalogue and the other one a cigar.
 */
export function readTypedPair(catalogue: Catalogue, text: string): TypedPair | undefined {
  const splits = splitsOf(text)
  if (splits.length === 0 || splits.length > maxSplits || text.length > maxCigarNameLength) return undefined
  const whole = catalogue.recognize(text, 1)
  const wholeDrink = catalogue.understandDrink(text)
  if ((whole.isRecognized && whole.matches[0]!.exact) || wholeDrink?.isExact) return undefined
  const found = splits
    .flatMap(({ before, after }) => [
      readParts(catalogue, before, after),
      readParts(catalogue, after, before),
    ])
    .filter(parts => parts !== undefined)
    // `Tabak Especial Café con Leche`: the drink is part of the line's name.
    .filter(({ lineCoverage }) => !whole.isRecognized || whole.matches[0]!.lineCoverage <= lineCoverage)
    // The words of a name stay together: `gin and tonic`, `Romeo y Julieta`.
    .sort((one, other) => other.certainty - one.certainty || other.drinkScore - one.drinkScore)[0]
  const isPair = found && found.drinkScore > (wholeDrink?.score ?? 0)
  return isPair ? { cigar: found.cigar, drink: found.drink } : undefined
}

function splitsOf(text: string): Split[] {
  return [...text.matchAll(joining)]
    .map(({ index, 0: word }) => ({
      before: text.slice(0, index).trim(),
      after: text.slice(index + word.length).trim(),
    }))
    .filter(({ before, after }) => before !== '' && after !== '')
}

interface Parts extends TypedPair {
  drinkScore: number
  lineCoverage: number
  /** Of both. */
  certainty: number
}

/** A kind of drink is a wish, which is answered with the best drink of it. */
function readParts(catalogue: Catalogue, cigar: string, typedDrink: string): Parts | undefined {
  const understood = findOneDrink(catalogue, typedDrink)
  if (!understood) return undefined
  // With two drinks, one of them would be taken for a part of the cigar's name.
  if (splitsOf(cigar).some(({ before, after }) => [before, after].some(part => isDrink(catalogue, part))))
    return undefined
  const { isRecognized, brand, matches } = catalogue.recognize(cigar, 1)
  if (!isRecognized && brand === undefined) return undefined
  const { drink, score } = understood
  const { score: cigarScore = 0, lineCoverage = 0 } = matches[0] ?? {}
  return { cigar, drink, drinkScore: score, lineCoverage, certainty: score + cigarScore }
}

/** Of several drinks the first. */
function findOneDrink(catalogue: Catalogue, typed: string) {
  const first = splitsOf(typed)[0]?.before
  return [typed, ...(first === undefined ? [] : [first])]
    .map(text => catalogue.understandDrink(text))
    .find(understood => understood && !understood.group && understood.score >= minDrinkScore)
}

/** Exactly: `Hit` and `Run` are parts of a cigar's name. */
function isDrink(catalogue: Catalogue, typed: string): boolean {
  const understood = catalogue.understandDrink(typed)
  return understood?.isExact === true && !understood.group
}
