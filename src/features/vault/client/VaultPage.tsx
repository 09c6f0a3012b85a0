import { addressOf } from '#platform/client/api.ts'
import { ButtonLink } from '#platform/client/ui/Button.tsx'
import { vaultContract } from '../vault.contract.ts'
import { useSaveShared } from './use-save-shared.ts'
import { useVaultAddress } from './use-vault-address.ts'
import { useVaultList } from './use-vault-list.ts'
import { VaultContent } from './VaultContent.tsx'
import css from './VaultPage.module.css'

export function VaultPage() {
  const { filter, keep, setFilter } = useVaultAddress()
  useSaveShared(keep)
  const vault = useVaultList(filter)
  return (
    <div className={css.page}>
      <header className={css.head}>
        <h1>Pairing Vault</h1>
        {!vault.isUnloaded && !vault.isEmpty && (
          <ButtonLink href={addressOf(vaultContract.exportPairings, {})} download>
            Export as CSV
          </ButtonLink>
        )}
      </header>
      <VaultContent vault={vault} filter={filter} onFilter={setFilter} />
    </div>
  )
}
