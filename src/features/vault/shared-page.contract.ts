import type { SentPage } from '#platform/page.contract.ts'
import type { SavedPairing } from './vault.contract.ts'

/** What a stranger sees of a pairing that was shared. Whose it is belongs to nobody's eyes. */
export type SharedPair = Pick<
  SavedPairing,
  'cigar_name' | 'pairing_type' | 'pairing_name' | 'notes' | 'drawing'
>

/** The public page of a shared pairing. */
export type SharedPage = SentPage & { page: 'shared'; code: string; pair: SharedPair }

/** As networks that show a link's picture ask for. */
export const cardSize = { width: 1200, height: 630 } as const

/** The card as a drawing that needs neither a style sheet nor a font. Lives with the components, as pages do. */
export type RenderPairCard = (pair: SharedPair) => string
