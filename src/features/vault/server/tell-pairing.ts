import type { Catalogue } from '#features/catalogue/catalogue.contract.ts'
import { drawPair } from '#features/pairing/pair-drawing.rules.ts'
import { type SavedPairing, sharedPages } from '../vault.contract.ts'
import type { KeptPairing, PairingIds } from './vault.tables.ts'

export type Shelves = Pick<Catalogue, 'cigarsById' | 'drinksById'>

export function tellPairing(catalogue: Shelves, { share_code, ...row }: KeptPairing): SavedPairing {
  return {
    ...row,
    drawing: drawKept(catalogue, row),
    shared_path: share_code && sharedPages.page(share_code),
  }
}

export function drawKept({ cigarsById, drinksById }: Shelves, { cigar_id, drink_id }: PairingIds) {
  return drawPair(cigarsById.get(cigar_id ?? ''), drinksById.get(drink_id ?? ''))
}
