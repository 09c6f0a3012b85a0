import type { catalogueContract } from '#features/catalogue/catalogue.contract.ts'
import type { ProcedureOutput } from '#platform/api.contract.ts'
import { type HumidorItem, type ItemChanges, maxQuantity, type NewItem } from '../humidor.contract.ts'

/** The fields of the form as they are typed. */
export interface ItemDraft {
  brand: string
  cigarName: string
  vitola: string
  wrapper: string
  size: string
  /** Null while the field is empty. */
  quantity: number | null
  purchasedOn: string
  agingUntil: string
  location: string
  boxCode: string
  price: number | null
  lowAt: number | null
  notes: string
  humidorId: string | null
}

export type DraftErrors = Partial<Record<keyof ItemDraft, string>>

const emptyDraft: ItemDraft = {
  brand: '',
  cigarName: '',
  vitola: '',
  wrapper: '',
  size: '',
  quantity: 1,
  purchasedOn: '',
  agingUntil: '',
  location: '',
  boxCode: '',
  price: null,
  lowAt: null,
  notes: '',
  humidorId: null,
}

export function draftOf(item: HumidorItem | undefined): ItemDraft {
  if (!item) return emptyDraft
  return {
    brand: item.brand,
    cigarName: item.cigarName,
    vitola: item.vitola ?? '',
    wrapper: item.wrapper ?? '',
    size: item.size ?? '',
    quantity: item.quantity,
    purchasedOn: item.purchasedOn ?? '',
    agingUntil: item.agingUntil ?? '',
    location: item.location ?? '',
    boxCode: item.boxCode ?? '',
    price: item.price,
    lowAt: item.lowAt,
    notes: item.notes ?? '',
    humidorId: item.humidorId,
  }
}

export type SuggestedCigar = ProcedureOutput<typeof catalogueContract.searchCigars>['matches'][number]

/** What the catalogue does not know stays as it was typed. */
export function fieldsOf({ brand, line, wrapper, vitola, drawing }: SuggestedCigar): Partial<ItemDraft> {
  return {
    brand,
    cigarName: line,
    ...(wrapper && { wrapper }),
    ...(vitola && { vitola }),
    ...(drawing && { size: `${drawing.lengthInches} × ${drawing.ringGauge}` }),
  }
}

/** What has to be mended before it is sent; `isNew` because none may be left of a cigar that was smoked to the last. */
export function checkDraft({ brand, cigarName, quantity }: ItemDraft, isNew: boolean): DraftErrors {
  const least = isNew ? 1 : 0
  const isQuantity = quantity !== null && Number.isInteger(quantity) && quantity >= least
  return {
    ...(brand.trim() === '' && { brand: 'Please enter a brand' }),
    ...(cigarName.trim() === '' && { cigarName: 'Please enter a cigar name' }),
    ...(!(isQuantity && quantity <= maxQuantity) && {
      quantity: `Please give a whole number from ${least} to 9,999`,
    }),
  }
}

/** Optional fields that are empty are sent as null. */
export function toNewItem(draft: ItemDraft): NewItem {
  const { brand, cigarName, quantity, humidorId, price, lowAt, ...texts } = draft
  const optional = Object.fromEntries(
    Object.entries(texts).map(([field, text]) => [field, text.trim() === '' ? null : text]),
  ) as Record<keyof typeof texts, string | null>
  return {
    brand,
    cigarName,
    quantity: quantity ?? 1,
    price,
    lowAt,
    ...optional,
    ...(humidorId !== null && { humidorId }),
  }
}

/** Only what differs from the row that was opened: what another device changed elsewhere in it stays. */
export function changesOf(draft: ItemDraft, opened: HumidorItem): ItemChanges {
  const before = toNewItem(draftOf(opened))
  const entries = Object.entries(toNewItem(draft)).filter(
    ([field, value]) => value !== before[field as keyof NewItem],
  )
  return Object.fromEntries(entries)
}
