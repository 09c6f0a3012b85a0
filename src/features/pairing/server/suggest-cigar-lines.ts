import { type CigarLine, isKnownCigar } from '#features/catalogue/catalogue.contract.ts'
import type { Catalogue } from '#features/catalogue/server/load-catalogue.ts'
import { famesOf } from '../engine/engine.rules.ts'
import { plainWords, startsWords } from '../typed-prefix.rules.ts'

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
  const { lines, brands, cigars } = catalogue
  const brandNames = brands.flatMap(({ brand, aliases }) =>
    [withoutCountry(brand), ...aliases].map(name => ({ brand, words: plainWords(name) })),
  )
  const wordsById = new Map(lines.map(line => [line.id, plainWords(`${line.brand} ${line.line}`)]))
  // Asked for when the first text arrives: the published pairings are resolved for it.
  let fames: ReadonlyMap<string, number> | undefined
  const fameOf = ({ id }: CigarLine) => {
    fames ??= new Map(famesOf(cigars, catalogue.matches).map((fame, at) => [cigars[at]!.id, fame]))
    return fames.get(id) ?? -1
  }
  const byFame = (one: CigarLine, other: CigarLine) =>
    fameOf(other) - fameOf(one) ||
    other.aliases.length - one.aliases.length ||
    (one.line < other.line ? -1 : 1)

  function linesOfMakers(typed: readonly string[]): readonly CigarLine[] {
    const begun = brandNames.filter(({ words }) => isBeginning(typed, words))
    const makers = new Set(begun.map(({ brand }) => brand))
    const plainMakers = new Set([...makers].map(withoutCountry))
    const isNamed = plainMakers.size === 1 || begun.some(({ words }) => words.join(' ') === typed.join(' '))
    const best = lines.filter(({ brand }) => makers.has(brand)).toSorted(byFame)
    return oneOfEachSeries(best).slice(0, isNamed ? maxOfMaker : maxLines)
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

const withoutCountry = (brand: string) => brand.replace(/\s*\(.+\)$/, '')

/** Two letters or more: the beginning of a maker's name, or all of it. */
function isBeginning(typed: readonly string[], name: readonly string[]): boolean {
  const text = typed.join(' ')
  return text.length > 1 && `${name.join(' ')} `.startsWith(text)
}

/** `Siglo VI` stands for the Siglos first; the others follow in the next rounds. */
function oneOfEachSeries(lines: readonly CigarLine[]): readonly CigarLine[] {
  const rounds: CigarLine[][] = []
  const placeOf = new Map<string, number>()
  for (const line of lines) {
    const series = `${line.brand} ${plainWords(line.line)[0]}`
    const round = isKnownCigar(line) ? (placeOf.get(series) ?? 0) : lines.length
    placeOf.set(series, round + 1)
    rounds[round] = [...(rounds[round] ?? []), line]
  }
  return rounds.flat()
}
