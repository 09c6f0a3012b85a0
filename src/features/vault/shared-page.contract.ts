import * as z from 'zod/mini'
import { contract, file } from '#platform/api.contract.ts'
import type { Lettering } from '#platform/lettering.contract.ts'
import type { PageMeta } from '#platform/page.contract.ts'
import type { PairingResultData } from './kept-result.contract.ts'
import type { SavedPairing } from './vault.contract.ts'

export type CardPair = Pick<
  SavedPairing,
  'cigar_name' | 'pairing_type' | 'pairing_name' | 'notes' | 'drawing' | 'score'
>

/** The public part of a shared pairing; nothing identifies the member. */
export type SharedPair = CardPair & {
  /** Without the points of the member's own taste. */
  result: PairingResultData | null
}

export type SharedPage = PageMeta & { page: 'shared'; code: string; pair: SharedPair }

/** The usual size of an `og:image`. */
export const cardSize = { width: 1200, height: 630 } as const

/** With the owner's name for the site. */
export type NamedCardPair = CardPair & { siteName: string }

/** Returns an SVG that needs no style sheet. */
export type RenderPairCard = (pair: NamedCardPair, lettering: Lettering) => string

/** Returns a PNG. */
export type DrawPairCard = (pair: CardPair) => Promise<Uint8Array>

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
  readPairCard: {
    method: 'GET',
    path: '/match/:cigar/:drink/card.png',
    summary: 'The preview image of a pair of the catalogue.',
    opensTo: 'everyone',
    params: z.strictObject({ cigar: z.string(), drink: z.string() }),
    out: file('image/png'),
    refusals: {},
    limit: { requests: 20, seconds: 10 },
  },
})
