import * as z from 'zod/mini'
import { cigarDrawing } from '#features/catalogue/catalogue.contract.ts'

const cigar = z.object({ brand: z.string(), line: z.string(), drawing: cigarDrawing })

/** Something to go to. It can be written down, so that the latest choices are at hand the next time. */
export const goingEntry = z.object({
  id: z.string(),
  label: z.string(),
  /** An address of this house. */
  href: z.string().check(z.startsWith('/')),
  /** Whether the portal itself has the page; other pages are loaded anew. */
  isOfPortal: z.boolean(),
  /** Keys that lead there as well. */
  keys: z.optional(z.string()),
  /** A cigar shows itself. */
  cigar: z.optional(cigar),
})
export type GoingEntry = z.output<typeof goingEntry>

/** Something to do at once. */
export interface DoingEntry {
  id: string
  label: string
  does: 'switch-theme' | 'show-shortcuts' | 'sign-out'
  keys?: string
}

export type PaletteEntry = GoingEntry | DoingEntry
