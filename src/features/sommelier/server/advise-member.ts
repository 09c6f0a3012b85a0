import type { Bar } from '#features/bar/server/open-bar.ts'
import type { DrinkKind } from '#features/catalogue/catalogue.contract.ts'
import { cigarName } from '#features/catalogue/cigar-name.rules.ts'
import type { IdentifiedCigar } from '#features/pairing/server/identified-cigar.ts'
import { readTypedPair } from '#features/pairing/server/read-typed-pair.ts'
import { readTaste, type TasteSources } from '#features/taste/server/read-taste.ts'
import { noTaste, type Taste } from '#features/taste/taste.rules.ts'
import { refuse } from '#platform/api.contract.ts'
import type { Log } from '#platform/server/log.ts'
import { type Advice, sommelierContract } from '../sommelier.contract.ts'
import {
  type AdviceSources,
  adviseOnCigar,
  adviseOnPair,
  type ComposedAdvice,
  type MemberContext,
  requireCigar,
} from './compose-advice.ts'
import { keepDrink } from './keep-result.ts'
import { isNarratable } from './narrate-advice.ts'
import { type AdviceVault, saveAdvice } from './save-advice.ts'
import { understandDrink } from './understand-drink.ts'

export interface Sommelier extends AdviceSources {
  bar: Pick<Bar, 'pourable'>
  log: Pick<Log, 'error'>
  /** Open when a language model can narrate the advice in Arturo's voice. */
  narrator: { isOpen: boolean }
  usesTaste: TasteSources['usesTaste']
  forgottenLeanings: TasteSources['forgottenLeanings']
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
  const saved = await saveFirstDrink(sommelier, memberId, advice)
  return { ...advice, saved, canNarrate: sommelier.narrator.isOpen && isNarratable(advice) }
}

/** The pair that the member chose. Refuses a drink that is only a guess. */
export async function advisePair(
  sommelier: Sommelier,
  memberId: string,
  { cigar, drink: typed }: { cigar: string; drink: string },
): Promise<Advice> {
  const cigarInHand = requireCigar(sommelier.catalogue, cigar)
  const understood = await understandDrink(sommelier, memberId, typed)
  if (!understood?.isExact || understood.group) throw refuse(sommelierContract.advisePair, 'NOT_A_DRINK')
  const taste = await tasteOrNone(sommelier, memberId)
  const advice = adviseOnPair(sommelier, cigarInHand, understood.drink, taste)
  return { ...advice, saved: await saveFirstDrink(sommelier, memberId, advice), canNarrate: false }
}

async function saveFirstDrink(
  sommelier: Sommelier,
  memberId: string,
  advice: ComposedAdvice,
): Promise<Advice['saved']> {
  const { cigar, drinks, pairingType, result } = advice
  return saveAdvice(sommelier, memberId, {
    cigar_name: cigarName(cigar),
    pairing_type: pairingType,
    pairing_name: drinks[0]!.name,
    notes: result,
    cigar_id: cigar.id,
    drink_id: drinks[0]!.judgedAs === undefined ? drinks[0]!.id : null,
    result: keepDrink(advice),
  })
}

/** Advises without saving. */
export async function composeForMember(
  sommelier: Sommelier,
  memberId: string,
  request: AdviceRequest,
): Promise<ComposedAdvice> {
  const { cigarInHand, member } = await readContext(sommelier, memberId, request)
  const both = readTypedPair(sommelier.catalogue, request.cigar)
  if (both) return adviseOnPair(sommelier, cigarInHand, both.drink, member.taste)
  return adviseOnCigar(sommelier, cigarInHand, request.pairingType, member)
}

/** Refuses anything that is not a cigar before querying the database. */
export async function readContext(
  sommelier: Sommelier,
  memberId: string,
  { cigar, onlyMyBar }: AdviceRequest,
): Promise<{ cigarInHand: IdentifiedCigar; member: MemberContext }> {
  const cigarInHand = requireCigar(sommelier.catalogue, cigar)
  const [taste, bar] = await Promise.all([
    tasteOrNone(sommelier, memberId),
    onlyMyBar ? sommelier.bar.pourable(memberId) : undefined,
  ])
  return { cigarInHand, member: { taste, available: bar && [...bar.keys()] } }
}

/** A failure to read the taste is logged, not thrown: advice works without it. */
export function tasteOrNone(sommelier: Sommelier, memberId: string): Promise<Taste> {
  return readTaste(sommelier, memberId).catch(failure => {
    sommelier.log.error({ err: failure }, 'a member was advised without their taste')
    return noTaste
  })
}
