import { fullCigarName } from '#features/catalogue/cigar-name.rules.ts'
import type { Catalogue } from '#features/catalogue/server/load-catalogue.ts'
import { findLineByName } from '#features/pairing/server/find-by-exact-name.ts'
import type { ItemChanges, NewItem } from '../humidor.contract.ts'
import type { ItemUpdate, NewItemValues } from './items.store.ts'

/** Columns of a new item. What was not said is null. */
export function newItemValues(catalogue: Catalogue, item: NewItem): NewItemValues {
  const { brand, cigarName, quantity } = item
  return {
    humidor_id: item.humidorId,
    brand,
    cigar_name: cigarName,
    line_id: lineIdOf(catalogue, brand, cigarName),
    vitola: item.vitola ?? null,
    wrapper: item.wrapper ?? null,
    size: item.size ?? null,
    quantity,
    low_at: item.lowAt ?? null,
    purchased_on: item.purchasedOn ?? null,
    aging_until: item.agingUntil ?? null,
    location: item.location ?? null,
    box_code: item.boxCode ?? null,
    price: item.price ?? null,
    notes: item.notes ?? null,
  }
}

/** Columns that change; those of fields that are absent stay as they are. */
export function changedItemValues(changes: ItemChanges): ItemUpdate {
  return {
    humidor_id: changes.humidorId,
    brand: changes.brand,
    cigar_name: changes.cigarName,
    vitola: changes.vitola,
    wrapper: changes.wrapper,
    size: changes.size,
    quantity: changes.quantity,
    low_at: changes.lowAt,
    purchased_on: changes.purchasedOn,
    aging_until: changes.agingUntil,
    location: changes.location,
    box_code: changes.boxCode,
    price: changes.price,
    notes: changes.notes,
  }
}

/** Only for a name that is unambiguous, or another cigar would be drawn. */
export function lineIdOf(catalogue: Catalogue, brand: string, cigarName: string): string | null {
  return findLineByName(catalogue, fullCigarName({ brand, line: cigarName }))?.id ?? null
}
