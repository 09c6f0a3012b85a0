import * as z from 'zod/mini'
import { drinkKinds, maxCigarTextLength, pairDrawing } from '#features/catalogue/catalogue.contract.ts'
import { pairingContract } from '#features/pairing/pairing.contract.ts'
import { contract, file, json } from '#platform/api.contract.ts'
import { optionalText, pathText, searchText, typedText } from '#platform/text.contract.ts'
import { pairingResult } from './kept-result.contract.ts'

export const pairingsUnreadable = 'Failed to load pairings'
export const maxNameLength = 300
export const maxNotesLength = 10_000
export const maxOwnNotesLength = 2_000
const maxIdLength = 200
export const maxVaultSearchLength = 100
const signInFirst = 'Please sign in to save pairings'
const id = z.strictObject({ id: z.uuid() })
const rating = z.nullable(z.number().check(z.int(), z.gte(1), z.lte(5)))

/** Looking a pairing up and having it are two facts. */
export const pairingStatuses = ['looked up', 'want', 'tried'] as const
export type PairingStatus = (typeof pairingStatuses)[number]

const earliestDay = '1900-01-01'
const millisecondsOfDay = 86_400_000
/** `2026-11-24`, on the member's calendar, which may be a day ahead of ours. */
export const pastDay = z.iso
  .date('Please enter a date')
  .check(
    z.refine(
      day => day >= earliestDay && day <= new Date(Date.now() + millisecondsOfDay).toISOString().slice(0, 10),
      'Please choose a day that has come',
    ),
  )

const pairingChanges = z
  .strictObject({
    rating: z.optional(rating),
    status: z.optional(z.enum(pairingStatuses)),
    /** Makes the pairing `tried`. */
    tried_on: z.optional(pastDay),
    /** Empty removes them. */
    own_notes: z.optional(optionalText({ maxLength: maxOwnNotesLength })),
  })
  .check(
    z.refine(changes => Object.keys(changes).length > 0, 'Nothing to change'),
    z.refine(({ status, tried_on }) => tried_on === undefined || status === undefined || status === 'tried', {
      message: 'Only a pairing that was tried has a date',
      path: ['tried_on'],
    }),
  )
export type PairingChanges = z.output<typeof pairingChanges>
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
  status: z.enum(pairingStatuses),
  /** The day, `2026-11-24`; null unless it was tried on a known day. */
  tried_on: z.nullable(z.string()),
  /** The member's own words; `notes` are those of the recommendation. */
  own_notes: z.nullable(z.string()),
  /** Of the result it was saved with; null if none was, or if only the name of the cigar was known. */
  score: z.nullable(z.number()),
  created_at: z.string(),
  /** Null unless the catalogue has both. */
  drawing: z.nullable(pairDrawing),
  /** What the catalogue has of the cigar, where it lacks the drink. */
  cigar_alone: z.nullable(pairDrawing.shape.cigar),
  /** Path of the public page; null while the pairing is not shared. */
  shared_path: z.nullable(z.string()),
})
/** With the result as it was shown; null if none was kept and the catalogue lacks either. */
const openedPairing = z.object({ ...savedPairing.shape, result: z.nullable(pairingResult) })
export type OpenedPairing = z.output<typeof openedPairing>
const upsertedPairing = z.object({ ...savedPairing.shape, isNew: z.boolean() })
export type SavedPairing = z.output<typeof savedPairing>

export const vaultOrders = ['newest', 'oldest', 'best'] as const
export const pageSize = 12
/** More than this is told as “more than 1,000”. */
export const maxCounted = 1000

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
      status: z.optional(z.enum(pairingStatuses)),
      rated: z.optional(z.enum(['yes', 'no'])),
      order: z._default(z.enum(vaultOrders), 'newest'),
      after: z.optional(z.string().check(z.maxLength(200))),
    }),
    out: json(
      z.object({
        pairings: z.array(savedPairing),
        next: z.nullable(z.string()),
        /** How many match the filter; above `maxCounted`, one more than that. Null on later pages. */
        total: z.nullable(z.number()),
        /** How many `clearOldLookUps` would remove, whatever the filter; counted like `total`. */
        oldLookUps: z.nullable(z.number()),
        /** All types in the vault, whatever the filter. */
        types: z.array(z.enum(drinkKinds)),
        /** Whether the whole vault is empty, whatever the filter. */
        isEmpty: z.boolean(),
      }),
    ),
    refusals: {},
  },
  readSummary: {
    method: 'GET',
    path: '/api/saved-pairings/summary',
    summary: 'How much is in the vault, what was had last, and what was had lately and has no stars yet.',
    opensTo: 'members',
    /** Today on the member's calendar. */
    query: z.strictObject({ day: z.iso.date() }),
    out: json(
      z.object({
        /** Counted like the total of a page. */
        kept: z.number(),
        wanted: z.number(),
        tried: z.number(),
        lastTried: z.nullable(savedPairing),
        /** Had before today, in the last week, and without stars. */
        unrated: z.nullable(savedPairing),
      }),
    ),
    refusals: {},
  },
  readPairing: {
    method: 'GET',
    path: '/api/saved-pairings/:id',
    summary: 'One pairing of the member’s vault, with its result.',
    opensTo: 'members',
    params: id,
    out: json(openedPairing),
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
  saveFreePairing: {
    method: 'POST',
    path: '/api/saved-pairings/free',
    summary: 'Saves a pair that was found without an account, with its result.',
    opensTo: 'members',
    body: json(
      z.strictObject({
        /** The id of a line, or the words that were typed. */
        cigar: typedText({ missing: 'Please enter a cigar name', maxLength: maxCigarTextLength }),
        drink: z.string().check(z.regex(/^[\da-z-]{1,200}$/)),
      }),
    ),
    out: json(upsertedPairing),
    signInFirst,
    refusals: {
      ...pairingContract.recommendFreePairing.refusals,
      NO_SUCH_DRINK: { status: 404, error: 'The catalog has no such drink.' },
    },
  },
  changePairing: {
    method: 'PATCH',
    path: '/api/saved-pairings/:id',
    summary:
      'Sets the rating (one to five stars, or null), status, day and own notes. `tried` without a day means today; another status clears the day. A rating alone makes it `tried` on no known day.',
    opensTo: 'members',
    params: id,
    body: json(pairingChanges),
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

/** Sent to every tab of the member when a pairing was saved, changed, shared, removed or restored. */
export const vaultEvent = 'vault-changed'
export interface VaultChange {
  /** Undefined if more than one has changed. */
  id?: string
  /** Removed together. */
  ids?: readonly string[]
  /** What the member says of it now, and whether it is shared. */
  facts?: Pick<SavedPairing, 'rating' | 'status' | 'tried_on' | 'own_notes' | 'shared_path'>
  isRemoved?: boolean
}

/** A page of the portal that saves the shared pairing; a visitor signs in first. */
export const saveSharedPath = (code: string) => `/dashboard/pairings?keep=${code}`

/** The public page of a shared pairing. */
export const sharedPagePath = (code: string) => `/shared/${code}`
