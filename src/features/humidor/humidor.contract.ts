import * as z from 'zod/mini'
import { cigarDrawing } from '#features/catalogue/catalogue.contract.ts'
import { contract, file, json } from '#platform/api.contract.ts'
import { rowVersion, versionQuery } from '#platform/row-version.contract.ts'
import { optionalText, typedText } from '#platform/text.contract.ts'

export const itemsUnreadable = 'Failed to load inventory'
export const itemNotAdded = 'Failed to add item'
export const itemNotDeleted = 'Failed to delete item'

/** To the member's open tabs, without data. */
export const humidorEvent = 'humidor-changed'

/** Bound what one member can store. */
export const maxItems = 20_000
export const maxHumidors = 50
export const maxQuantity = 9_999
export const maxCapacity = 100_000
export const itemLengths = {
  brand: 120,
  cigarName: 200,
  vitola: 80,
  wrapper: 120,
  size: 40,
  location: 120,
  boxCode: 60,
  notes: 2_000,
} as const
export const maxHumidorNameLength = 60

const wrongQuantity = 'Please give a whole number from 1 to 9,999'
const wrongPrice = 'Please give the price of one cigar, 0 to 99,999.99'
const wrongDay = 'Please enter a date'
const wrongDays = 'Please give a whole number of days, at most a hundred years'
const maxRuleDays = 36_500
const maxPrice = 99_999.99

/** Text or null; an empty one counts as null. */
function textOrNull(maxLength: number) {
  return z.pipe(
    z.nullable(optionalText({ maxLength })),
    z.transform(text => text || null),
  )
}

/** `2026-11-24` or null. */
const dayOrNull = z.nullable(
  z.iso.date(wrongDay).check(z.refine(day => day >= '1900-01-01' && day <= '2200-12-31', wrongDay)),
)

export const itemFields = {
  vitola: textOrNull(itemLengths.vitola),
  wrapper: textOrNull(itemLengths.wrapper),
  /** Length in inches and ring gauge, as typed: `6 × 52`. */
  size: textOrNull(itemLengths.size),
  purchasedOn: dayOrNull,
  agingUntil: dayOrNull,
  location: textOrNull(itemLengths.location),
  boxCode: textOrNull(itemLengths.boxCode),
  /** Of one cigar, in the currency of the lounge. */
  price: z.nullable(
    z.number(wrongPrice).check(
      z.gte(0, wrongPrice),
      z.lte(maxPrice, wrongPrice),
      z.overwrite(price => Math.round(price * 100) / 100),
    ),
  ),
  notes: textOrNull(itemLengths.notes),
  /** A nudge comes when no more are left than this. */
  lowAt: z.nullable(z.int(wrongQuantity).check(z.gte(1, wrongQuantity), z.lte(maxQuantity, wrongQuantity))),
}
const itemNames = {
  brand: typedText({ missing: 'Please enter a brand', maxLength: itemLengths.brand }),
  cigarName: typedText({ missing: 'Please enter a cigar name', maxLength: itemLengths.cigarName }),
}
const quantity = z.int(wrongQuantity).check(z.lte(maxQuantity, wrongQuantity))
const newItemFields = z.object({
  ...z.partial(z.object(itemFields)).shape,
  ...itemNames,
  quantity: z._default(quantity.check(z.gte(1, wrongQuantity)), 1),
  /** Default: the member's oldest humidor, which is made when there is none. */
  humidorId: z.optional(z.uuid()),
})
const newItem = z.strictObject(newItemFields.shape)
export type NewItem = z.output<typeof newItem>

const itemChanges = z
  .strictObject({
    ...z.partial(z.object({ ...itemFields, ...itemNames })).shape,
    /** None are left of a cigar that was smoked to the last. */
    quantity: z.optional(quantity.check(z.gte(0, 'Please give a whole number from 0 to 9,999'))),
    humidorId: z.optional(z.uuid()),
    version: rowVersion,
  })
  .check(z.refine(changes => Object.keys(changes).length > 1, 'Nothing to change'))
export type ItemChanges = Omit<z.output<typeof itemChanges>, 'version'>

export const humidorItem = z.object({
  id: z.string(),
  humidorId: z.string(),
  brand: z.string(),
  cigarName: z.string(),
  vitola: z.nullable(z.string()),
  wrapper: z.nullable(z.string()),
  size: z.nullable(z.string()),
  quantity: z.number(),
  purchasedOn: z.nullable(z.string()),
  agingUntil: z.nullable(z.string()),
  location: z.nullable(z.string()),
  boxCode: z.nullable(z.string()),
  price: z.nullable(z.number()),
  notes: z.nullable(z.string()),
  lowAt: z.nullable(z.number()),
  createdAt: z.string(),
  version: z.number(),
  /** A line of the catalogue; null where it does not know the cigar. */
  lineId: z.nullable(z.string()),
  /** 1 mild to 5 full; null where the catalogue does not know. */
  strength: z.nullable(z.number()),
  /** Null where size or shade is not known. */
  drawing: z.nullable(cigarDrawing),
})
export type HumidorItem = z.output<typeof humidorItem>

export const humidor = z.object({
  id: z.string(),
  name: z.string(),
  /** In cigars; null where the member did not say. */
  capacity: z.nullable(z.number()),
  version: z.number(),
})
export type Humidor = z.output<typeof humidor>

