import * as z from 'zod/mini'
import { drinkKinds, pairDrawing } from '#features/catalogue/catalogue.contract.ts'
import { contract, file, json } from '#platform/api.contract.ts'
import { pathText, searchText, typedText } from '#platform/text.contract.ts'

export const pairingsUnreadable = 'Failed to load pairings'
const maxNameLength = 300
const maxNotesLength = 10_000
const maxIdLength = 200
export const maxVaultSearchLength = 100
const signInFirst = 'Please sign in to save pairings'
const id = z.strictObject({ id: z.uuid() })
const rating = z.nullable(z.number().check(z.int(), z.gte(1), z.lte(5)))
const noSuchPairing = {
  NO_SUCH_PAIRING: { status: 404, error: 'That pairing is not in your vault.' },
} as const

/** Named like the columns of `saved_pairings`. */
export const savedPairing = z.object({
  id: z.string(),
  cigar_name: z.string(),
  pairing_type: z.enum(drinkKinds),
  pairing_name: z.string(),
  notes: z.string(),
  rating,
  created_at: z.string(),
  /** Null unless the catalogue has both. */
  drawing: z.nullable(pairDrawing),
  /** Path of the public page; null while the pairing is not shared. */
  shared_path: z.nullable(z.string()),
})
const upsertedPairing = z.object({ ...savedPairing.shape, isNew: z.boolean() })
export type SavedPairing = z.output<typeof savedPairing>

export const vaultOrders = ['newest', 'oldest', 'best'] as const
export const pageSize = 24

export const vaultContract = contract({
  listPairings: {
    method: 'GET',
    path: '/api/saved-pairings',
    summary: 'The member’s pairings, a page at a time; `next` is the cursor of the next page.',
    opensTo: 'members',
    query: z.strictObject({
      /** Part of either name. */
      q: searchText({ maxLength: maxVaultSearchLength }),
      type: z.optional(z.enum(drinkKinds)),
      order: z._default(z.enum(vaultOrders), 'newest'),
      after: z.optional(z.string().check(z.maxLength(200))),
    }),
    out: json(
      z.object({
        pairings: z.array(savedPairing),
        next: z.nullable(z.string()),
        /** All types in the vault, whatever the filter. */
        types: z.array(z.enum(drinkKinds)),
        /** Whether the whole vault is empty, whatever the filter. */
        isEmpty: z.boolean(),
      }),
    ),
    refusals: {},
  },
  readPairing: {
    method: 'GET',
    path: '/api/saved-pairings/:id',
    summary: 'One pairing of the member’s vault.',
    opensTo: 'members',
    params: id,
    out: json(savedPairing),
    refusals: noSuchPairing,
  },
  savePairing: {
    method: 'POST',
    path: '/api/saved-pairings',
    summary: 'Saves a pairing. The same pairing on the same day is one row.',
    opensTo: 'members',
    body: json(
      z.strictObject({
        cigar_name: typedText({ missing: 'Please enter a cigar name', maxLength: maxNameLength }),
        pairing_type: z.enum(drinkKinds),
        pairing_name: typedText({ missing: 'Please enter a pairing name', maxLength: maxNameLength }),
        notes: typedText({ missing: 'Please enter notes', maxLength: maxNotesLength }),
        /** Ids of the catalogue; ignored unless they match the names. */
        cigar_id: z.optional(pathText({ maxLength: maxIdLength })),
        drink_id: z.optional(pathText({ maxLength: maxIdLength })),
      }),
    ),
    out: json(upsertedPairing),
    signInFirst,
    refusals: {},
  },
  ratePairing: {
    method: 'PATCH',
    path: '/api/saved-pairings/:id',
    summary: 'One to five stars; null removes the rating.',
    opensTo: 'members',
    params: id,
    body: json(z.strictObject({ rating })),
    out: json(savedPairing),
    refusals: noSuchPairing,
  },
  deletePairing: {
    method: 'DELETE',
    path: '/api/saved-pairings/:id',
    summary: 'Removes a pairing from the vault; it can be restored for a day.',
    opensTo: 'members',
    params: id,
    out: json(z.object({ done: z.literal(true) })),
    refusals: noSuchPairing,
  },
  restorePairing: {
    method: 'POST',
    path: '/api/saved-pairings/:id/restore',
    summary: 'Restores a removed pairing.',
    opensTo: 'members',
    params: id,
    out: json(savedPairing),
    refusals: noSuchPairing,
  },
  sharePairing: {
    method: 'POST',
    path: '/api/saved-pairings/:id/share',
    summary:
      'Publishes the pairing on a page for anyone who has the link. Repeated calls return the same page.',
    opensTo: 'members',
    params: id,
    body: json(z.strictObject({})),
    out: json(savedPairing),
    refusals: noSuchPairing,
  },
  unsharePairing: {
    method: 'DELETE',
    path: '/api/saved-pairings/:id/share',
    summary: 'Removes that page.',
    opensTo: 'members',
    params: id,
    out: json(savedPairing),
    refusals: noSuchPairing,
  },
  saveShared: {
    method: 'POST',
    path: '/api/shared-pairings/:code/keep',
    summary: 'Saves a shared pairing in the member’s own vault.',
    opensTo: 'members',
    params: z.strictObject({ code: z.string().check(z.maxLength(100)) }),
    body: json(z.strictObject({})),
    out: json(upsertedPairing),
    signInFirst,
    refusals: {
      NO_SUCH_PAIRING: { status: 404, error: 'This pairing is no longer shared.' },
    },
  },
  exportPairings: {
    method: 'GET',
    path: '/api/saved-pairings/export.csv',
    summary: 'The whole vault as a table (CSV), the newest first.',
    opensTo: 'members',
    out: file('text/csv; charset=utf-8'),
    refusals: {},
    limit: { requests: 10, seconds: 60 },
  },
})

/** A page of the portal that saves the shared pairing; a visitor signs in first. */
export const saveSharedPath = (code: string) => `/dashboard/pairings?keep=${code}`

/** The public page of a shared pairing. */
export const sharedPagePath = (code: string) => `/shared/${code}`

export const shareCardContract = contract({
  readShareCard: {
    method: 'GET',
    path: '/shared/:code/card.png',
    summary: 'The preview image of a shared pairing.',
    opensTo: 'everyone',
    params: z.strictObject({ code: z.string() }),
    out: file('image/png'),
    refusals: {},
    // A card that is not cached takes about 150 ms of one core.
    limit: { requests: 20, seconds: 10 },
  },
})
