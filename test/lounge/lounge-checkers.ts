import type { LoungeHistory, PlacedMessage } from './lounge-history.ts'

/** How long after a ban a tab may stay open and a message may be accepted, in milliseconds. */
export const banGraceMilliseconds = 5_000

/** What a history shows that must never be; each line names a message, a tab or a member. */
export interface Violations {
  /** Acknowledged and not stored, or stored and not shown in a tab that was open to the end. */
  lost: string[]
  /** Stored or shown twice, or acknowledged at two places. */
  doubled: string[]
  /** A tab or the channel with another order, or with a gap. */
  disordered: string[]
  /** Accepted or received later than five seconds after a ban. */
  afterBan: string[]
}

export function checkHistory(history: LoungeHistory): Violations {
  return {
    lost: lostMessages(history),
    doubled: doubledMessages(history),
    disordered: disorderedMessages(history),
    afterBan: messagesAfterBan(history),
  }
}

export const countViolations = (violations: Violations) => Object.values(violations).flat().length

function lostMessages({ acknowledged, tabs, stored, bans }: LoungeHistory): string[] {
  const storedIds = idsOf(stored)
  const isBanned = (memberId: string) => bans.some(ban => ban.memberId === memberId)
  return [
    ...acknowledged
      .filter(({ id }) => !storedIds.has(id))
      .map(({ id, seq }) => `${id}, acknowledged as ${seq}, is not stored`),
    ...tabs
      .filter(({ memberId }) => !isBanned(memberId))
      .flatMap(({ name, shown }) => {
        const shownIds = idsOf(shown)
        return stored
          .filter(({ id }) => !shownIds.has(id))
          .map(({ id, seq }) => `${name} does not show ${id} at ${seq}`)
      }),
  ]
}

function doubledMessages({ acknowledged, tabs, stored }: LoungeHistory): string[] {
  const places = new Map<string, number>()
  const moved = acknowledged.flatMap(({ id, seq }) => {
    const first = places.get(id) ?? seq
    places.set(id, first)
    return first === seq ? [] : [`${id} was acknowledged as ${first} and as ${seq}`]
  })
  const lists = [
    { name: 'the channel', messages: stored },
    ...tabs.map(({ name, shown }) => ({ name, messages: shown })),
  ]
  return [
    ...moved,
    ...lists.flatMap(({ name, messages }) =>
      repeated(messages).map(({ id, seq }) => `${name} has ${id} again at ${seq}`),
    ),
  ]
}

/** A banned member's tab may end early, but is in order as far as it goes. */
function disorderedMessages({ acknowledged, tabs, stored }: LoungeHistory): string[] {
  const idAt = new Map(stored.map(({ seq, id }) => [seq, id]))
  return [
    ...stored.flatMap(({ seq }, index) =>
      seq === index + 1 ? [] : [`the channel has ${seq} at place ${index + 1}`],
    ),
    ...acknowledged
      .filter(({ id, seq }) => idAt.has(seq) && idAt.get(seq) !== id)
      .map(({ id, seq }) => `${id} was acknowledged as ${seq}, where ${idAt.get(seq)} is stored`),
    ...tabs.flatMap(({ name, shown }) =>
      shown.flatMap(({ id, seq }, index) => {
        if (index > 0 && seq !== shown[index - 1]!.seq + 1)
          return [`${name} shows ${seq} after ${shown[index - 1]!.seq}`]
        return idAt.get(seq) === id ? [] : [`${name} shows ${id} at ${seq}, where ${idAt.get(seq)} is stored`]
      }),
    ),
  ]
}

function messagesAfterBan({ acknowledged, tabs, bans }: LoungeHistory): string[] {
  return bans.flatMap(({ memberId, at }) => [
    ...acknowledged
      .filter(each => each.memberId === memberId && each.askedAt > at + banGraceMilliseconds)
      .map(({ id, askedAt }) => `${id} was accepted ${askedAt - at} ms after the ban of its author`),
    ...tabs
      .filter(tab => tab.memberId === memberId && tab.lastReceivedAt > at + banGraceMilliseconds)
      .map(
        ({ name, lastReceivedAt }) => `${name} received a message ${lastReceivedAt - at} ms after the ban`,
      ),
  ])
}

function repeated(messages: readonly PlacedMessage[]): PlacedMessage[] {
  const seen = new Set<string>()
  return messages.filter(({ id }) => seen.has(id) || !seen.add(id))
}

const idsOf = (messages: readonly PlacedMessage[]) => new Set(messages.map(({ id }) => id))
