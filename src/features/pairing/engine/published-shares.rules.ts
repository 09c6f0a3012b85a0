import {
  type Cigar,
  type Degree,
  type DrinkFamily,
  type DrinkKind,
  drinkFamilies,
} from '#features/catalogue/catalogue.contract.ts'
import type { PublishedMatch } from '#features/catalogue/published-match.rules.ts'
import { memoizeByObject } from '#platform/memoize.rules.ts'
import { leafGroupOf } from './affinity.rules.ts'
import { isDark } from './pair.rules.ts'

const facets = ['origin', 'wrapper', 'body'] as const
type Facet = (typeof facets)[number]

/**
 * Which families of drinks people publish beside which cigars (docs/domain.md 5). Two experts name the same family for one
 * cigar little more often than chance, so shares of a group are shrunk toward the share of all:
 *
 *     share = (n + shrinkage × share of all) / (N + shrinkage)
 *
 * Each match counts one over the square root of the matches of its site: a busy column is one voice, not forty.
 * The constants were chosen with `bench/pairing-quality.ts` by leaving out one site at a time: the origin carries nearly all
 * of the signal, so wrapper and body are shrunk ten times as much.
 */
const shrinkage: Record<Facet, number> = { origin: 20, wrapper: 200, body: 200 }
/** Half of the published wines stand beside Cuban cigars, so the origin says less of a wine. */
const wineShrinkage = 200
/** Points of a share that is e times the share it is compared with. */
const pointsPerLog = 6
/** A family that is rarely published loses no more than this: absence is weak evidence. */
const leastPointsOfAll = -6

/** What the groups of cigars go by: their value for each facet, undefined where nothing is known. */
type Groups = Record<Facet, string | undefined>

type CigarFacts = Pick<Cigar, 'country'> & {
  leaf: Pick<Cigar, 'wrapperClass' | 'shade'> | undefined
  body: Degree | undefined
}

interface Tally {
  counts: Map<DrinkFamily, number>
  count: number
  weights: Map<DrinkFamily, number>
  weight: number
}

/** `count` of the `total` published matches of the group are of the family. */
export interface FamilyEvidence {
  /** Undefined: all published matches of the kind. */
  group: string | undefined
  count: number
  total: number
  points: number
}

export interface PublishedShares {
  evidenceFor(cigar: CigarFacts, kind: DrinkKind, family: DrinkFamily): readonly FamilyEvidence[]
  matchesOfOrigin(country: string, kind: DrinkKind): number
}

export const publishedSharesOf = memoizeByObject(fitShares)

function fitShares(matches: readonly PublishedMatch[]): PublishedShares {
  // Beer is poured when it is asked for, and no alternative to a wine.
  const recommended = matches.filter(match => match.isRecommended && match.family !== 'beer')
  const tallies = new Map<string, Tally>()
  for (const match of recommended) {
    const weight =
      recommended.filter(({ kind, site }) => kind === match.kind && site === match.site).length ** -0.5
    add(tallies, keyOf(match.kind), match.family, weight)
    for (const [facet, group] of Object.entries(groupsOf(match)))
      if (group !== undefined) add(tallies, keyOf(match.kind, facet as Facet, group), match.family, weight)
  }
  /** Shared by all cigars of the same groups. Families have names of their own, but for beer, which has no evidence. */
  const evidenceByGroups = new Map<string, Map<DrinkFamily, readonly FamilyEvidence[]>>()
  const knownFor = memoizeByObject((cigar: CigarFacts) => {
    const groups = groupsOf(cigar)
    const key = facets.map(facet => groups[facet]).join(' ')
    const evidence = evidenceByGroups.get(key) ?? new Map<DrinkFamily, readonly FamilyEvidence[]>()
    evidenceByGroups.set(key, evidence)
    return { groups, evidence }
  })
  return {
    matchesOfOrigin: (country, kind) => tallies.get(keyOf(kind, 'origin', originOf(country)))?.count ?? 0,
    evidenceFor(cigar, kind, family) {
      const { groups, evidence } = knownFor(cigar)
      const known = evidence.get(family)
      if (known) return known
      const gathered = gather(tallies, groups, kind, family)
      evidence.set(family, gathered)
      return gathered
    },
  }
}

function gather(
  tallies: ReadonlyMap<string, Tally>,
  groups: Groups,
  kind: DrinkKind,
  family: DrinkFamily,
): FamilyEvidence[] {
  const all = tallies.get(keyOf(kind))
  if (!all || family === 'beer') return []
  const families = drinkFamilies[kind].filter(each => each !== 'beer').length
  // Half a match for every family, so that none has a share of zero.
  const shareOfAll = ((all.weights.get(family) ?? 0) + 0.5) / (all.weight + 0.5 * families)
  const toEvidence = (group: string | undefined, tally: Tally, points: number): FamilyEvidence => ({
    group,
    count: tally.counts.get(family) ?? 0,
    total: tally.count,
    points,
  })
  const pointsOfAll = Math.max(leastPointsOfAll, pointsPerLog * Math.log(shareOfAll * families))
  return [
    toEvidence(undefined, all, pointsOfAll),
    ...facets.flatMap(facet => {
      const group = groups[facet]
      const tally = group === undefined ? undefined : tallies.get(keyOf(kind, facet, group))
      if (!tally) return []
      const k = kind === 'wine' ? wineShrinkage : shrinkage[facet]
      const share = ((tally.weights.get(family) ?? 0) + k * shareOfAll) / (tally.weight + k)
      return [toEvidence(group, tally, pointsPerLog * Math.log(share / shareOfAll))]
    }),
  ]
}

function keyOf(kind: DrinkKind, facet?: Facet, group?: string): string {
  return `${kind} ${facet ?? ''} ${group ?? ''}`
}

function add(tallies: Map<string, Tally>, key: string, family: DrinkFamily, weight: number): void {
  const tally = tallies.get(key) ?? { counts: new Map(), count: 0, weights: new Map(), weight: 0 }
  tallies.set(key, tally)
  tally.counts.set(family, (tally.counts.get(family) ?? 0) + 1)
  tally.count++
  tally.weights.set(family, (tally.weights.get(family) ?? 0) + weight)
  tally.weight += weight
}

const originGroups: Record<string, string> = {
  Cuba: 'Cuban cigars',
  Nicaragua: 'Nicaraguan cigars',
  'Dominican Republic': 'Dominican cigars',
  Honduras: 'Honduran cigars',
  Italy: 'Italian cigars',
}

function originOf(country: string): string | undefined {
  return country === '' ? undefined : (originGroups[country] ?? 'cigars of other countries')
}

function groupsOf({ country, leaf, body }: CigarFacts): Groups {
  return {
    origin: originOf(country),
    wrapper: leaf && wrapperGroupOf(leaf),
    body: body && bodyGroupOf(body),
  }
}

/** None for Cuban leaf, which says no more than the country does. */
function wrapperGroupOf(leaf: Pick<Cigar, 'wrapperClass' | 'shade'>): string | undefined {
  const group = leafGroupOf(leaf.wrapperClass)
  if (group === 'havana') return undefined
  if (isDark(leaf) || group === 'dark') return 'dark wrappers'
  if (group === 'candela') return 'candela wrappers'
  if (group === 'gentle') return 'pale wrappers'
  return group === 'spiced' ? 'Habano and Corojo wrappers' : 'Cameroon and Sumatra wrappers'
}

function bodyGroupOf(body: Degree): string {
  if (body <= 2) return 'mild cigars'
  return body === 3 ? 'medium cigars' : 'full cigars'
}
