import { ButtonLink } from '#platform/client/ui/Button.tsx'
import { vaultExport } from '../vault.contract.ts'
import { useKeepShared } from './use-keep-shared.ts'
import { useVaultAddress } from './use-vault-address.ts'
import { useVaultList } from './use-vault-list.ts'
import { VaultContent } from './VaultContent.tsx'
import css from './VaultPage.module.css'

/** Everything a member was advised and kept, with what they thought of it. */
export function VaultPage() {
  const { asked, keep, ask } = useVaultAddress()
  useKeepShared(keep)
  const vault = useVaultList(asked)
  return (
    <div className={css.page}>
      <header className={css.head}>
        <h1>Pairing Vault</h1>
        {!vault.isBare && !vault.isEmpty && (
          <ButtonLink href={vaultExport.path} download>
            Export as CSV
          </ButtonLink>
        )}
      </header>
      <VaultContent vault={vault} asked={asked} onAsk={ask} />
    </div>
  )
}