const days = z.int(wrongDays).check(z.gte(0, wrongDays), z.lte(maxRuleDays, wrongDays))
/** In days since the purchase; see `ReadinessRule`. */
export const readinessRuleOfStrength = z.object({
  /** 1 mild to 5 full. */
  strength: z.int().check(z.gte(1), z.lte(5)),
  restDays: days,
  primeFromDays: days,
  primeUntilDays: days,
})
export type ReadinessRuleOfStrength = z.output<typeof readinessRuleOfStrength>

const humidorName = typedText({ missing: 'Please name the humidor', maxLength: maxHumidorNameLength })
const wrongCapacity = 'Please give a whole number from 1 to 100,000'
const capacity = z.nullable(
  z.int(wrongCapacity).check(z.gte(1, wrongCapacity), z.lte(maxCapacity, wrongCapacity)),
)
const params = z.strictObject({ id: z.uuid() })

const noSuchItem = { NO_SUCH_ITEM: { status: 404, error: 'That cigar is not in your humidor.' } } as const
export const noSuchHumidor = { NO_SUCH_HUMIDOR: { status: 404, error: 'You have no such humidor.' } } as const
const changedMeanwhile = {
  CHANGED_MEANWHILE: {
    status: 409,
    error: 'This was changed on another device in the meantime.',
  },
} as const
const full = {
  TOO_MANY_ITEMS: { status: 409, error: 'Your inventory is full: 20,000 entries.' },
} as const
const done = json(z.object({ done: z.literal(true) }))

export const humidorContract = contract({
  listItems: {
    method: 'GET',
    path: '/api/humidor/items',
    summary: 'All cigars of the member’s humidors, the latest first.',
    opensTo: 'members',
    alsoForStaff: true,
    out: json(
      z.object({
        items: z.array(humidorItem),
        humidors: z.array(humidor),
        /** Of the member; strengths that are missing follow the rules of the product. */
        rules: z.array(readinessRuleOfStrength),
      }),
    ),
    refusals: {},
  },
  addItem: {
    method: 'POST',
    path: '/api/humidor/items',
    summary: 'Adds a cigar to a humidor.',
    opensTo: 'members',
    alsoForStaff: true,
    body: json(newItem),
    out: json(humidorItem),
    refusals: { ...noSuchHumidor, ...full },
  },
  changeItem: {
    method: 'PATCH',
    path: '/api/humidor/items/:id',
    summary:
      'Changes the given fields of a cigar, if it still has the given version. If not, `current` of the refusal is the cigar as it is now.',
    opensTo: 'members',
    alsoForStaff: true,
    params,
    body: json(itemChanges),
    out: json(humidorItem),
    refusals: { ...noSuchItem, ...noSuchHumidor, ...changedMeanwhile },
  },
  deleteItem: {
    method: 'DELETE',
    path: '/api/humidor/items/:id',
    summary: 'Deletes a cigar; with a version, only if it still has that version.',
    opensTo: 'members',
    alsoForStaff: true,
    params,
    query: versionQuery,
    out: done,
    refusals: { ...noSuchItem, ...changedMeanwhile },
  },
  smokeItem: {
    method: 'POST',
    path: '/api/humidor/items/:id/smoke',
    summary: 'Takes one cigar out to smoke it. `smokeId` is for undoing it.',
    opensTo: 'members',
    params,
    out: json(z.object({ item: humidorItem, smokeId: z.string() })),
    refusals: { ...noSuchItem, NONE_LEFT: { status: 409, error: 'None of these are left.' } },
  },
  undoSmoke: {
    method: 'DELETE',
    path: '/api/humidor/smokes/:id',
    summary:
      'Puts a cigar back that was taken out. A repeated call changes nothing, and then `item` is null.',
    opensTo: 'members',
    params,
    out: json(z.object({ item: z.nullable(humidorItem) })),
    refusals: {},
  },
  exportItems: {
    method: 'GET',
    path: '/api/humidor/export.csv',
    summary: 'All cigars of the member’s humidors as a table (CSV), the latest first.',
    opensTo: 'members',
    alsoForStaff: true,
    out: file('text/csv; charset=utf-8'),
    refusals: {},
    limit: { requests: 10, seconds: 60 },
  },
  addHumidor: {
    method: 'POST',
    path: '/api/humidors',
    summary: 'Adds a humidor.',
    opensTo: 'members',
    alsoForStaff: true,
    body: json(z.strictObject({ name: humidorName, capacity: z._default(capacity, null) })),
    out: json(humidor),
    refusals: { TOO_MANY_HUMIDORS: { status: 409, error: 'You have 50 humidors, and that is the limit.' } },
  },
  changeHumidor: {
    method: 'PATCH',
    path: '/api/humidors/:id',
    summary: 'Renames a humidor, or changes how many cigars fit.',
    opensTo: 'members',
    alsoForStaff: true,
    params,
    body: json(
      z.strictObject({ name: z.optional(humidorName), capacity: z.optional(capacity), version: rowVersion }),
    ),
    out: json(humidor),
    refusals: { ...noSuchHumidor, ...changedMeanwhile },
  },
  deleteHumidor: {
    method: 'DELETE',
    path: '/api/humidors/:id',
    summary: 'Deletes a humidor without cigars.',
    opensTo: 'members',
    alsoForStaff: true,
    params,
    out: done,
    refusals: {
      ...noSuchHumidor,
      NOT_EMPTY: { status: 409, error: 'Move or delete the cigars in it first.' },
    },
  },
})
