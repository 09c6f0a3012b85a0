import { useState } from 'react'
import { addressOf } from '#platform/client/api.ts'
import { ActionMenu } from '#platform/client/ui/ActionMenu.tsx'
import { createLazyPart } from '#platform/client/ui/create-lazy-part.ts'
import { ButtonTo } from '#platform/client/ui/PortalLinks.tsx'
import { vaultContract } from '../vault.contract.ts'
import { useSaveFromAddress } from './use-save-from-address.ts'
import { useVaultAddress } from './use-vault-address.ts'
import { useVaultList } from './use-vault-list.ts'
import { VaultContent } from './VaultContent.tsx'
import css from './VaultPage.module.css'

const ImportPairings = createLazyPart(
  async () => (await import('./import/ImportPairings.tsx')).ImportPairings,
)

export function VaultPage() {
  const { filter, toSave, setFilter } = useVaultAddress()
  useSaveFromAddress(toSave)
  const vault = useVaultList(filter)
  /** Undefined until the first opening. */
  const [isImporting, setIsImporting] = useState<boolean>()
  const openImport = () => setIsImporting(true)
  return (
    <div className={css.page}>
      <header className={css.head}>
        <h1>Pairing Vault</h1>
        {!vault.isUnloaded && !vault.isEmpty && (
          <ButtonTo look="primary" to="/pair">
            Find a pairing
          </ButtonTo>
        )}
        {!vault.isUnloaded && <FilesMenu isEmpty={vault.isEmpty} onImport={openImport} />}
      </header>
      {isImporting !== undefined && (
        <ImportPairings isOpen={isImporting} onClose={() => setIsImporting(false)} />
      )}
      <VaultContent vault={vault} filter={filter} onFilter={setFilter} onImport={openImport} />
    </div>
  )
}

function FilesMenu({ isEmpty, onImport }: { isEmpty: boolean; onImport: () => void }) {
  const address = addressOf(vaultContract.exportPairings, {})
  return (
    <div data-files>
      <ActionMenu
        label="Import or export"
        look="boxed"
        groups={[
          [
            { label: 'Import a CSV', onChoose: onImport },
            ...(isEmpty ? [] : [{ label: 'Export as CSV', download: address }]),
          ],
        ]}
      />
    </div>
  )
}
