import type { HouseCatalogue } from '#features/catalogue/server/house-catalogue.ts'
import { readCigarInHand } from '#features/pairing/server/read-cigar-in-hand.ts'
import type { PairingIds, PairingWords } from './vault.tables.ts'

/** Whoever knows what the catalogue calls the two says so, or says null; else their names are looked at. */
export type PairingToSave = PairingWords & Partial<PairingIds>

/** With what the two names mean, where they can mean nothing else: a drawing of another cigar would be a lie. */
export function recognisePairing(
  catalogue: HouseCatalogue,
  pairing: PairingToSave,
): PairingWords & PairingIds {
  const { cigar_id = cigarNamed(catalogue, pairing), drink_id = drinkNamed(catalogue, pairing) } = pairing
  return { ...pairing, cigar_id, drink_id }
}

function cigarNamed(catalogue: HouseCatalogue, { cigar_name }: PairingWords): string | null {
  const cigar = readCigarInHand(catalogue, cigar_name)
  return (cigar?.recognition === 'exact' && cigar.profile.id) || null
}

function drinkNamed({ drinks }: HouseCatalogue, { pairing_type, pairing_name }: PairingWords): string | null {
  const said = plain(pairing_name)
  const drink = drinks.find(
    ({ kind, name, aliases }) =>
      kind === pairing_type && [name, ...aliases].some(each => plain(each) === said),
  )
  return drink?.id ?? null
}

function plain(name: string): string {
  return name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().trim()
}
