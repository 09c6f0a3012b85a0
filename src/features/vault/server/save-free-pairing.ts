import { cigarName } from '#features/catalogue/cigar-name.rules.ts'
import type { Catalogue } from '#features/catalogue/server/load-catalogue.ts'
import type { FreePairing } from '#features/pairing/pairing.contract.ts'
import type { FreePairings } from '#features/pairing/server/free-pairings.ts'
import { verdictText } from '#features/pairing/wording/wording.rules.ts'
import { refuse } from '#platform/api.contract.ts'
import type { KeptResult } from '../kept-result.contract.ts'
import { readKeptResult } from '../kept-result.rules.ts'
import { vaultContract } from '../vault.contract.ts'
import { recognizePairing } from './recognize-pairing.ts'
import type { UpsertedPairing, VaultStore } from './vault.store.ts'

interface Sources {
  catalogue: Catalogue
  freePairings: Pick<FreePairings, 'forPair' | 'forText'>
  pairings: Pick<VaultStore, 'savePreservingNotes'>
}

/** Composes the free result again and saves it. Refuses words that are no cigar, and a drink that the catalogue lacks. */
export function saveFreePairing(
  { catalogue, freePairings, pairings }: Sources,
  memberId: string,
  { cigar, drink }: { cigar: string; drink: string },
): Promise<UpsertedPairing> {
  if (!catalogue.drinksById.has(drink)) throw refuse(vaultContract.saveFreePairing, 'NO_SUCH_DRINK')
  const found = freePairings.forPair(cigar, drink) ?? freePairings.forText(cigar, drink)
  const pairing = {
    cigar_name: cigarName(found.cigar),
    pairing_type: found.drink.kind,
    pairing_name: found.drink.name,
    notes: found.result,
    cigar_id: found.cigar.id,
    drink_id: found.drink.id,
    result: toKeptResult(found),
  }
  return pairings.savePreservingNotes(memberId, recognizePairing(catalogue, pairing))
}

function toKeptResult({ reasons, others, ...found }: FreePairing): KeptResult {
  return readKeptResult({
    ...found,
    version: 1,
    reasons: reasons.map(reason => ({ ...reason, isOwnTaste: false })),
    others: others.map(({ role, id, name, score }) => ({
      of: role === 'cigar' ? 'cigar' : 'drink',
      id,
      name,
      score,
      verdict: score === null ? null : verdictText(score),
    })),
  })!
}
