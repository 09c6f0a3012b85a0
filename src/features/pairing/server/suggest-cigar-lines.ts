import type { CigarLine } from '#features/catalogue/catalogue.contract.ts'
import { makerName } from '#features/catalogue/cigar-name.rules.ts'
import type { Catalogue } from '#features/catalogue/server/load-catalogue.ts'
import { plainWords, startsWords } from '../typed-prefix.rules.ts'
import { bestKnownLines, fameByLine } from './best-known-lines.ts'

/** A maker alone lists its lines; the largest have more. */
const maxOfMaker = 24
const maxLines = 6
const searched = 40
/** Of less, no more than a syllable is shared. */
const minScore = 0.4
const minShareOfBest = 0.5
/** Of two lines that fit nearly equally, the better known comes first. */
const scoreOfFame = 0.012

export interface SuggestedLines {
  lines: readonly CigarLine[]
  /** A maker or a line is named, and not just near. */
  isNamed: boolean
}

export type SuggestLines = (text: string) => SuggestedLines

export function openLineSuggestions(catalogue: Catalogue): SuggestLines {
  const { lines, brands } = catalogue
  const brandNames = brands.flatMap(({ brand, aliases }) =>
    [makerName(brand), ...aliases].map(name => ({ brand, words: plainWords(name) })),
  )
  const wordsById = new Map(lines.map(line => [line.id, plainWords(`${line.brand} ${line.line}`)]))
  const fameOf = ({ id }: CigarLine) => fameByLine(catalogue).get(id) ?? -1

  function linesOfMakers(typed: readonly string[]): readonly CigarLine[] {
    const begun = brandNames.filter(({ words }) => isBeginning(typed, words))
    const makers = new Set(begun.map(({ brand }) => brand))
    const plainMakers = new Set([...makers].map(makerName))
    const isNamed = plainMakers.size === 1 || begun.some(({ words }) => words.join(' ') === typed.join(' '))
    return bestKnownLines(catalogue, makers).slice(0, isNamed ? maxOfMaker : maxLines)
  }

  function search(text: string, typed: readonly string[]): SuggestedLines {
    const { isRecognized, matches, brand } = catalogue.recognize(text, searched)
    const isNamed = isRecognized || brand !== undefined
    const isBegun = ({ id, make }: CigarLine) => make === 'handmade' && startsWords(typed, wordsById.get(id)!)
    const least = Math.max(minScore, (matches[0]?.score ?? 0) * minShareOfBest)
    const found = matches
      .filter(({ cigar, score }) => isBegun(cigar) || (isNamed && score >= least))
      .map(({ cigar, score }) => ({ cigar, rank: score + scoreOfFame * fameOf(cigar) }))
      .sort((one, other) => other.rank - one.rank)
      .map(({ cigar }) => cigar)
    return { lines: found.slice(0, maxLines), isNamed }
  }

  return text => {
    const typed = plainWords(text)
    if (typed.length === 0) return { lines: [], isNamed: false }
    const ofMakers = linesOfMakers(typed)
    if (ofMakers.length >= maxLines) return { lines: ofMakers, isNamed: true }
    const { lines: found, isNamed } = search(text, typed)
    const all = [...new Set([...ofMakers, ...found])].slice(0, maxLines)
    return { lines: all, isNamed: isNamed || ofMakers.length > 0 }
  }
}

/** Two letters or more: the beginning of a maker's name, or all of it. */
function isBeginning(typed: readonly string[], name: readonly string[]): boolean {
  const text = typed.join(' ')
  return text.length > 1 && `${name.join(' ')} `.startsWith(text)
}
