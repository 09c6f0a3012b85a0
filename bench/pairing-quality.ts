// How often the engine's suggestions contain the family that others published for a cigar, beside two simple rules on the
// same rows. Each site is left out in turn: what is fitted, the engine's shares and the most frequent families alike, is
// fitted on the rows of all other sites, and only rows of the site that was left out are counted. Rows that were found by
// searching for their family are counted apart: how often each family occurs among them is ours, not the publishers', so only
// the figure that counts all families alike means something.
// npx tsx bench/pairing-quality.ts [file.csv]      rows to predict, with the columns of data/published-pairings.csv

import { join } from 'node:path'
import {
  type Drink,
  type DrinkFamily,
  type DrinkKind,
  drinkKinds,
} from '#features/catalogue/catalogue.contract.ts'
import type { PublishedMatch } from '#features/catalogue/published-match.rules.ts'
import { findPublishedDrink } from '#features/catalogue/server/find-published-drink.ts'
import { loadCatalogue } from '#features/catalogue/server/load-catalogue.ts'
import {
  type CigarProfile,
  profileOf,
  type ScoredDrink,
  suggestDrinks,
} from '#features/pairing/engine/engine.rules.ts'
import { identifyCigar } from '#features/pairing/server/identify-cigar.ts'
import { projectRoot } from '#platform/server/project-root.ts'
import { stableHash } from '#platform/stable-hash.rules.ts'
import { bootstrapInterval } from './bootstrap.ts'
import { percentile } from './percentile.ts'
import { type PublishedPairing, readPublishedPairings } from './published-pairings.ts'

const root = projectRoot(import.meta.dirname)
const file = process.argv[2] ?? join(root, 'data/published-pairings.csv')
const catalogue = loadCatalogue(join(root, 'data'))

interface Row extends PublishedPairing {
  profile: CigarProfile | undefined
}
const rows: Row[] = readPublishedPairings(file).map(row => ({
  ...row,
  profile: identifyCigar(catalogue, row.cigar)?.profile,
}))
const sites = [...new Set(rows.map(({ site }) => site))].sort()

/** What a rule predicts for a row, knowing the matches of the other sites. */
type Rule = (row: Row, others: Knowledge) => readonly DrinkFamily[]

interface Knowledge {
  matches: readonly PublishedMatch[]
  /** A list of its own, for what the engine keeps about a list rests on the published matches. */
  drinks: readonly Drink[]
}

const rules: Record<string, Rule> = {
  engine: (row, others) => suggest(row, others).map(({ drink }) => drink.family),
  'three most frequent': ({ kind }, { matches }) => mostFrequent(ofKind(matches, kind)),
  'three most frequent of the body': ({ kind, profile }, { matches }) =>
    mostFrequent(
      ofKind(matches, kind).filter(({ body }) => profile && classOf(body) === classOf(profile.body)),
    ),
}

const aims: Record<DrinkKind, string> = {
  spirit: 'aim 0.66 and 0.48',
  wine: 'aim 0.75',
  mocktail: 'aim 0.96',
}
const soughtNote = 'sought by family: family-balanced counts, hit@3 means nothing'

console.log(`${rows.length} published pairings of ${sites.length} sites, each site predicted from the others`)
const predictions = predictAll()
for (const kind of drinkKinds) {
  const own = predictions.filter(({ row }) => row.kind === kind && row.isRecommended)
  printRows(
    kind,
    own.filter(({ row }) => !row.isSought),
    aims[kind],
  )
  printRows(
    kind,
    own.filter(({ row }) => row.isSought),
    soughtNote,
  )
}
printAvoided()
printDiversity()
printTime()

interface Prediction {
  row: Row
  families: Record<string, readonly DrinkFamily[]>
  suggested: readonly ScoredDrink[]
}

function predictAll(): Prediction[] {
  return sites.flatMap(site => {
    const others: Knowledge = {
      matches: catalogue.matches.filter(match => match.site !== site),
      drinks: [...catalogue.drinks],
    }
    return rows
      .filter(row => row.site === site)
      .map(row => ({
        row,
        suggested: suggest(row, others),
        families: Object.fromEntries(
          Object.entries(rules).map(([name, rule]) => [name, rule(row, others).slice(0, 3)]),
        ),
      }))
  })
}

function suggest({ profile, kind }: Row, { matches, drinks }: Knowledge): ScoredDrink[] {
  return profile ? suggestDrinks(profile, drinks, kind, { ...catalogue, matches }) : []
}

/** Those that were not sought: the others do not tell how frequent a family is. */
function ofKind(matches: readonly PublishedMatch[], kind: DrinkKind): PublishedMatch[] {
  return matches.filter(
    match => match.kind === kind && match.family !== 'beer' && match.isRecommended && !match.isSought,
  )
}

function mostFrequent(matches: readonly PublishedMatch[]): DrinkFamily[] {
  const counts = new Map<DrinkFamily, number>()
  for (const { family } of matches) counts.set(family, (counts.get(family) ?? 0) + 1)
  return [...counts].sort((a, b) => b[1] - a[1]).map(([family]) => family)
}

function classOf(body: number | undefined): 'mild' | 'medium' | 'full' | undefined {
  if (body === undefined) return undefined
  if (body <= 2) return 'mild'
  return body === 3 ? 'medium' : 'full'
}

