import type { Catalogue, Cigar, Drink } from '#features/catalogue/catalogue.contract.ts'
import type { HouseCatalogue } from '#features/catalogue/server/house-catalogue.ts'
import type { CigarProfile } from '#features/pairing/profile.rules.ts'
import { pointsCounter } from '#features/pairing/scoring.rules.ts'
import { turnOf } from '#features/pairing/turn.rules.ts'
import type { Vault } from '#features/vault/server/open-vault.ts'
import { sizeForTime } from '../size-for-time.rules.ts'
import type { cigarSources } from '../tonight.contract.ts'

/** What is known of an evening before a cigar is chosen. */
export interface Evening {
  memberId: string
  /** `2026-11-21`: the same state on the same day leads to the same pick. */
  day: string
  minutes: number
  /** Ids of cigars that are not offered: refused for good, or offered this evening already. */
  passedOver: ReadonlySet<string>
  /** What the member could pour of the kind that was asked for. */
  inBar: readonly Drink[]
  /** What may be poured where the bar has nothing. */
  ofHouse: readonly Drink[]
  ratings: Awaited<ReturnType<Vault['ratingsOf']>>
}

export interface CigarAtHand {
  cigar: Cigar
  /** What the member gave it; null where they gave nothing. */
  stars: number | null
}

/**
 * A place where cigars for the evening come from. The places are asked one after the other, and the next one only where
 * the one before has nothing that fits: what rests in a member's own box comes before what they once kept, and that
 * before what the house would choose. So a humidor is one more of these, at the head of the list.
 */
export interface CigarsAtHand {
  source: (typeof cigarSources)[number]
  of(evening: Evening): Promise<readonly CigarAtHand[]>
}

/** A cigar with fewer stars is one the member did not care for. */
const fewestStars = 3

/** What the member gave a cigar at best, by its id: a pairing may have been poor for the drink's sake. */
export function bestStars(ratings: Evening['ratings']): ReadonlyMap<string, number> {
  const stars = new Map<string, number>()
  for (const { cigar_id, rating } of ratings)
    if (cigar_id) stars.set(cigar_id, Math.max(rating, stars.get(cigar_id) ?? 0))
  return stars
}

/** Cigars of the vault with three stars or more. */
export function ratedInVault({ cigarsById }: Pick<Catalogue, 'cigarsById'>): CigarsAtHand {
  return {
    source: 'vault',
    async of({ ratings }) {
      return [...bestStars(ratings)].flatMap(([id, stars]) => {
        const cigar = cigarsById.get(id)
        return cigar && stars >= fewestStars ? [{ cigar, stars }] : []
      })
    },
  }
}

/** The latest cigars of the vault of which the member has not said how they were. */
export function unratedInVault(
  { cigarsById }: Pick<Catalogue, 'cigarsById'>,
  { pairings }: Pick<Vault, 'pairings'>,
): CigarsAtHand {
  return {
    source: 'vault',
    async of({ memberId, ratings }) {
      const latest = { q: '', type: undefined, order: 'newest', after: undefined } as const
      const kept = (await pairings.list(memberId, latest)).pairings
      const stars = bestStars(ratings)
      const ids = new Set(kept.map(({ cigar_id }) => cigar_id ?? ''))
      return [...ids].flatMap(id => {
        const cigar = cigarsById.get(id)
        return cigar && !stars.has(id) ? [{ cigar, stars: null }] : []
      })
    },
  }
}

/** Lines that are looked at, beside so many drinks, and those of them that are offered: all of them would take a second. */
const linesTried = 240
const drinksTried = 3
const linesOffered = 60

/** Lines that fit the time and go well with drinks of the bar, or with some of the house's own; others each day. */
export function chosenByHouse(catalogue: HouseCatalogue): CigarsAtHand {
  return {
    source: 'house',
    async of(evening) {
      const { day, inBar, ofHouse } = evening
      const drinks = inTurn(inBar.length > 0 ? inBar : ofHouse, day).slice(0, drinksTried)
      const pointsOf = pointsCounter()
      const bestPoints = (profile: CigarProfile) =>
        Math.max(...drinks.map(drink => pointsOf({ ...catalogue, cigar: profile, drink })))
      return linesThatFit(catalogue, evening)
        .map(({ cigar, profile }) => ({ cigar, points: bestPoints(profile) }))
        .sort((a, b) => b.points - a.points)
        .slice(0, linesOffered)
        .map(({ cigar }) => ({ cigar, stars: null }))
    },
  }
}

/**
 * As many as are tried, of those that may be offered at all: else a long list of refusals would leave none. What has
 * stars was in the member's own vault and is not the house's to offer.
 */
function linesThatFit({ cigars }: HouseCatalogue, { day, minutes, passedOver, ratings }: Evening) {
  const stars = bestStars(ratings)
  const lines: { cigar: Cigar; profile: CigarProfile }[] = []
  for (const cigar of inTurn(cigars, day)) {
    const isOffered = !passedOver.has(cigar.id) && !stars.has(cigar.id)
    const profile = isOffered ? sizeForTime(cigar, minutes) : undefined
    if (profile) lines.push({ cigar, profile })
    if (lines.length === linesTried) break
  }
  return lines
}

/** In an order that is the same all day and another one the next. */
export function inTurn<Thing extends { id: string }>(things: readonly Thing[], day: string): Thing[] {
  const turns = new Map(things.map(thing => [thing, turnOf(`${day} ${thing.id}`)]))
  return [...things].sort((a, b) => turns.get(a)! - turns.get(b)! || (a.id < b.id ? -1 : 1))
}
