import type { Bar } from '#features/bar/server/open-bar.ts'
import type { DrinkKind } from '#features/catalogue/catalogue.contract.ts'
import { cigarName } from '#features/catalogue/cigar-name.rules.ts'
import type { Log } from '#platform/server/log.ts'
import type { Advice } from '../sommelier.contract.ts'
import { noTaste, type Taste } from '../taste.rules.ts'
import { type AdviceSources, adviseOnCigar, type ComposedAdvice, takeInHand } from './compose-advice.ts'
import { type KeepingVault, keepAdvice } from './keep-advice.ts'
import { readTaste, type TasteSources } from './read-taste.ts'

export interface Sommelier extends AdviceSources {
  bar: Pick<Bar, 'levelsOf'>
  database: TasteSources['database']
  log: Pick<Log, 'error'>
  /** Whether a language model may tell the advice in Arturo's voice. */
  narrator: { isOpen: boolean }
  vault: KeepingVault & TasteSources['vault']
}

export interface DrinksAsked {
  cigar: string
  pairingType: DrinkKind
  onlyMyBar: boolean
}

/** Advises and keeps the first of the drinks in the member's vault. */
export async function adviseMember(
  sommelier: Sommelier,
  memberId: string,
  asked: DrinksAsked,
): Promise<Advice> {
  const advice = await composeForMember(sommelier, memberId, asked)
  const { cigar, drinks, pairingType, result } = advice
  const saved = await keepAdvice(sommelier, memberId, {
    cigar_name: cigarName(cigar),
    pairing_type: pairingType,
    pairing_name: drinks[0]!.name,
    notes: result,
    cigar_id: cigar.id,
    drink_id: drinks[0]!.id,
  })
  return { ...advice, saved, canNarrate: sommelier.narrator.isOpen }
}

/** The same without keeping it. What is no cigar is refused before the database is asked. */
export async function composeForMember(
  sommelier: Sommelier,
  memberId: string,
  { cigar, pairingType, onlyMyBar }: DrinksAsked,
): Promise<ComposedAdvice> {
  const inHand = takeInHand(sommelier.catalogue, cigar)
  const [taste, atHand] = await Promise.all([
    tasteOrNone(sommelier, memberId),
    onlyMyBar ? sommelier.bar.levelsOf(memberId) : undefined,
  ])
  return adviseOnCigar(sommelier, inHand, pairingType, { taste, atHand })
}

/** Advice that knows nothing of the member's taste is still advice, and the house hears of the failure. */
export function tasteOrNone(sommelier: Sommelier, memberId: string): Promise<Taste> {
  return readTaste(sommelier, memberId).catch(failure => {
    sommelier.log.error({ err: failure }, 'a member was advised without their taste')
    return noTaste
  })
}
