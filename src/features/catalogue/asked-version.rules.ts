import { bracketOf, type Namesake, type Version, versionOf, wordsOfCountry } from './brand-versions.rules.ts'
import type { AskedVersion } from './catalogue.contract.ts'
import type { CigarIndex } from './cigar-index.rules.ts'
import { sizeWords } from './everyday-words.rules.ts'
import { type Evidence, type Judged, wellMet } from './line-evidence.rules.ts'

/** A name that two houses use, and for each of them what to type to mean it and no other. */
export interface Versions {
  name: string
  choices: readonly { countries: readonly string[]; cigar: string }[]
}

/** With less of its name than this a line is only one of its maker's. */
const leastOfLine = 0.5
/** So many of each house stand side by side before the rest. */
const sideBySide = 4
const ofTheOther = 0.6

/**
 * When two houses use the name that was typed and the words fit both, their lines stand in turns at the front and the
 * guest is asked. When the words say whose it is, the other house's lines step back.
 */
export function putVersionsSideBySide(
  index: CigarIndex,
  evidence: Evidence,
  ranked: readonly Judged[],
): { matches: readonly Judged[]; versions: Versions | undefined } {
  const best = ranked[0]
  const namesake = best && best.brandNamed >= wellMet ? index.namesakes.get(best.cigar.brand) : undefined
  if (!best || !namesake) return { matches: ranked, versions: undefined }
  const said = evidence.typed.map(({ word }) => word)
  const sides = [namesake, namesake.other] as const
  const isSaid = sides.map(({ countries }) => said.some(word => countries.some(isCalled(word))))
  if (isSaid[0] !== isSaid[1])
    return { matches: stepBack(ranked, sides[isSaid[0] ? 1 : 0].brand), versions: undefined }
  const told = toldPlaces(index, evidence, namesake)
  if (!fitBoth({ index, evidence, told }, namesake, best)) return { matches: ranked, versions: undefined }
  const [ones, others] = sides.map(({ brand }) => ranked.filter(({ cigar }) => cigar.brand === brand))
  if (!ones?.[0] || !others?.[0]) return { matches: ranked, versions: undefined }
  const words = sides.map(({ brand }) => toldWords({ index, evidence, told }, brand))
  return {
    matches: inTurns(ranked, ones, others),
    versions: {
      name: namesake.name,
      choices: [choiceOf(ones[0], namesake, words[0]!), choiceOf(others[0], namesake.other, words[1]!)].sort(
        (a, b) => Number(isCuban(b)) - Number(isCuban(a)),
      ),
    },
  }
}

const isCuban = ({ countries }: { countries: readonly string[] }) => countries[0] === 'Cuba'
const isCalled = (word: string) => (country: string) => wordsOfCountry(country).includes(word)

/** Whose it is was said, so the lines of the other house follow at a distance. */
function stepBack(ranked: readonly Judged[], brand: string): Judged[] {
  return ranked
    .map(match =>
      match.cigar.brand === brand ? { ...match, score: match.score * ofTheOther, exact: false } : match,
    )
    .toSorted((a, b) => b.score - a.score)
}

/** One short question, and two answers. */
export function versionQuestion({ versions }: { versions: Versions | undefined }): AskedVersion | undefined {
  if (!versions) return undefined
  const { name, choices } = versions
  const elsewhere = choices.filter(choice => !isCuban(choice)).flatMap(({ countries }) => countries)
  return {
    text: `${name} is rolled in Cuba and, by another house, in ${inARow(elsewhere.map(inText), 'and')}. Which one is yours?`,
    choices: choices.map(({ countries, cigar }) => ({ text: inARow(countries.map(versionOf), 'or'), cigar })),
  }
}

const inText = (country: string) => (country === 'Dominican Republic' ? `the ${country}` : country)

function inARow(names: readonly string[], joint: 'and' | 'or'): string {
  const last = names.at(-1) ?? ''
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} ${joint} ${last}`
}

/**
 * Each house has a cigar with all the words that any of them has, and neither has a line of just that name. A size
 * says nothing of the house: a Sir Winston is a Churchill although nobody wrote it there.
 */
function fitBoth(asked: Told, { brand, other }: Namesake, best: Judged): boolean {
  const { evidence, told } = asked
  const { typed } = evidence
  const saysMore = told.length === 0 || told.some(at => typed[at]!.kind === 'telling')
  if (best.exact && saysMore && !best.isMakersOwn) return false
  const deciding = best.exact ? told : told.filter(at => !sizeWords.has(typed[at]!.word))
  return deciding.length === 0 || [brand, other.brand].every(each => hasCigarWith(asked, each, deciding))
}

interface Told {
  index: CigarIndex
  evidence: Evidence
  /** Places of typed words that say more than the maker, as far as either house knows them. */
  told: readonly number[]
}

function hasCigarWith({ index, evidence }: Told, brand: string, words: readonly number[]): boolean {
  const { metByWord } = evidence
  return index.placesByBrand.get(brand)!.some(at => words.every(word => metByWord[word]![at]! >= wellMet))
}

function toldPlaces(
  { cigars, placesByBrand, houseByCigar }: CigarIndex,
  { typed, knownToHouseByWord }: Evidence,
  { brand, other }: Namesake,
): number[] {
  const makers = [brand, other.brand].map(each => placesByBrand.get(each)![0]!)
  const house = houseByCigar[makers[0]!]!
  const isOfMaker = ([word, alike]: readonly [string, number]) =>
    alike >= wellMet && makers.some(at => cigars[at]!.makersWords.has(word))
  return typed.flatMap(({ kind, likenessByWord }, at) =>
    kind === 'chatter' || !knownToHouseByWord[at]![house] || [...likenessByWord].some(isOfMaker) ? [] : [at],
  )
}

/** What to say beside the maker of one house: all that was told, but for a size that it does not make. */
function toldWords(asked: Told, brand: string): string {
  const { evidence, told } = asked
  const { typed } = evidence
  const isSize = (at: number) => sizeWords.has(typed[at]!.word)
  const makesSize = hasCigarWith(asked, brand, told.filter(isSize))
  return told
    .filter(at => makesSize || !isSize(at))
    .map(at => typed[at]!.word)
    .join(' ')
}

function choiceOf(
  { cigar, lineNamed, isMakerAlone }: Judged,
  { country, countries }: Version,
  told: string,
): Versions['choices'][number] {
  const maker = cigar.brand.replace(/\s*\(.+\)$/, '')
  const isLine = lineNamed >= leastOfLine && !isMakerAlone && told !== ''
  return { countries, cigar: `${maker} (${bracketOf(country)}) ${isLine ? cigar.line : told}`.trim() }
}

/** Both houses in turns, the likelier one first; scores never rise on the way down. */
function inTurns(ranked: readonly Judged[], ones: readonly Judged[], others: readonly Judged[]): Judged[] {
  const [first, second] = ranked[0] === ones[0] ? [ones, others] : [others, ones]
  const front = Array.from({ length: sideBySide }, (_, at) => [first[at], second[at]])
    .flat()
    .filter(match => match !== undefined)
  const rest = ranked.filter(match => !front.includes(match))
  let least = 1
  return [...front, ...rest].map(match => {
    least = Math.min(least, match.score)
    return { ...match, score: least }
  })
}
