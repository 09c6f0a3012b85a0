import type { Vault } from '#features/vault/server/open-vault.ts'
import type { Log } from '#platform/server/log.ts'
import type { Advice } from '../sommelier.contract.ts'

export type KeepingVault = Pick<Vault, 'save'>
type Kept = Parameters<KeepingVault['save']>[1]

/** Advice that cannot be kept is still advice: the member has it, and the house hears of the failure. */
export async function keepAdvice(
  { vault, log }: { vault: KeepingVault; log: Pick<Log, 'error'> },
  memberId: string,
  pairing: Kept,
): Promise<Advice['saved']> {
  try {
    const { id, isNew, rating } = await vault.save(memberId, pairing)
    return { id, isNew, rating }
  } catch (failure) {
    log.error({ err: failure }, 'advice could not be kept in the vault')
    return null
  }
}
