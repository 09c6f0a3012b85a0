import type { VersionQuestion } from '../catalogue.contract.ts'
import { makerName } from '../cigar-name.rules.ts'
import { sizeWords, tokenizeCigarText } from '../words/words.rules.ts'
import {
  type BrandVersion,
  countryAdjective,
  countryInBrackets,
  countryKeywords,
  type Namesake,
} from './brand-namesakes.rules.ts'
import type { CigarIndex } from './cigar-index.rules.ts'
import { type Evidence, minMatch, type ScoredLine } from './score-line.rules.ts'

/** A brand name that two makers use, with a text that selects each of them. */
export interface VersionChoices {
  name: string
  choices: readonly { countries: readonly string[]; cigar: string }[]
}

/** Below this share of its name a line does not count as named. */
const minLineCoverage = 0.5
/** A line named this far, and this much further than any line of the other maker, is the one that is meant. */
const minDecidingCoverage = 0.6
const minLead = 0.4
const interleavedPerMaker = 4
const demotionFactor = 0.6

/**
 * If the typed words fit both makers, their lines alternate at the top and the user chooses which maker is meant.
 * If the words name a country, the lines of the other maker are demoted.
 */
export function interleaveVersions(
  index: CigarIndex,
  evidence: Evidence,
  ranked: readonly ScoredLine[],
): { matches: readonly ScoredLine[]; versions: VersionChoices | undefined } {
  const best = ranked[0]
  const namesake = best && best.brandCoverage >= minMatch ? index.namesakes.get(best.cigar.brand) : undefined
  if (!best || !namesake) return { matches: ranked, versions: undefined }
  const queryTexts = evidence.queryWords.map(({ word }) => word)
  const sides = [namesake, namesake.other] as const
  const isCountryNamed = sides.map(({ countries }) =>
    queryTexts.some(word => countries.some(isKeywordOf(word))),
  )
  if (isCountryNamed[0] !== isCountryNamed[1])
    return { matches: demoteMaker(ranked, sides[isCountryNamed[0] ? 1 : 0].brand), versions: undefined }
  const extraWords = findExtraWords(index, evidence, namesake)
  if (!fitsBothMakers({ index, evidence, extraWords }, namesake, best))
    return { matches: ranked, versions: undefined }
  const [versionLines, otherLines] = sides.map(({ brand }) =>
    ranked.filter(({ cigar }) => cigar.brand === brand),
  )
  if (!versionLines?.[0] || !otherLines?.[0]) return { matches: ranked, versions: undefined }
  if (isLineOfOne(best, best === versionLines[0] ? otherLines[0] : versionLines[0]))
    return { matches: ranked, versions: undefined }
  const remainders = sides.map(({ brand }) => extraTextFor({ index, evidence, extraWords }, brand))
  return {
    matches: interleave(ranked, versionLines, otherLines),
    versions: {
      name: namesake.name,
      choices: [
        toChoice(versionLines[0], namesake, remainders[0]!),
        toChoice(otherLines[0], namesake.other, remainders[1]!),
      ].sort((a, b) => Number(isCuban(b)) - Number(isCuban(a))),
    },
  }
}

const isCuban = ({ countries }: { countries: readonly string[] }) => countries[0] === 'Cuba'
const isKeywordOf = (word: string) => (country: string) => countryKeywords(country).includes(word)

function demoteMaker(ranked: readonly ScoredLine[], brand: string): ScoredLine[] {
  return ranked
    .map(match =>
      match.cigar.brand === brand ? { ...match, score: match.score * demotionFactor, exact: false } : match,
    )
    .toSorted((a, b) => b.score - a.score)
}

export function clarifyVersion({
  versions,
}: {
  versions: VersionChoices | undefined
}): VersionQuestion | undefined {
  if (!versions) return undefined
  const { name, choices } = versions
  const elsewhere = choices.filter(choice => !isCuban(choice)).flatMap(({ countries }) => countries)
  return {
    text: `${name} is rolled in Cuba and, by another maker, in ${joinWith(elsewhere.map(withArticle), 'and')}. Which one is yours?`,
    choices: choices.map(({ countries, cigar }) => ({
      text: joinWith(countries.map(countryAdjective), 'or'),
      cigar,
    })),
  }
}

const withArticle = (country: string) => (country === 'Dominican Republic' ? `the ${country}` : country)

