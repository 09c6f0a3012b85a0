import { dayOf } from '#platform/client/day.ts'
import type { Thirds } from '#platform/client/ui/journal/ThirdsEditor.tsx'
import type { Flavor } from '../flavors.rules.ts'
import {
  defaultRating,
  type EntryChanges,
  entryLengths,
  type JournalEntry,
  maxDurationMinutes,
  type NewEntry,
  wrongTime,
} from '../journal.contract.ts'

/** The fields of the form as they are typed. */
export interface EntryDraft {
  cigar: string
  notes: string
  rating: number
  /** `2026-11-24`, on the calendar of this device. */
  day: string
  drink: string
  vitola: string
  /** Null while the field is empty. */
  durationMinutes: number | null
  thirds: Thirds
  draw: JournalEntry['draw']
  burn: JournalEntry['burn']
  appearance: JournalEntry['appearance']
  flavors: readonly Flavor[]
  /** Of the member's own vault and humidor. */
  pairingId: string | null
  humidorItemId: string | null
}

export type DraftErrors = Partial<Record<keyof EntryDraft, string>>

/** What the fields of the form are given. */
export interface EntryFieldsProps {
  draft: EntryDraft
  errors: DraftErrors
  onChange: (changes: Partial<EntryDraft>) => void
}

export function emptyDraft(now = new Date()): EntryDraft {
  return {
    cigar: '',
    notes: '',
    rating: defaultRating,
    day: dayOf(now),
    drink: '',
    vitola: '',
    durationMinutes: null,
    thirds: ['', '', ''],
    draw: null,
    burn: null,
    appearance: null,
    flavors: [],
    pairingId: null,
    humidorItemId: null,
  }
}

/** Of an entry that waits on this device. */
export function draftOfNew(entry: NewEntry): EntryDraft {
  const filled = { ...toNewEntry(emptyDraft()), ...entry } as JournalEntry
  return draftOf(filled)
}

export function draftOf(entry: Omit<JournalEntry, 'id' | 'version'>): EntryDraft {
  const [first, second, last] = entry.thirds
  return {
    cigar: entry.cigar,
    notes: entry.notes,
    rating: entry.rating,
    day: dayOf(new Date(entry.smokedAt)),
    drink: entry.drink ?? '',
    vitola: entry.vitola ?? '',
    durationMinutes: entry.durationMinutes,
    thirds: [first ?? '', second ?? '', last ?? ''],
    draw: entry.draw,
    burn: entry.burn,
    appearance: entry.appearance,
    flavors: entry.flavors,
    pairingId: entry.pairingId,
    humidorItemId: entry.humidorItemId,
  }
}

/** Whether the form holds more than is always shown of it. */
export function hasDetails(draft: EntryDraft): boolean {
  const { cigar: _c, notes: _n, rating: _r, day: _d, vitola: _v, humidorItemId: _i, ...details } = draft
  return Object.values(details).some(value =>
    Array.isArray(value) ? value.some(part => part !== '') : value !== null && value !== '',
  )
}

/** What has to be mended before it is sent. */
export function checkDraft(draft: EntryDraft, now = new Date()): DraftErrors {
  const { durationMinutes: minutes, day } = draft
  const isDuration =
    minutes === null || (Number.isInteger(minutes) && minutes >= 1 && minutes <= maxDurationMinutes)
  return {
    ...(draft.cigar.trim() === '' && { cigar: 'Please enter a cigar name' }),
    ...(draft.notes.trim() === '' && { notes: 'Please enter your tasting notes' }),
    ...((day === '' || day > dayOf(now)) && { day: wrongTime }),
    ...(!isDuration && { durationMinutes: 'Please give whole minutes from 1 to 600' }),
    ...(draft.thirds.some(third => third.length > entryLengths.third) && { thirds: 'Please shorten it' }),
  }
}

/** Empty texts are sent as null. The evening of today is now, of another day its noon. */
export function toNewEntry(draft: EntryDraft, now = new Date()): NewEntry {
  const { day, thirds, drink, vitola, flavors, ...rest } = draft
  const [first, second, last] = thirds.map(textOrNull)
  return {
    ...rest,
    drink: textOrNull(drink),
    vitola: textOrNull(vitola),
    thirds: [first ?? null, second ?? null, last ?? null],
    flavors: [...flavors],
    smokedAt: momentOf(day, now),
  }
}

/** Only what differs from the entry that was opened: what another device changed elsewhere in it stays. */
export function changesOf(draft: EntryDraft, opened: JournalEntry): EntryChanges {
  const before = draftOf(opened)
  const { smokedAt, ...fields } = toNewEntry(draft)
  const { smokedAt: _, ...fieldsBefore } = toNewEntry(before)
  const entries = Object.entries(fields).filter(
    ([field, value]) => JSON.stringify(value) !== JSON.stringify(fieldsBefore[field as keyof typeof fields]),
  )
  return { ...Object.fromEntries(entries), ...(draft.day !== before.day && { smokedAt }) }
}

function momentOf(day: string, now: Date): string {
  return (day === dayOf(now) ? now : new Date(`${day}T12:00:00`)).toISOString()
}

function textOrNull(text: string): string | null {
  return text.trim() === '' ? null : text
}
