import { dayOf } from '#platform/client/day.ts'
import type { Maintenance } from '../../maintenance.contract.ts'
import type { MaintenanceKind, PackStrength } from '../../maintenance.rules.ts'
import type { NewMaintenance } from '../../maintenance-changes.contract.ts'

/** What the form of an entry holds. */
export interface MaintenanceDraft {
  humidorId: string
  kind: MaintenanceKind
  packStrength: PackStrength
  packCount: number | null
  day: string
  note: string
}

const usualStrength = 69

export function draftOf(entry: Maintenance): MaintenanceDraft {
  return {
    humidorId: entry.humidorId,
    kind: entry.kind,
    packStrength: entry.packStrength ?? usualStrength,
    packCount: entry.packCount,
    day: dayOf(new Date(entry.doneAt)),
    note: entry.note ?? '',
  }
}

export function newDraft(humidorId: string, packCount: number, now: Date): MaintenanceDraft {
  return { humidorId, kind: 'packs', packStrength: usualStrength, packCount, day: dayOf(now), note: '' }
}

export type DraftErrors = Partial<Record<'packCount' | 'day' | 'note', string>>

export function checkDraft({ kind, packCount, day, note }: MaintenanceDraft, now: Date): DraftErrors {
  return {
    ...(kind === 'packs' && packCount === null && { packCount: 'Please give the number of packs' }),
    ...((day === '' || day > dayOf(now)) && { day: 'Please give a day that has been' }),
    ...(kind === 'note' && note.trim() === '' && { note: 'Please write the note' }),
  }
}

/** The time of day is kept while the day stays, and is now for today, else noon. */
export function toValues(
  draft: MaintenanceDraft,
  before: Maintenance | undefined,
  now: Date,
): NewMaintenance {
  const { humidorId, kind, packStrength, packCount, day, note } = draft
  const isPacks = kind === 'packs'
  return {
    humidorId,
    kind,
    doneAt: timeOn(day, before, now).toISOString(),
    packStrength: isPacks ? packStrength : null,
    packCount: isPacks ? packCount : null,
    note: note.trim() || null,
  }
}

function timeOn(day: string, before: Maintenance | undefined, now: Date): Date {
  if (before && dayOf(new Date(before.doneAt)) === day) return new Date(before.doneAt)
  return day === dayOf(now) ? now : new Date(`${day}T12:00`)
}
