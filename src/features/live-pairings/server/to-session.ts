import type { LivePairing } from '../live-pairings.contract.ts'
import type { StoredSession } from './live-pairings.store.ts'

const thirds = [1, 2, 3]
const allStars = [1, 2, 3, 4, 5]

/** @param isAway whether a member who leads a session is away */
export function toSession(stored: StoredSession, isAway: (memberId: string) => boolean): LivePairing {
  const { id, host_id, cigar_id, cigar_name, step, created_at, revealed_at, guests } = stored
  return {
    id,
    hostId: host_id,
    isHostAway: host_id !== null && isAway(host_id),
    cigarId: cigar_id,
    cigarName: cigar_name,
    step,
    createdAt: created_at.toISOString(),
    revealedAt: revealed_at?.toISOString() ?? null,
    drinks: stored.drinks.map(drink => toDrink(stored, drink)),
    guests,
  }
}

function toDrink(
  { step, given, own, revealed }: StoredSession,
  { place, id, name, score }: StoredSession['drinks'][number],
): LivePairing['drinks'][number] {
  const isRevealed = step === 'revealed'
  const ofPlace = revealed.filter(vote => vote.place === place)
  const votes = ofPlace.reduce((sum, vote) => sum + vote.votes, 0)
  const stars = ofPlace.reduce((sum, vote) => sum + vote.stars * vote.votes, 0)
  return {
    place,
    id,
    name,
    thirds: thirds.map(third => {
      const isThis = (vote: { place: number; third: number }) => vote.place === place && vote.third === third
      const countOf = (number: number) =>
        revealed.find(vote => isThis(vote) && vote.stars === number)?.votes ?? 0
      return {
        votes: given.find(isThis)?.votes ?? 0,
        own: own.find(isThis)?.stars ?? null,
        counts: isRevealed ? allStars.map(countOf) : null,
      }
    }),
    mean: votes === 0 ? null : stars / votes,
    score: isRevealed ? score : null,
  }
}
