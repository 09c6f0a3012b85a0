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
 * Which families of drinks people publish beside which cigars (docs/domain.md 5).
 *
 * Some matches were found by searching for a family of drinks, so the record is a sample of all pairings and, beside it, a
 * case-control sample (decision 0033). The share of a family comes from the matches that were not sought. What cigars go with a
 * family comes from all of them: among the matches of one family, the cigars are not chosen by whether they were sought.
 *
 *     lift = (observed + shrinkage) / (expected + shrinkage)
 *     observed = matches of the family in the group of cigars
 *     expected = matches of the family × share of the group
 *     share of the group = sum over families (share of the family × matches of it in the group / matches of it)
 *
 * Each match counts one over the square root of the matches of its site: a busy column is one voice, not forty.
 * The shrinkage was chosen by leaving out one site at a time, the same for spirits, wines and cups: the origin carries nearly
 * all of the signal.
 */
const shrinkage: Record<Facet, number> = { origin: 8, wrapper: 64, body: 64 }
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

/** `count` of the `total` published matches of the family are with the group. */
export interface FamilyEvidence {
  /** Undefined: `count` of the `total` matches of the kind that were not sought are of the family. */
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
  const all = tallyMatches(recommended)
  const sample = tallyMatches(recommended.filter(({ isSought }) => !isSought))
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
    matchesOfOrigin: (country, kind) => sample.get(keyOf(kind, 'origin', originOf(country)))?.count ?? 0,
    evidenceFor(cigar, kind, family) {
      const { groups, evidence } = knownFor(cigar)
      const known = evidence.get(family)
      if (known) return known
      const gathered = gather({ all, sample }, groups, kind, family)
      evidence.set(family, gathered)
      return gathered
    },
  }
}

/** By kind, by kind and facet where the facet is known, and by kind, facet and group. */
type Tallies = ReadonlyMap<string, Tally>

function tallyMatches(matches: readonly PublishedMatch[]): Tallies {
  const tallies = new Map<string, Tally>()
  for (const match of matches) {
    const { kind, family, site } = match
    const weight = matches.filter(each => each.kind === kind && each.site === site).length ** -0.5
    add(tallies, keyOf(kind), family, weight)
    for (const [facet, group] of Object.entries(groupsOf(match)))
      if (group !== undefined) {
        add(tallies, keyOf(kind, facet as Facet), family, weight)
        add(tallies, keyOf(kind, facet as Facet, group), family, weight)
      }
  }
  return tallies
}

function gather(
  { all, sample }: { all: Tallies; sample: Tallies },
  groups: Groups,
  kind: DrinkKind,
  family: DrinkFamily,
): FamilyEvidence[] {
  const ofKind = sample.get(keyOf(kind))
  if (!ofKind || family === 'beer') return []
  const shares = sharesOfAll(ofKind, kind)
  const share = shares.get(family)!
  const pointsOfAll = Math.max(leastPointsOfAll, pointsPerLog * Math.log(share * shares.size))
  return [
    {
      group: undefined,
      count: ofKind.counts.get(family) ?? 0,
      total: ofKind.count,
      points: pointsOfAll,
    },
    ...facets.flatMap(facet => {
      const group = groups[facet]
      const inGroup = group === undefined ? undefined : all.get(keyOf(kind, facet, group))
      if (!inGroup) return []
      const known = all.get(keyOf(kind, facet))!
      const expected = (known.weights.get(family) ?? 0) * shareOfGroup(inGroup, known, shares)
      const lift = ((inGroup.weights.get(family) ?? 0) + shrinkage[facet]) / (expected + shrinkage[facet])
      return [
        {
          group,
          count: inGroup.counts.get(family) ?? 0,
          total: known.counts.get(family) ?? 0,
          points: pointsPerLog * Math.log(lift),
        },
      ]
    }),
  ]
}

/** Half a match for every family, so that none has a share of zero. */
function sharesOfAll({ weights, weight }: Tally, kind: DrinkKind): ReadonlyMap<DrinkFamily, number> {
  const families = drinkFamilies[kind].filter(family => family !== 'beer')
  return new Map(
    families.map(family => [family, ((weights.get(family) ?? 0) + 0.5) / (weight + 0.5 * families.length)]),
  )
}

/** As it would be if every family were published as often as in the sample. */
function shareOfGroup(inGroup: Tally, known: Tally, shares: ReadonlyMap<DrinkFamily, number>): number {
  let sum = 0
  let sumOfShares = 0
  for (const [family, weight] of known.weights) {
    const share = shares.get(family)!
    sum += (share * (inGroup.weights.get(family) ?? 0)) / weight
    sumOfShares += share
  }
  return sum / sumOfShares
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
