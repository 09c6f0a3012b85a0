import { cigarName } from '#features/catalogue/cigar-name.rules.ts'
import type { Catalogue } from '#features/catalogue/server/load-catalogue.ts'
import { findDrinkByName, findLineByName } from '#features/pairing/server/find-by-exact-name.ts'
import type { KeptResult } from '../kept-result.contract.ts'
import type { PairingIds, PairingText, PairingToKeep } from './vault.tables.ts'

/** An id that is undefined is looked up by name; null means that the catalogue does not have it. */
export type PairingToSave = PairingText & { [Id in keyof PairingIds]?: PairingIds[Id] | undefined } & {
  result?: KeptResult
}

/** Adds ids only if the names are unambiguous, or the drawing would show another cigar. */
export function recognizePairing(catalogue: Catalogue, pairing: PairingToSave): PairingToKeep {
  const { cigar_name, pairing_type, pairing_name } = pairing
  const {
    cigar_id = findLineByName(catalogue, cigar_name)?.id ?? null,
    drink_id = findDrinkByName(catalogue, pairing_name, pairing_type)?.id ?? null,
  } = pairing
  return { ...pairing, cigar_id, drink_id, result: pairing.result ?? null }
}

/** Drops ids from a client that do not match the names. */
export function dropMismatchedIds(
  { linesById, drinksById }: Pick<Catalogue, 'linesById' | 'drinksById'>,
  { cigar_id, drink_id, ...words }: PairingToSave,
): PairingToSave {
  const cigar = linesById.get(cigar_id ?? '')
  const drink = drinksById.get(drink_id ?? '')
  const isDrink = drink?.name === words.pairing_name && drink.kind === words.pairing_type
  return {
    ...words,
    ...(cigar && cigarName(cigar) === words.cigar_name && { cigar_id: cigar.id }),
    ...(drink && isDrink && { drink_id: drink.id }),
  }
}