function joinWith(names: readonly string[], conjunction: 'and' | 'or'): string {
  const last = names.at(-1) ?? ''
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} ${conjunction} ${last}`
}

/**
 * Both makers have a cigar with the deciding words, and neither has a line of exactly that name. A size does not
 * decide: a Sir Winston is a Churchill, but nothing in its name says so.
 */
function fitsBothMakers(query: VersionQuery, { brand, other }: Namesake, best: ScoredLine): boolean {
  const { evidence, extraWords } = query
  const { queryWords } = evidence
  const isMoreThanMaker =
    extraWords.length === 0 || extraWords.some(index => queryWords[index]!.kind === 'distinctive')
  if (best.exact && isMoreThanMaker && !best.isNamedAfterMaker) return false
  const deciding = best.exact
    ? extraWords
    : extraWords.filter(index => !sizeWords.has(queryWords[index]!.word))
  return (
    deciding.length === 0 ||
    [brand, other.brand].every(candidate => hasCigarWithWords(query, candidate, deciding))
  )
}

interface VersionQuery {
  index: CigarIndex
  evidence: Evidence
  /** Indexes of the typed words that go beyond the maker's name and that either maker uses. */
  extraWords: readonly number[]
}

function hasCigarWithWords(
  { index, evidence }: VersionQuery,
  brand: string,
  wordIndexes: readonly number[],
): boolean {
  const { matchesByWord } = evidence
  return index.cigarIndexesByBrand
    .get(brand)!
    .some(cigarIndex => wordIndexes.every(wordIndex => matchesByWord[wordIndex]![cigarIndex]! >= minMatch))
}

function findExtraWords(
  { cigars, cigarIndexesByBrand, makerByCigar }: CigarIndex,
  { queryWords, knownToMakerByWord }: Evidence,
  { brand, other }: Namesake,
): number[] {
  const firstCigars = [brand, other.brand].map(candidate => cigarIndexesByBrand.get(candidate)![0]!)
  const maker = makerByCigar[firstCigars[0]!]!
  const isOfMaker = ([word, similarity]: readonly [string, number]) =>
    similarity >= minMatch && firstCigars.some(index => cigars[index]!.makerWords.has(word))
  return queryWords.flatMap(({ kind, similarityByWord }, index) =>
    kind === 'stopWord' || !knownToMakerByWord[index]![maker] || [...similarityByWord].some(isOfMaker)
      ? []
      : [index],
  )
}

/** `hdm epi 2`: only one of the makers has a line of nearly that name. A size in it does not decide. */
function isLineOfOne(best: ScoredLine, other: ScoredLine): boolean {
  const isNamed = !best.isMakerAlone && best.lineCoverage >= minDecidingCoverage
  const isOnlySize = tokenizeCigarText(best.cigar.line).words.every(word => sizeWords.has(word))
  return (
    isNamed && !isOnlySize && !best.isNamedAfterMaker && best.lineCoverage - other.lineCoverage >= minLead
  )
}

/** The remaining typed words, without a size that this maker does not make. */
function extraTextFor(query: VersionQuery, brand: string): string {
  const { evidence, extraWords } = query
  const { queryWords } = evidence
  const isSize = (index: number) => sizeWords.has(queryWords[index]!.word)
  const makesSize = hasCigarWithWords(query, brand, extraWords.filter(isSize))
  return extraWords
    .filter(index => makesSize || !isSize(index))
    .map(index => queryWords[index]!.word)
    .join(' ')
}

function toChoice(
  { cigar, lineCoverage, isMakerAlone }: ScoredLine,
  { country, countries }: BrandVersion,
  extraText: string,
): VersionChoices['choices'][number] {
  const maker = makerName(cigar.brand)
  const isLineNamed = lineCoverage >= minLineCoverage && !isMakerAlone && extraText !== ''
  return {
    countries,
    cigar: `${maker} (${countryInBrackets(country)}) ${isLineNamed ? cigar.line : extraText}`.trim(),
  }
}

/** The likelier maker comes first. Scores never rise down the list. */
function interleave(
  ranked: readonly ScoredLine[],
  versionLines: readonly ScoredLine[],
  otherLines: readonly ScoredLine[],
): ScoredLine[] {
  const [first, second] =
    ranked[0] === versionLines[0] ? [versionLines, otherLines] : [otherLines, versionLines]
  const front = Array.from({ length: interleavedPerMaker }, (_, index) => [first[index], second[index]])
    .flat()
    .filter(match => match !== undefined)
  const rest = ranked.filter(match => !front.includes(match))
  let lowest = 1
  return [...front, ...rest].map(match => {
    lowest = Math.min(lowest, match.score)
    return { ...match, score: lowest }
  })
}
