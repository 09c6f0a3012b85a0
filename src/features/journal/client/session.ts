import {
  burnedMilliseconds,
  notLit,
  type SessionTime,
  sessionState,
} from '#platform/client/ui/journal/session-time.ts'
import type { Thirds } from '#platform/client/ui/journal/ThirdsEditor.tsx'
import { maxDurationMinutes } from '../journal.contract.ts'
import { type EntryDraft, emptyDraft } from './entry-draft.ts'

/** A cigar that is being smoked. */
export interface Session {
  cigar: string
  vitola: string
  humidorItemId: string | null
  /** Of the one that was taken out of the humidor for it. */
  smokeId?: string | undefined
  /** Null while the field is empty. */
  expectedMinutes: number | null
  thirds: Thirds
  time: SessionTime
  /** The lounge sees what is smoked. */
  isShown: boolean
  /** It is being written up: what is noted from now on is noted in the form. */
  isWritten: boolean
}

export const usualMinutes = 60

export const newSession: Session = {
  cigar: '',
  vitola: '',
  humidorItemId: null,
  expectedMinutes: usualMinutes,
  thirds: ['', '', ''],
  time: notLit,
  isShown: false,
  isWritten: false,
}

export function isLit({ time }: Session): boolean {
  return sessionState(time) !== 'waiting'
}

/** What the lounge sees of it; null: nothing. */
export function shownCigar(session: Session | undefined): string | null {
  if (!session?.isShown || session.isWritten || !isLit(session) || sessionState(session.time) === 'out')
    return null
  return session.cigar.trim() || null
}

/** 0 to 2: where it burns at the given time. */
export function thirdOf({ time, expectedMinutes }: Session, now: number): 0 | 1 | 2 {
  const share = burnedMilliseconds(time, now) / ((expectedMinutes ?? usualMinutes) * 60_000)
  return share < 1 / 3 ? 0 : share < 2 / 3 ? 1 : 2
}

export function draftOfSession(
  { cigar, vitola, humidorItemId, thirds, time }: Session,
  now: number,
): EntryDraft {
  const minutes = Math.round(burnedMilliseconds(time, now) / 60_000)
  return {
    ...emptyDraft(new Date(now)),
    cigar,
    vitola,
    humidorItemId,
    thirds,
    durationMinutes: Math.min(maxDurationMinutes, Math.max(1, minutes)),
  }
}

/** `sb-`: removed with the other keys of the member when they sign out. */
const keyOf = (memberId: string) => `sb-journal-session-${memberId}`

export function storedSession(memberId: string): Session | undefined {
  try {
    const stored = JSON.parse(localStorage.getItem(keyOf(memberId)) ?? 'null') as Session | null
    return stored?.time ? { ...newSession, ...stored } : undefined
  } catch {
    return undefined
  }
}

export function storeSession(memberId: string, session: Session | undefined): void {
  if (session) localStorage.setItem(keyOf(memberId), JSON.stringify(session))
  else localStorage.removeItem(keyOf(memberId))
}
