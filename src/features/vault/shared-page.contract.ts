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

/** Returns an SVG that needs neither a style sheet nor a font. */
export type RenderPairCard = (pair: SharedPair) => string | Promise<string>
