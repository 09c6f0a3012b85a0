// How often the engine's three suggestions contain what was published, beside three simple rules on the same rows.
// npx tsx bench/pairing-quality.ts [file.csv]      columns: cigar, drink, kind, family, direction (recommended | avoid)

import { join } from 'node:path'
import {
  type DrinkFamily,
  type DrinkKind,
  drinkFamilies,
  drinkKinds,
} from '#features/catalogue/catalogue.contract.ts'
import { loadCatalogue } from '#features/catalogue/server/load-catalogue.ts'
import {
  type CigarProfile,
  type ScoredDrink,
  scorePair,
  suggestDrinks,
} from '#features/pairing/engine/engine.rules.ts'
import { identifyCigar } from '#features/pairing/server/identify-cigar.ts'
import { projectRoot } from '#platform/server/project-root.ts'
import { percentile } from './percentile.ts'
import { findDrink, type PublishedPairing, readPublishedPairings } from './published-pairings.ts'

const root = projectRoot(import.meta.dirname)
const file = process.argv[2] ?? join(root, 'data/published-pairings.csv')
const catalogue = loadCatalogue(join(root, 'data'))
const published = readPublishedPairings(file).map(row => ({
  ...row,
  profile: identifyCigar(catalogue, row.cigar)?.profile,
}))
type Row = (typeof published)[number]

/** Three families for a cigar, best first. */
type Rule = (row: Row) => readonly DrinkFamily[]

const engine: Rule = ({ profile, kind }) =>
  profile ? suggest(profile, kind).map(({ drink }) => drink.family) : []

/** What a leaflet in a shop says: light with light, full with full. */
const familiesByBody: Record<DrinkKind, readonly (readonly DrinkFamily[])[]> = {
  spirit: [
    ['scotch-unpeated', 'irish', 'rum'],
    ['scotch-unpeated', 'cognac', 'bourbon'],
    ['bourbon', 'rum', 'scotch-peated'],
  ],
  wine: [
    ['sparkling', 'white', 'sherry-madeira'],
    ['red', 'port', 'white'],
    ['port', 'red', 'sherry-madeira'],
  ],
  mocktail: [
    ['coffee', 'tea', 'fruit'],
    ['coffee', 'tea', 'ginger'],
    ['coffee', 'sweet-soda', 'ginger'],
  ],
}

const known = published.filter(({ profile }) => profile)
console.log(
  `${published.length} published pairings, ${known.length} of a cigar that is in the catalogue or can be inferred`,
)
for (const kind of drinkKinds) printKind(kind)
printMacro()
printAvoided()
printOrder()
printTime()

function suggest(profile: CigarProfile, kind: DrinkKind): ScoredDrink[] {
  return suggestDrinks(profile, catalogue.drinks, kind, catalogue)
}

/** What a rule reaches on rows: the wanted family first, among three, and the latter with every family counted alike. */
function reach(rows: readonly Row[], rule: Rule): { hitAt1: number; hitAt3: number; balanced: number } {
  const hits = rows.map(row => rule(row).slice(0, 3).indexOf(row.family))
  const families = [...new Set(rows.map(row => row.family))]
  const byFamily = families.map(family => {
    const own = hits.filter((_, at) => rows[at]!.family === family)
    return share(own.filter(hit => hit >= 0).length, own.length)
  })
  return {
    hitAt1: share(hits.filter(hit => hit === 0).length, hits.length),
    hitAt3: share(hits.filter(hit => hit >= 0).length, hits.length),
    balanced: share(
      byFamily.reduce((sum, each) => sum + each, 0),
      families.length,
    ),
  }
}

function recommended(kind: DrinkKind): Row[] {
  return published.filter(row => row.kind === kind && row.isRecommended)
}

