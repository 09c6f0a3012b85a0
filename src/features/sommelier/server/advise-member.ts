import type { DrinkKind } from '#features/catalogue/catalogue.contract.ts'
import { cigarName } from '#features/catalogue/cigar-name.rules.ts'
import type { Vault } from '#features/vault/server/open-vault.ts'
import type { Log } from '#platform/server/log.ts'
import type { Advice } from '../sommelier.contract.ts'
import { type AdviceSources, composeAdvice } from './compose-advice.ts'

export interface Sommelier extends AdviceSources {
  vault: Pick<Vault, 'save'>
  log: Pick<Log, 'error'>
}

interface Asked {
  cigar: string
  pairingType: DrinkKind
}

/** Advises and keeps the first of the three drinks in the member's vault. */
export async function adviseMember(sommelier: Sommelier, memberId: string, asked: Asked): Promise<Advice> {
  const advice = composeAdvice(sommelier, asked.cigar, asked.pairingType)
  return { ...advice, saved: await keep(sommelier, memberId, advice) }
}

/** Advice that cannot be kept is still advice: the member has it, and the house hears of the failure. */
async function keep(
  { vault, log }: Sommelier,
  memberId: string,
  { cigar, pairingType, drinks, result }: Omit<Advice, 'saved'>,
): Promise<Advice['saved']> {
  try {
    const { id } = await vault.save(memberId, {
      cigar_name: cigarName(cigar),
      pairing_type: pairingType,
      pairing_name: drinks[0]!.name,
      notes: result,
    })
    return { id }
  } catch (failure) {
    log.error({ err: failure }, 'advice could not be kept in the vault')
    return null
  }
}