function printRows(kind: DrinkKind, own: readonly Prediction[], note: string): void {
  if (own.length === 0) return
  console.log(`\n${kind}: ${own.length} rows, ${note}`)
  for (const name of Object.keys(rules)) {
    const line = [
      `hit@1 ${hitShare(own, name, 1).toFixed(3)}`,
      `hit@3 ${measured(own, sample => hitShare(sample, name, 3))}`,
      `family-balanced ${measured(own, sample => balancedShare(sample, name))}`,
    ]
    console.log(`  ${name.padEnd(33)} ${line.join('  ')}`)
  }
  const families = [...new Set(own.map(({ row }) => row.family))].sort()
  const hits = families.map(family => {
    const ofFamily = own.filter(({ row }) => row.family === family)
    return `${family} ${ofFamily.filter(each => isHit(each, 'engine', 3)).length}/${ofFamily.length}`
  })
  console.log(`  by family: ${hits.join(', ')}`)
}

/** With its 95 % interval over samples of the sites. */
function measured(own: readonly Prediction[], figureOf: (sample: readonly Prediction[]) => number): string {
  const bySite = sites
    .map(site => own.filter(({ row }) => row.site === site))
    .filter(ofSite => ofSite.length > 0)
  const [low, high] = bootstrapInterval(bySite, sample => figureOf(sample.flat()))
  return `${figureOf(own).toFixed(3)} (${low.toFixed(2)} to ${high.toFixed(2)})`
}

function isHit({ row, families }: Prediction, name: string, count: number): boolean {
  return families[name]!.slice(0, count).includes(row.family)
}

function hitShare(own: readonly Prediction[], name: string, count: number): number {
  return share(own.filter(each => isHit(each, name, count)).length, own.length)
}

function balancedShare(own: readonly Prediction[], name: string): number {
  const families = [...new Set(own.map(({ row }) => row.family))]
  const shares = families.map(family =>
    hitShare(
      own.filter(({ row }) => row.family === family),
      name,
      3,
    ),
  )
  return share(
    shares.reduce((sum, each) => sum + each, 0),
    families.length,
  )
}

/** With the warning known, as in the product, and predicted from the other sites. */
function printAvoided(): void {
  const avoided = predictions.filter(({ row }) => !row.isRecommended)
  const isShown = (row: Row, suggested: readonly ScoredDrink[]) => {
    const drink = findPublishedDrink(catalogue.drinks, row)
    return suggested.some(each => each.drink === drink)
  }
  const shown = avoided.filter(({ row }) => isShown(row, suggest(row, catalogue)))
  const predicted = avoided.filter(({ row, suggested }) => isShown(row, suggested))
  console.log(`\navoided: ${avoided.length} rows, the drink itself shown for ${shown.length} (aim 0)`)
  for (const { row } of shown) console.log(`  ${row.cigar} & ${row.drink}`)
  console.log(`  if the site with the warning is left out: ${predicted.length}`)
  for (const { row } of predicted) console.log(`  ${row.cigar} & ${row.drink}`)
}

/** Over 300 cigars, the same in every run. */
function printDiversity(): void {
  const cigars = [...catalogue.cigars].sort((a, b) => stableHash(a.id) - stableHash(b.id))
  for (const kind of drinkKinds) {
    const all = cigars.map(cigar =>
      suggestDrinks(profileOf(cigar, undefined, []), catalogue.drinks, kind, catalogue),
    )
    const sample = all.slice(0, 300)
    const firsts = countsOf(sample.map(([first]) => first!.drink.name))
    const trios = new Set(
      sample.map(three =>
        three
          .map(({ drink }) => drink.family)
          .sort()
          .join(' '),
      ),
    )
    const shown = new Set(all.flat().map(({ drink }) => drink))
    const scores = sample.map(([first]) => first!.score)
    const ofKind = catalogue.drinks.filter(drink => drink.kind === kind)
    console.log(
      [
        `\n${kind}, 300 cigars: ${trios.size} trios of families, most frequent first ${firsts[0]![0]} (${percent(firsts[0]![1], 300)})`,
        `  shown for some cigar of all ${cigars.length}: ${percent(shown.size, ofKind.length)} of the drinks; two drinks only: ${percent(sample.filter(three => three.length < 3).length, 300)}`,
        `  first by family: ${countsOf(sample.map(([first]) => first!.drink.family))
          .map(([family, count]) => `${family} ${count}`)
          .join(', ')}`,
        `  score of the first: p5 ${percentile(scores, 5)}, median ${percentile(scores, 50)}, p95 ${percentile(scores, 95)}`,
      ].join('\n'),
    )
  }
}

function countsOf(names: readonly string[]): [string, number][] {
  const counts = new Map<string, number>()
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1)
  return [...counts].sort((a, b) => b[1] - a[1])
}

function printTime(): void {
  const times = catalogue.cigars.flatMap(cigar => {
    const profile = profileOf(cigar, undefined, [])
    return drinkKinds.map(kind => {
      const startedAt = performance.now()
      suggestDrinks(profile, catalogue.drinks, kind, catalogue)
      return performance.now() - startedAt
    })
  })
  console.log(
    `\nthree suggestions: p50 ${percentile(times, 50)} ms, p95 ${percentile(times, 95)} ms over ${times.length} calls`,
  )
}

function percent(part: number, whole: number): string {
  return `${(100 * share(part, whole)).toFixed(1)} %`
}

function share(part: number, whole: number): number {
  return whole === 0 ? 0 : part / whole
}
