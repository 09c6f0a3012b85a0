import type { Vault } from '#features/vault/server/open-vault.ts'
import type { Log } from '#platform/server/log.ts'
import type { Advice } from '../sommelier.contract.ts'

export type KeepingVault = Pick<Vault, 'save'>
type PairingToSave = Parameters<KeepingVault['save']>[1]

/** A failure to save is logged, not thrown: the member still gets the advice. */
export async function keepAdvice(
  { vault, log }: { vault: KeepingVault; log: Pick<Log, 'error'> },
  memberId: string,
  pairing: PairingToSave,
): Promise<Advice['saved']> {
  try {
    const { id, isNew, rating } = await vault.save(memberId, pairing)
    return { id, isNew, rating }
  } catch (failure) {
    log.error({ err: failure }, 'advice could not be saved in the vault')
    return null
  }
}