function printKind(kind: DrinkKind): void {
  const rows = recommended(kind)
  console.log(`\n${kind}: ${rows.length} recommended`)
  print('engine', reach(rows, engine))
  print('random families', randomReach(kind))
  print('most frequent families of these rows', reach(rows, mostFrequent(rows)))
  print('by body alone', reach(rows, byBodyAlone))
  const families = [...new Set(rows.map(row => row.family))].sort()
  const hits = families.map(family => {
    const own = rows.filter(row => row.family === family)
    return `${family} ${own.filter(row => engine(row).includes(family)).length}/${own.length}`
  })
  console.log(`  by family: ${hits.join(', ')}`)
}

function print(name: string, { hitAt1, hitAt3, balanced }: ReturnType<typeof reach>): void {
  console.log(
    `  ${name.padEnd(38)} hit@1 ${hitAt1.toFixed(2)}  hit@3 ${hitAt3.toFixed(2)}  family-balanced hit@3 ${balanced.toFixed(2)}`,
  )
}

/** Expected, not drawn: one and three of all families of the kind. */
function randomReach(kind: DrinkKind): ReturnType<typeof reach> {
  const families = drinkFamilies[kind].length
  return { hitAt1: 1 / families, hitAt3: 3 / families, balanced: 3 / families }
}

/** It has seen the answers, so it flatters itself. */
function mostFrequent(rows: readonly PublishedPairing[]): Rule {
  const counts = new Map<DrinkFamily, number>()
  for (const { family } of rows) counts.set(family, (counts.get(family) ?? 0) + 1)
  const families = [...counts].sort((a, b) => b[1] - a[1]).map(([family]) => family)
  return () => families
}

function byBodyAlone({ profile, kind }: Row): readonly DrinkFamily[] {
  if (!profile) return []
  return familiesByBody[kind][profile.body <= 2 ? 0 : profile.body === 3 ? 1 : 2]!
}

function printMacro(): void {
  const hits = drinkKinds.map(kind => reach(recommended(kind), engine).hitAt3)
  console.log(
    `\nhit@3, mean of the three kinds: ${(hits.reduce((a, b) => a + b, 0) / hits.length).toFixed(2)}`,
  )
}

function printAvoided(): void {
  const rows = published.filter(row => !row.isRecommended)
  const byName = rows.filter(row => {
    const drink = findDrink(catalogue.drinks, row)
    return drink && row.profile && suggest(row.profile, row.kind).some(shown => shown.drink === drink)
  })
  const byFamily = rows.filter(row => engine(row).includes(row.family))
  console.log(
    `avoided: ${rows.length} rows, the drink itself among the three ${byName.length}, its family ${byFamily.length}`,
  )
}

/** For each cigar with both: whether a recommended drink has more points than one to avoid. */
function printOrder(): void {
  const pairs = published
    .filter(row => !row.isRecommended)
    .flatMap(avoided =>
      published
        .filter(each => each.isRecommended && each.cigar === avoided.cigar && each.kind === avoided.kind)
        .map(each => [scoreOf(each), scoreOf(avoided)] as const),
    )
    .filter(([better, worse]) => better !== undefined && worse !== undefined)
  const right = pairs.filter(([better, worse]) => better! > worse!).length
  console.log(
    `order: of ${pairs.length} recommended and avoided drinks of one cigar, ${right} the right way round`,
  )
}

function scoreOf(row: Row): number | undefined {
  const drink = findDrink(catalogue.drinks, row)
  return drink && row.profile && scorePair({ cigar: row.profile, drink, ...catalogue }).score
}

function printTime(): void {
  const cigars = catalogue.cigars.map(cigar => identifyCigar(catalogue, `${cigar.brand} ${cigar.line}`))
  const times = cigars.flatMap(inHand =>
    drinkKinds.map(kind => {
      const startedAt = performance.now()
      if (inHand) suggest(inHand.profile, kind)
      return performance.now() - startedAt
    }),
  )
  console.log(
    `three suggestions: p50 ${percentile(times, 50)} ms, p95 ${percentile(times, 95)} ms over ${times.length} calls`,
  )
}

function share(part: number, whole: number): number {
  return whole === 0 ? 0 : part / whole
}
