import type { Catalogue } from '#features/catalogue/server/load-catalogue.ts'
import { findDrinkByName, findLineByName } from '#features/pairing/server/find-by-exact-name.ts'
import type { EntryChanges, NewEntry } from '../journal.contract.ts'
import type { EntryUpdate, NewEntryValues } from './entries.store.ts'

/** Columns of a new entry. What was not said is null. */
export function newEntryValues(catalogue: Catalogue, entry: NewEntry, now: Date): NewEntryValues {
  return {
    id: entry.id,
    ...cigarColumns(catalogue, entry.cigar),
    ...drinkColumns(catalogue, entry.drink ?? null),
    vitola: entry.vitola ?? null,
    rating: entry.rating,
    notes: entry.notes,
    ...thirdColumns(entry.thirds ?? [null, null, null]),
    draw: entry.draw ?? null,
    burn: entry.burn ?? null,
    appearance: entry.appearance ?? null,
    flavors: entry.flavors ?? [],
    duration_minutes: entry.durationMinutes ?? null,
    pairing_id: entry.pairingId ?? null,
    humidor_item_id: entry.humidorItemId ?? null,
    temperature: null,
    humidity: null,
    smoked_at: entry.smokedAt ? new Date(entry.smokedAt) : now,
  }
}

/** Columns that change; those of fields that are absent stay as they are. */
export function changedEntryValues(catalogue: Catalogue, changes: EntryChanges): EntryUpdate {
  return {
    ...(changes.cigar !== undefined && cigarColumns(catalogue, changes.cigar)),
    ...(changes.drink !== undefined && drinkColumns(catalogue, changes.drink)),
    vitola: changes.vitola,
    rating: changes.rating,
    notes: changes.notes,
    ...(changes.thirds && thirdColumns(changes.thirds)),
    draw: changes.draw,
    burn: changes.burn,
    appearance: changes.appearance,
    flavors: changes.flavors,
    duration_minutes: changes.durationMinutes,
    pairing_id: changes.pairingId,
    humidor_item_id: changes.humidorItemId,
    smoked_at: changes.smokedAt === undefined ? undefined : new Date(changes.smokedAt),
  }
}

/** Only for a name that is unambiguous, or another cigar would be drawn. */
function cigarColumns(catalogue: Catalogue, name: string) {
  return { cigar_name: name, line_id: findLineByName(catalogue, name)?.id ?? null }
}

function drinkColumns(catalogue: Catalogue, name: string | null) {
  return { drink_name: name, drink_id: name ? (findDrinkByName(catalogue, name)?.id ?? null) : null }
}

function thirdColumns([first, second, last]: readonly [string | null, string | null, string | null]) {
  return { first_third: first, second_third: second, last_third: last }
}
