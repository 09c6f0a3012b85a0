import type { Bar } from '#features/bar/server/open-bar.ts'
import type { DrinkKind } from '#features/catalogue/catalogue.contract.ts'
import { cigarName } from '#features/catalogue/cigar-name.rules.ts'
import { readTaste, type TasteSources } from '#features/taste/server/read-taste.ts'
import { noTaste, type Taste } from '#features/taste/taste.rules.ts'
import type { Log } from '#platform/server/log.ts'
import type { Advice } from '../sommelier.contract.ts'
import { type AdviceSources, adviseOnCigar, type ComposedAdvice, requireCigar } from './compose-advice.ts'
import { type AdviceVault, saveAdvice } from './save-advice.ts'

export interface Sommelier extends AdviceSources {
  bar: Pick<Bar, 'levelsOf'>
  log: Pick<Log, 'error'>
  /** Open when a language model can narrate the advice in Arturo's voice. */
  narrator: { isOpen: boolean }
  usesTaste: TasteSources['usesTaste']
  vault: AdviceVault & TasteSources['vault']
}

export interface AdviceRequest {
  cigar: string
  pairingType: DrinkKind
  onlyMyBar: boolean
}

/** Advises and saves the first drink in the member's vault. */
export async function adviseMember(
  sommelier: Sommelier,
  memberId: string,
  request: AdviceRequest,
): Promise<Advice> {
  const advice = await composeForMember(sommelier, memberId, request)
  const { cigar, drinks, pairingType, result } = advice
  const saved = await saveAdvice(sommelier, memberId, {
    cigar_name: cigarName(cigar),
    pairing_type: pairingType,
    pairing_name: drinks[0]!.name,
    notes: result,
    cigar_id: cigar.id,
    drink_id: drinks[0]!.id,
  })
  return { ...advice, saved, canNarrate: sommelier.narrator.isOpen && cigar.recognition !== 'name-only' }
}

/** Advises without saving. Refuses anything that is not a cigar before querying the database. */
export async function composeForMember(
  sommelier: Sommelier,
  memberId: string,
  { cigar, pairingType, onlyMyBar }: AdviceRequest,
): Promise<ComposedAdvice> {
  const cigarInHand = requireCigar(sommelier.catalogue, cigar)
  const [taste, availableDrinkIds] = await Promise.all([
    tasteOrNone(sommelier, memberId),
    onlyMyBar ? sommelier.bar.levelsOf(memberId) : undefined,
  ])
  return adviseOnCigar(sommelier, cigarInHand, pairingType, { taste, availableDrinkIds })
}

/** A failure to read the taste is logged, not thrown: advice works without it. */
export function tasteOrNone(sommelier: Sommelier, memberId: string): Promise<Taste> {
  return readTaste(sommelier, memberId).catch(failure => {
    sommelier.log.error({ err: failure }, 'a member was advised without their taste')
    return noTaste
  })
}
