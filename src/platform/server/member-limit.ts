/** How often each member may do something. */
export interface MemberLimit {
  /** Takes one, and returns 0; or returns the seconds until there is one again. */
  take(memberId: string): number
  /** Takes the last one back, which was not used. */
  giveBack(memberId: string): void
}

interface Options {
  /** 0: no limit. */
  most: number
  seconds: number
  /** Milliseconds. */
  now?: () => number
}

/**
 * At most so many in any stretch of so many seconds. In memory, so it holds for this process: of several nodes each counts
 * for itself, and a member who writes to all of them gets as many times more. It stops a flood, for which that is enough,
 * and a shared count would cost each message a statement.
 */
export function openMemberLimit({ most, seconds, now = () => performance.now() }: Options): MemberLimit {
  const times = new Map<string, number[]>()
  const windowMilliseconds = seconds * 1000
  let sweepAt = 0
  const recent = (all: readonly number[], at: number) => all.filter(time => time > at - windowMilliseconds)
  const sweep = (at: number) => {
    if (at < sweepAt) return
    sweepAt = at + windowMilliseconds
    for (const [memberId, all] of times) if (recent(all, at).length === 0) times.delete(memberId)
  }
  return {
    take(memberId) {
      if (most === 0) return 0
      const at = now()
      const taken = recent(times.get(memberId) ?? [], at)
      if (taken.length >= most) return Math.max(1, Math.ceil((taken[0]! + windowMilliseconds - at) / 1000))
      sweep(at)
      times.set(memberId, [...taken, at])
      return 0
    },
    giveBack(memberId) {
      times.get(memberId)?.pop()
    },
  }
}
