import { bracketOf, type Namesake, versionOf, wordsOfCountry } from './brand-versions.rules.ts'
import type { AskedVersion } from './catalogue.contract.ts'
import type { CigarIndex } from './cigar-index.rules.ts'
import { type Evidence, type Judged, wellMet } from './line-evidence.rules.ts'

/** A name that two houses use, and for each of them what to type to mean it and no other. */
export interface Versions {
  name: string
  choices: readonly { country: string; cigar: string }[]
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
  const isSaid = sides.map(({ country }) => said.some(word => wordsOfCountry(country).includes(word)))
  if (isSaid[0] !== isSaid[1])
    return { matches: stepBack(ranked, sides[isSaid[0] ? 1 : 0].brand), versions: undefined }
  if (!fitBoth(index, evidence, namesake, best)) return { matches: ranked, versions: undefined }
  const [ones, others] = sides.map(({ brand }) => ranked.filter(({ cigar }) => cigar.brand === brand))
  if (!ones?.[0] || !others?.[0]) return { matches: ranked, versions: undefined }
  const told = toldWords(index, evidence, namesake)
  return {
    matches: inTurns(ranked, ones, others),
    versions: {
      name: namesake.name,
      choices: [
        choiceOf(ones[0], namesake.country, told),
        choiceOf(others[0], namesake.other.country, told),
      ].sort((a, b) => Number(b.country === 'Cuba') - Number(a.country === 'Cuba')),
    },
  }
}

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
  const elsewhere = choices.find(({ country }) => country !== 'Cuba')?.country ?? ''
  const place = elsewhere === 'Dominican Republic' ? 'the Dominican Republic' : elsewhere
  return {
    text: `${name} is rolled in Cuba and, by another house, in ${place}. Which one is yours?`,
    choices: choices.map(({ country, cigar }) => ({ text: versionOf(country), cigar })),
  }
}

/** Each house has a cigar with all the words that any of them has, and neither has a line of just that name. */
function fitBoth(index: CigarIndex, evidence: Evidence, { brand, other }: Namesake, best: Judged): boolean {
  const { typed, metByWord } = evidence
  const told = toldPlaces(index, evidence, { brand, other })
  const saysMore = told.length === 0 || told.some(at => typed[at]!.kind === 'telling')
  if (best.exact && saysMore && !best.isMakersOwn) return false
  return [brand, other.brand].every(
    each =>
      told.length === 0 ||
      index.cigars.some(
        ({ cigar }, at) => cigar.brand === each && told.every(word => metByWord[word]![at]! >= wellMet),
      ),
  )
}

/** Places of typed words that say more than the maker, as far as either house knows them. */
function toldPlaces(
  index: CigarIndex,
  { typed, knownToHouseByWord }: Evidence,
  { brand, other }: Pick<Namesake, 'brand' | 'other'>,
): number[] {
  const makers = index.cigars.filter(({ cigar }) => cigar.brand === brand || cigar.brand === other.brand)
  const house = index.houseByCigar[index.cigars.indexOf(makers[0]!)]!
  const isOfMaker = ([word, alike]: readonly [string, number]) =>
    alike >= wellMet && makers.some(({ makersWords }) => makersWords.has(word))
  return typed.flatMap(({ kind, likenessByWord }, at) =>
    kind === 'chatter' ||
    ![...likenessByWord].every(each => !isOfMaker(each)) ||
    !knownToHouseByWord[at]![house]
      ? []
      : [at],
  )
}

function toldWords(index: CigarIndex, evidence: Evidence, namesake: Namesake): string {
  return toldPlaces(index, evidence, namesake)
    .map(at => evidence.typed[at]!.word)
    .join(' ')
}

function choiceOf(
  { cigar, lineNamed, isMakerAlone }: Judged,
  country: string,
  told: string,
): Versions['choices'][number] {
  const maker = cigar.brand.replace(/\s*\(.+\)$/, '')
  const isLine = lineNamed >= leastOfLine && !isMakerAlone && told !== ''
  return { country, cigar: `${maker} (${bracketOf(country)}) ${isLine ? cigar.line : told}`.trim() }
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
