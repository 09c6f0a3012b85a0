import type { Vault } from '#features/vault/server/open-vault.ts'
import type { Log } from '#platform/server/log.ts'
import type { Advice } from '../sommelier.contract.ts'

export type AdviceVault = Pick<Vault, 'save'>
type PairingToSave = Parameters<AdviceVault['save']>[1]

/** A failure to save is logged, not thrown: the member still gets the advice. */
export async function saveAdvice(
  { vault, log }: { vault: AdviceVault; log: Pick<Log, 'error'> },
  memberId: string,
  pairing: PairingToSave,
): Promise<Advice['saved']> {
  try {
    const { id, isNew, rating, status, tried_on } = await vault.save(memberId, pairing)
    return { id, isNew, rating, status, tried_on }
  } catch (failure) {
    log.error({ err: failure }, 'advice could not be saved in the vault')
    return null
  }
}
