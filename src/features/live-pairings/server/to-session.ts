import type { Catalogue } from '#features/catalogue/server/load-catalogue.ts'
import { drawLine } from '#features/pairing/pair-drawing.rules.ts'
import type { ListedSession, LivePairing } from '../live-pairings.contract.ts'
import type { StoredListedSession, StoredSession } from './live-pairings.store.ts'

const thirds = [1, 2, 3]
const allStars = [1, 2, 3, 4, 5]

/** The score of the engine stays null until the reveal. */
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

interface SessionContext {
  catalogue: Pick<Catalogue, 'cigars' | 'drinks'>
  /** Whether a member who leads a session is away. */
  isAway: (memberId: string) => boolean
}

export function toSession(stored: StoredSession, { catalogue, isAway }: SessionContext): LivePairing {
  const line = catalogue.cigars.find(({ id }) => id === stored.cigar_id)
  const session = toListedSession(stored)
  return {
    ...session,
    isHostAway: session.hostId !== null && isAway(session.hostId),
    drawing: line ? drawLine(line) : null,
    drinks: session.drinks.map(drink => ({
      ...drink,
      drawing: catalogue.drinks.find(({ id }) => id === drink.id) ?? null,
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
