/** Milliseconds since 1970, so that a session survives a reload. */
export interface SessionTime {
  litAt: number | null
  pausedAt: number | null
  pausedMilliseconds: number
  outAt: number | null
}

export const notLit: SessionTime = { litAt: null, pausedAt: null, pausedMilliseconds: 0, outAt: null }

export type SessionState = 'waiting' | 'burning' | 'paused' | 'out'

export function sessionState({ litAt, pausedAt, outAt }: SessionTime): SessionState {
  if (litAt === null) return 'waiting'
  if (outAt !== null) return 'out'
  return pausedAt === null ? 'burning' : 'paused'
}

/** Without the pauses. */
export function burnedMilliseconds(time: SessionTime, now: number): number {
  if (time.litAt === null) return 0
  return Math.max(0, (time.outAt ?? time.pausedAt ?? now) - time.litAt - time.pausedMilliseconds)
}

export function light(now: number): SessionTime {
  return { ...notLit, litAt: now }
}

export function pause(time: SessionTime, now: number): SessionTime {
  return { ...time, pausedAt: now }
}

export function resume(time: SessionTime, now: number): SessionTime {
  const paused = time.pausedAt === null ? 0 : now - time.pausedAt
  return { ...time, pausedAt: null, pausedMilliseconds: time.pausedMilliseconds + paused }
}

export function putOut(time: SessionTime, now: number): SessionTime {
  return { ...resume(time, now), outAt: now }
}

/** It was not out after all: the time since then is a pause. */
export function relight(time: SessionTime, now: number): SessionTime {
  return resume({ ...time, pausedAt: time.outAt, outAt: null }, now)
}

/** `41:07`, from an hour on `1:02:09`. */
export function formatDuration(milliseconds: number): string {
  const seconds = Math.floor(milliseconds / 1000)
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
  const shown = parts[0] === 0 ? parts.slice(1) : parts
  return shown.map((part, index) => (index === 0 ? `${part}` : `${part}`.padStart(2, '0'))).join(':')
}
