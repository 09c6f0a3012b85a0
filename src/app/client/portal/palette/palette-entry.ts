import * as z from 'zod/mini'
import { cigarDrawing } from '#features/catalogue/catalogue.contract.ts'

const cigar = z.object({ brand: z.string(), line: z.string(), drawing: z.nullable(cigarDrawing) })

/** A page to open. A schema, because recent choices are stored on the device. */
export const linkEntry = z.object({
  id: z.string(),
  label: z.string(),
  /** Only paths of this site. */
  href: z.string().check(z.startsWith('/')),
  /** Whether the portal's router has the page; other pages need a full load. */
  isOfPortal: z.boolean(),
  keys: z.optional(z.string()),
  cigar: z.optional(cigar),
})
export type LinkEntry = z.output<typeof linkEntry>

export interface ActionEntry {
  id: string
  label: string
  action: 'switch-theme' | 'show-shortcuts' | 'sign-out'
  keys?: string
}

export type PaletteEntry = LinkEntry | ActionEntry
