import type { Lettering } from '#platform/lettering.contract.ts'
import type { PageMeta } from '#platform/page.contract.ts'
import type { SavedPairing } from './vault.contract.ts'

/** The public part of a shared pairing; nothing identifies the member. */
export type SharedPair = Pick<
  SavedPairing,
  'cigar_name' | 'pairing_type' | 'pairing_name' | 'notes' | 'drawing'
>

export type SharedPage = PageMeta & { page: 'shared'; code: string; pair: SharedPair }

/** The usual size of an `og:image`. */
export const cardSize = { width: 1200, height: 630 } as const

/** Returns an SVG that needs no style sheet. */
export type RenderPairCard = (pair: SharedPair, lettering: Lettering) => string

/** Returns a PNG. */
export type DrawPairCard = (pair: SharedPair) => Promise<Uint8Array>
