import type { Live } from '#platform/server/live/open-live.ts'

/** A host who reloads the page or picks up the phone again within this time was not away. */
const graceMilliseconds = 15_000

/** Whether a host is there: has a tab open, or had one a moment ago. Of this process, as the tabs are. */
export interface HostAbsence {
  isAway(memberId: string): boolean
}

export function openHostAbsence(
  live: Pick<Live, 'countTabs' | 'onPresenceChanged'>,
  now = () => Date.now(),
): HostAbsence {
  const openedAt = now()
  /** Milliseconds since 1970, of members whose last tab is closed. */
  const leftAt = new Map<string, number>()
  live.onPresenceChanged(memberId => {
    if (live.countTabs(memberId) > 0) leftAt.delete(memberId)
    else leftAt.set(memberId, now())
  })
  return {
    isAway: memberId =>
      live.countTabs(memberId) === 0 && now() - (leftAt.get(memberId) ?? openedAt) >= graceMilliseconds,
  }
}
