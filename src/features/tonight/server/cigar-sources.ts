import type { CatalogueData, Cigar, Drink } from '#features/catalogue/catalogue.contract.ts'
import type { Catalogue } from '#features/catalogue/server/load-catalogue.ts'
import type { KeptCigar } from '#features/humidor/server/read-kept-cigars.ts'
import { type CigarProfile, pointsCounter } from '#features/pairing/engine/engine.rules.ts'
import type { Vault } from '#features/vault/server/open-vault.ts'
import { LruCache } from '#platform/server/lru-cache.ts'
import { stableHash } from '#platform/stable-hash.rules.ts'
import { sizeForTime } from '../size-for-time.rules.ts'
import type { cigarSources } from '../tonight.contract.ts'

export interface Evening {
  memberId: string
  /** `2026-11-21`; seeds the order, so that a pick is stable within a day. */
  day: string
  minutes: number
  /** Ids of cigars that the member refused for good or was offered this evening. */
  excludedIds: ReadonlySet<string>
  /** Whether a cigar is of the kind that the member wants. */
  suitsCigar: (cigar: Cigar) => boolean
  /** Drinks of the requested kind in the member's bar. */
  inBar: readonly Drink[]
  /** Drinks of the catalogue, if the bar has none. */
  fallbackDrinks: readonly Drink[]
  ratings: Awaited<ReturnType<Vault['ratingsOf']>>
  /** Cigars of the member's humidors. */
  kept: readonly KeptCigar[]
}

export interface CigarCandidate {
  cigar: Cigar
  /** The member's best rating; null if unrated. */
  stars: number | null
  /** Where it lies in the member's humidor. */
  kept?: KeptCigar
}

/**
 * Where cigars for the evening come from. Sources are tried in order: the member's own cigars come before those in their
 * vault, and those before the catalogue.
 */
export interface CigarSource {
  source: (typeof cigarSources)[number]
  findCandidates(evening: Evening): Promise<readonly CigarCandidate[]>
}

/** Cigars with fewer are not offered. */
export const minStars = 3

/** Best rating by cigar id: a low one may be due to the drink. */
export function bestStars(ratings: Evening['ratings']): ReadonlyMap<string, number> {
  const stars = new Map<string, number>()
  for (const { cigar_id, rating } of ratings)
    if (cigar_id) stars.set(cigar_id, Math.max(rating, stars.get(cigar_id) ?? 0))
  return stars
}

/** Cigars of the vault with three stars or more. */
export function ratedInVault({ cigarsById }: Pick<CatalogueData, 'cigarsById'>): CigarSource {
  return {
    source: 'vault',
    async findCandidates({ ratings }) {
      return [...bestStars(ratings)].flatMap(([id, stars]) => {
        const cigar = cigarsById.get(id)
        return cigar && stars >= minStars ? [{ cigar, stars }] : []
      })
    },
  }
}

const maxLatestPairings = 24

/** The latest unrated cigars of the vault. */
export function unratedInVault(
  { cigarsById }: Pick<CatalogueData, 'cigarsById'>,
  { latestCigarIds }: Pick<Vault, 'latestCigarIds'>,
): CigarSource {
  return {
    source: 'vault',
    async findCandidates({ memberId, ratings }) {
      const stars = bestStars(ratings)
      const ids = new Set(await latestCigarIds(memberId, maxLatestPairings))
      return [...ids].flatMap(id => {
        const cigar = cigarsById.get(id ?? '')
        return cigar && !stars.has(cigar.id) ? [{ cigar, stars: null }] : []
      })
    },
  }
}

/** Scoring the whole catalogue would take a second. */
const maxScoredCigars = 240
const maxScoredDrinks = 3
const maxOfferedCigars = 60
/** Some days of cigars, times and kinds. */
const maxCachedPoints = 8000

/** Cigars of the catalogue that fit the time and go well with drinks of the bar, or of the catalogue; others each day. */
export function suggestedFromCatalogue(catalogue: Catalogue): CigarSource {
  const bestPoints = new LruCache<number>(maxCachedPoints)
  return {
    source: 'house',
    async findCandidates(evening) {
      const { day, inBar, fallbackDrinks } = evening
      const drinks = shuffleByDay(inBar.length > 0 ? inBar : fallbackDrinks, day).slice(0, maxScoredDrinks)
      const pointsOf = pointsCounter()
      // A member's own bottle can change its type and its strength.
      const drinkIds = drinks.map(({ id, style, proof }) => `${id} ${style} ${proof}`).join(' ')
      const bestPointsOf = (profile: CigarProfile) =>
        bestPoints.getOrSet(`${profile.id} ${profile.minutes} ${drinkIds}`, () =>
          Math.max(...drinks.map(drink => pointsOf({ ...catalogue, cigar: profile, drink }))),
        )
      return cigarsThatFit(catalogue, evening)
        .map(({ cigar, profile }) => ({ cigar, points: bestPointsOf(profile) }))
        .sort((a, b) => b.points - a.points)
        .slice(0, maxOfferedCigars)
        .map(({ cigar }) => ({ cigar, stars: null }))
    },
  }
}

/**
 * Excluded cigars are skipped before the limit applies, or a long list of refusals would leave none. Rated cigars belong to
 * the vault sources.
 */
function cigarsThatFit({ cigars }: Catalogue, { day, minutes, excludedIds, suitsCigar, ratings }: Evening) {
  const stars = bestStars(ratings)
  const fitting: { cigar: Cigar; profile: CigarProfile }[] = []
  for (const cigar of cigarsOfDay(cigars, day)) {
    const mayBeOffered = !excludedIds.has(cigar.id) && !stars.has(cigar.id) && suitsCigar(cigar)
    const profile = mayBeOffered ? sizeForTime(cigar, minutes) : undefined
    if (profile) fitting.push({ cigar, profile })
    if (fitting.length === maxScoredCigars) break
  }
  return fitting
}

const shuffledCigars = new WeakMap<readonly Cigar[], { day: string; cigars: readonly Cigar[] }>()

/** The order of thousands of cigars is computed once a day. */
function cigarsOfDay(cigars: readonly Cigar[], day: string): readonly Cigar[] {
  const cached = shuffledCigars.get(cigars)
  if (cached?.day === day) return cached.cigars
  const shuffled = shuffleByDay(cigars, day)
  shuffledCigars.set(cigars, { day, cigars: shuffled })
  return shuffled
}

/** Shuffled by day: the same order all day, another one the next. */
export function shuffleByDay<Item extends { id: string }>(items: readonly Item[], day: string): Item[] {
  const hashes = new Map(items.map(item => [item, stableHash(`${day} ${item.id}`)]))
  return [...items].sort((a, b) => hashes.get(a)! - hashes.get(b)! || (a.id < b.id ? -1 : 1))
}
