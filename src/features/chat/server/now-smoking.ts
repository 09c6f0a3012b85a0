interface Smoke {
  cigar: string
  /** Milliseconds since 1970. */
  until: number
}

/** What members show the lounge that they smoke. Of this process: a page that is open tells it again after a restart. */
export interface NowSmoking {
  show(memberId: string, cigar: string, minutes: number): void
  hide(memberId: string): void
  /** Of these members, in the order in which they lit up. */
  list(memberIds: readonly string[]): { memberId: string; cigar: string }[]
}

const minuteMilliseconds = 60_000

export function openNowSmoking(now: () => number = Date.now): NowSmoking {
  const smokes = new Map<string, Smoke>()
  const removeOld = () => {
    for (const [memberId, { until }] of smokes) if (until <= now()) smokes.delete(memberId)
  }
  return {
    show(memberId, cigar, minutes) {
      removeOld()
      smokes.set(memberId, { cigar, until: now() + minutes * minuteMilliseconds })
    },
    hide: memberId => void smokes.delete(memberId),
    list(memberIds) {
      removeOld()
      const present = new Set(memberIds)
      return [...smokes].flatMap(([memberId, { cigar }]) =>
        present.has(memberId) ? [{ memberId, cigar }] : [],
      )
    },
  }
}
