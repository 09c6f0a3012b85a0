import * as z from 'zod/mini'
import { pairDrawing } from '#features/catalogue/catalogue.contract.ts'
import { contract, json, type ProcedureOutput } from '#platform/api.contract.ts'
import { rowVersion } from '#platform/row-version.contract.ts'
import { optionalText, searchText, typedText } from '#platform/text.contract.ts'
import { pairTexts } from './pairing.contract.ts'

export const maxTitleLength = 200
export const maxNameLength = 160
export const maxProductTextLength = 600
export const maxDescriptionLength = 4_000

/** Until the next turn, or until another one is chosen. */
export const pickStays = ['tonight', 'until-changed'] as const
export type PickStays = (typeof pickStays)[number]

const title = typedText({ missing: 'Please give it a title', maxLength: maxTitleLength })
const cigarName = typedText({ missing: 'Please name the cigar', maxLength: maxNameLength })
const drinkName = typedText({ missing: 'Please name the drink', maxLength: maxNameLength })
const text = (maxLength: number) => z.nullable(optionalText({ maxLength }))

const newPairing = z.strictObject({
  /** Sent again with the same ID, it is the same pairing. */
  id: z.optional(z.uuid()),
  title,
  cigar_name: cigarName,
  spirit_name: drinkName,
  cigar_desc: z._default(text(maxProductTextLength), null),
  spirit_desc: z._default(text(maxProductTextLength), null),
  description: z._default(text(maxDescriptionLength), null),
})
export type NewPairing = z.output<typeof newPairing>

const pairingChanges = z.strictObject({
  title: z.optional(title),
  cigar_name: z.optional(cigarName),
  spirit_name: z.optional(drinkName),
  cigar_desc: z.optional(text(maxProductTextLength)),
  spirit_desc: z.optional(text(maxProductTextLength)),
  description: z.optional(text(maxDescriptionLength)),
  /** That was read; without one the last change wins. */
  version: z.optional(rowVersion),
})
export type PairingChanges = Omit<z.output<typeof pairingChanges>, 'version'>

const listed = {
  id: z.string(),
  title: z.string(),
  slug: z.string(),
  cigar_name: z.nullable(z.string()),
  spirit_name: z.nullable(z.string()),
  /** It is Tonight's Pick. */
  is_featured: z.boolean(),
  /** When it last became Tonight's Pick; null if it never was. */
  featured_at: z.nullable(z.string()),
  /** When an admin chose it; null if it is only its turn. */
  chosen_at: z.nullable(z.string()),
  /** When that choice ends; null: when another one is chosen. */
  chosen_until: z.nullable(z.string()),
}
const listedPairing = z.object(listed)
export type ListedPairing = z.output<typeof listedPairing>

const managedPairing = z.object({
  ...listed,
  cigar_body: z.nullable(z.string()),
  cigar_duration: z.nullable(z.string()),
  cigar_desc: z.nullable(z.string()),
  spirit_desc: z.nullable(z.string()),
  /** Paragraphs, separated by blank lines. */
  description: z.nullable(z.string()),
  version: z.number(),
})
export type ManagedPairing = z.output<typeof managedPairing>

const pairingPreview = z.object({
  /** Null if the catalogue lacks the drink. */
  drawing: z.nullable(pairDrawing),
  is_cigar_known: z.boolean(),
  is_drink_known: z.boolean(),
  cigar_body: z.nullable(z.string()),
  cigar_duration: z.nullable(z.string()),
  /** What the engine says of the pair; null unless it knows both. */
  texts: z.nullable(pairTexts),
})
export type PairingPreview = z.output<typeof pairingPreview>

const params = z.strictObject({ id: z.uuid() })
const noSuchPairing = { NO_SUCH_PAIRING: { status: 404, error: 'There is no such pairing.' } } as const

export const managedPairingsContract = contract({
  listManagedPairings: {
    method: 'GET',
    path: '/api/admin/pairings',
    summary: 'All curated pairings by title, with Tonight’s Pick, and the one whose turn is next.',
    opensTo: 'admins',
    out: json(
      z.object({
        pairings: z.array(listedPairing),
        /** Takes the next turn; null if there is no other. */
        next: z.nullable(z.object({ id: z.string(), title: z.string() })),
        /** When the turn changes. */
        turns_at: z.string(),
      }),
    ),
    refusals: {},
  },
  previewPairing: {
    method: 'GET',
    path: '/api/admin/pairing-preview',
    summary: 'How a cigar and a drink of these names would be shown.',
    opensTo: 'admins',
    query: z.strictObject({
      cigar: searchText({ maxLength: maxNameLength }),
      drink: searchText({ maxLength: maxNameLength }),
    }),
    out: json(pairingPreview),
    refusals: {},
  },
  readManagedPairing: {
    method: 'GET',
    path: '/api/admin/pairings/:id',
    summary: 'One curated pairing with its texts.',
    opensTo: 'admins',
    params,
    out: json(managedPairing),
    refusals: noSuchPairing,
  },
  createPairing: {
    method: 'POST',
    path: '/api/admin/pairings',
    summary: 'Adds a curated pairing. Its address is made from the title, and stays.',
    opensTo: 'admins',
    body: json(newPairing),
    out: json(managedPairing, 201),
    refusals: {},
  },
  changePairing: {
    method: 'PATCH',
    path: '/api/admin/pairings/:id',
    summary: 'Changes what is sent. Body and duration follow the cigar.',
    opensTo: 'admins',
    params,
    body: json(pairingChanges),
    out: json(managedPairing),
    refusals: {
      ...noSuchPairing,
      CHANGED_MEANWHILE: { status: 409, error: 'Another admin has changed this pairing in the meantime.' },
    },
  },
  removePairing: {
    method: 'DELETE',
    path: '/api/admin/pairings/:id',
    summary: 'Removes a curated pairing. If it is Tonight’s Pick, the next in turn takes its place at once.',
    opensTo: 'admins',
    params,
    out: json(
      z.object({
        /** Took its place as Tonight’s Pick. */
        pick: z.nullable(z.object({ id: z.string(), title: z.string() })),
      }),
    ),
    refusals: noSuchPairing,
  },
  choosePick: {
    method: 'PUT',
    path: '/api/admin/pairings/:id/pick',
    summary: 'Makes a pairing Tonight’s Pick, for tonight or until another one is chosen.',
    opensTo: 'admins',
    params,
    body: json(z.strictObject({ stays: z._default(z.enum(pickStays), 'tonight') })),
    out: json(managedPairing),
    refusals: noSuchPairing,
  },
  releasePick: {
    method: 'DELETE',
    path: '/api/admin/pairings/:id/pick',
    summary: 'Lets the pairings take turns again: a pick that stays until changed stays for tonight only.',
    opensTo: 'admins',
    params,
    out: json(managedPairing),
    refusals: { ...noSuchPairing, NOT_CHOSEN: { status: 409, error: 'Nobody has chosen this pairing.' } },
  },
})
export type ManagedPairings = ProcedureOutput<typeof managedPairingsContract.listManagedPairings>
