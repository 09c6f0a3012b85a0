import * as z from 'zod/mini'
import { drinkKinds, pairDrawing } from '#features/catalogue/catalogue.contract.ts'
import { contract } from '#platform/api.contract.ts'
import { isStorable, typedText } from '#platform/text.contract.ts'

export const pairingsUnreadable = 'Failed to load pairings'
const longestName = 300
const longestNotes = 10_000
const longestId = 200
export const longestVaultSearch = 100
const signInFirst = 'Please sign in to save pairings'
const id = z.strictObject({ id: z.uuid() })
const rating = z.nullable(z.number().check(z.int(), z.gte(1), z.lte(5)))
const noSuchPairing = {
  NO_SUCH_PAIRING: { status: 404, error: 'There is no such pairing in your vault.' },
} as const

/** The columns of `saved_pairings`, by their own names. */
export const savedPairing = z.object({
  id: z.string(),
  cigar_name: z.string(),
  pairing_type: z.enum(drinkKinds),
  pairing_name: z.string(),
  notes: z.string(),
  rating,
  created_at: z.string(),
  /** What the pair looks like, when the catalogue knows both. */
  drawing: z.nullable(pairDrawing),
  /** Page of the shared pairing, a path on this site; null while it is shared with nobody. */
  shared_path: z.nullable(z.string()),
})
/** With whether the row was made just now, or was there already. */
const justKept = z.object({ ...savedPairing.shape, isNew: z.boolean() })
export type SavedPairing = z.output<typeof savedPairing>

export const vaultOrders = ['newest', 'oldest', 'best'] as const
export const pairingsOnPage = 24

export const vaultContract = contract({
  listPairings: {
    method: 'GET',
    path: '/api/saved-pairings',
    summary: 'The member’s pairings, a page at a time; `next` leads on.',
    opensTo: 'members',
    query: z.strictObject({
      /** Part of a cigar's or a drink's name. */
      q: z._default(z.string().check(z.trim(), z.maxLength(longestVaultSearch), z.refine(isStorable)), ''),
      type: z.optional(z.enum(drinkKinds)),
      order: z._default(z.enum(vaultOrders), 'newest'),
      after: z.optional(z.string().check(z.maxLength(200))),
    }),
    out: z.object({
      pairings: z.array(savedPairing),
      next: z.nullable(z.string()),
      /** The types that are in the vault at all, whatever was asked for. */
      types: z.array(z.enum(drinkKinds)),
      /** Whether there is anything in the vault at all. */
      isEmpty: z.boolean(),
    }),
    refusals: {},
  },
  readPairing: {
    method: 'GET',
    path: '/api/saved-pairings/:id',
    summary: 'One pairing of the member’s vault.',
    opensTo: 'members',
    params: id,
    out: savedPairing,
    refusals: noSuchPairing,
  },
  savePairing: {
    method: 'POST',
    path: '/api/saved-pairings',
    summary: 'Keeps a pairing. The same pairing on the same day is one row.',
    opensTo: 'members',
    body: z.strictObject({
      cigar_name: typedText({ missing: 'Please enter a cigar name', most: longestName }),
      pairing_type: z.enum(drinkKinds),
      pairing_name: typedText({ missing: 'Please enter a pairing name', most: longestName }),
      notes: typedText({ missing: 'Please enter notes', most: longestNotes }),
      /** Of the catalogue, where they are known; they count where they fit the names. */
      cigar_id: z.optional(z.string().check(z.maxLength(longestId))),
      drink_id: z.optional(z.string().check(z.maxLength(longestId))),
    }),
    out: justKept,
    signInFirst,
    refusals: {},
  },
  ratePairing: {
    method: 'PATCH',
    path: '/api/saved-pairings/:id',
    summary: 'One to five stars; null takes them away.',
    opensTo: 'members',
    params: id,
    body: z.strictObject({ rating }),
    out: savedPairing,
    refusals: noSuchPairing,
  },
  deletePairing: {
    method: 'DELETE',
    path: '/api/saved-pairings/:id',
    summary: 'Takes a pairing out of the vault; it can be put back for a day.',
    opensTo: 'members',
    params: id,
    out: z.object({ done: z.literal(true) }),
    refusals: noSuchPairing,
  },
  restorePairing: {
    method: 'POST',
    path: '/api/saved-pairings/:id/restore',
    summary: 'Puts back what was taken out.',
    opensTo: 'members',
    params: id,
    out: savedPairing,
    refusals: noSuchPairing,
  },
  sharePairing: {
    method: 'POST',
    path: '/api/saved-pairings/:id/share',
    summary:
      'Gives the pairing a page that whoever has its address can read. Asked again, it is the same page.',
    opensTo: 'members',
    params: id,
    body: z.strictObject({}),
    out: savedPairing,
    refusals: noSuchPairing,
  },
  unsharePairing: {
    method: 'DELETE',
    path: '/api/saved-pairings/:id/share',
    summary: 'Takes that page away.',
    opensTo: 'members',
    params: id,
    out: savedPairing,
    refusals: noSuchPairing,
  },
  keepShared: {
    method: 'POST',
    path: '/api/shared-pairings/:code/keep',
    summary: 'Puts a pairing that somebody shared into the member’s own vault.',
    opensTo: 'members',
    params: z.strictObject({ code: z.string().check(z.maxLength(100)) }),
    body: z.strictObject({}),
    out: justKept,
    signInFirst,
    refusals: {
      NO_SUCH_PAIRING: { status: 404, error: 'This pairing is shared no more.' },
    },
  },
})

/** A download, so a page links to it (`<a href download>`) instead of calling it. */
export const vaultExportContract = contract({
  exportPairings: {
    method: 'GET',
    path: '/api/saved-pairings/export.csv',
    summary: 'The whole vault as a table (CSV), the newest first.',
    opensTo: 'members',
    out: z.file(),
    refusals: {},
    limit: { requests: 10, seconds: 60 },
  },
})
export const vaultExport = vaultExportContract.exportPairings

/** A page of the portal: it keeps the shared pairing, and a visitor signs in first. */
export const keepAddress = (code: string) => `/dashboard/pairings?keep=${code}`

/** Public: the page of a shared pairing, and its picture for chats and networks. */
export const sharedPages = {
  page: (code: string) => `/shared/${code}`,
  picture: (code: string) => `/shared/${code}/card.png`,
}
