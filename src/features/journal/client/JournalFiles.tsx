import { useState } from 'react'
import { addressOf } from '#platform/client/api.ts'
import { ActionMenu } from '#platform/client/ui/ActionMenu.tsx'
import { createLazyPart } from '#platform/client/ui/create-lazy-part.ts'
import { journalContract } from '../journal.contract.ts'

const ImportEntries = createLazyPart(async () => (await import('./import/ImportEntries.tsx')).ImportEntries)

const exports = [
  { label: 'Export as CSV', download: addressOf(journalContract.exportEntriesAsCsv, {}) },
  { label: 'Export as JSON', download: addressOf(journalContract.exportEntriesAsJson, {}) },
]

interface JournalFilesProps {
  isEmpty: boolean
  isImporting: boolean
  onImport: (isOpen: boolean) => void
}

/** Import and export, behind the button with three dots. */
export function JournalFiles({ isEmpty, isImporting, onImport }: JournalFilesProps) {
  /** The line about the last import stays after its dialog. */
  const [hasImported, setHasImported] = useState(false)
  if (isImporting && !hasImported) setHasImported(true)
  return (
    <>
      <div data-files>
        <ActionMenu
          label="More for your journal"
          look="boxed"
          groups={[
            [{ label: 'Import entries', onChoose: () => onImport(true) }, ...(isEmpty ? [] : exports)],
          ]}
        />
      </div>
      {hasImported && <ImportEntries isOpen={isImporting} onClose={() => onImport(false)} />}
    </>
  )
}
