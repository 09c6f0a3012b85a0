import type { ListedSession, LivePairing } from '../live-pairings.contract.ts'
import type { StoredListedSession, StoredSession } from './live-pairings.store.ts'

const thirds = [1, 2, 3]
const allStars = [1, 2, 3, 4, 5]

/** A score is told with the result. */
export function toListedSession(stored: StoredListedSession): ListedSession {
  return {
    id: stored.id,
    hostId: stored.host_id,
    cigarId: stored.cigar_id,
    cigarName: stored.cigar_name,
    step: stored.step,
    createdAt: stored.created_at.toISOString(),
    revealedAt: stored.revealed_at?.toISOString() ?? null,
    drinks: stored.drinks.map(drink => ({
      ...drink,
      score: stored.step === 'revealed' ? drink.score : null,
    })),
    guestCount: stored.guest_count,
  }
}

/** @param isAway whether a member who leads a session is away */
export function toSession(stored: StoredSession, isAway: (memberId: string) => boolean): LivePairing {
  const session = toListedSession(stored)
  return {
    ...session,
    isHostAway: session.hostId !== null && isAway(session.hostId),
    drinks: session.drinks.map(drink => ({
      ...drink,
      thirds: thirds.map(third => toThird(stored, drink.place, third)),
    })),
    guests: stored.guests,
  }
}

function toThird(
  { step, given, own, revealed }: StoredSession,
  place: number,
  third: number,
): LivePairing['drinks'][number]['thirds'][number] {
  const isThis = (vote: { place: number; third: number }) => vote.place === place && vote.third === third
  const countOf = (stars: number) => revealed.find(vote => isThis(vote) && vote.stars === stars)?.votes ?? 0
  return {
    votes: given.find(isThis)?.votes ?? 0,
    own: own.find(isThis)?.stars ?? null,
    counts: step === 'revealed' ? allStars.map(countOf) : null,
  }
}
