import { messageFor } from '#platform/client/message-for.ts'
import { Button } from '#platform/client/ui/Button.tsx'
import { Dialog } from '#platform/client/ui/Dialog.tsx'
import { ErrorBox } from '#platform/client/ui/ErrorBox.tsx'
import { ImportSource } from '#platform/client/ui/import/ImportSource.tsx'
import { EntriesPreview } from './EntriesPreview.tsx'
import { entriesCount } from './entries-count.ts'
import { ImportedEntriesLine } from './ImportedEntriesLine.tsx'
import { useImportEntries } from './use-import-entries.ts'

interface ImportEntriesProps {
  isOpen: boolean
  onClose: () => void
}

/** The dialog, and afterwards the line that says what was imported. */
export function ImportEntries({ isOpen, onClose }: ImportEntriesProps) {
  const importing = useImportEntries(() => close())
  const { shown, preview, save, startOver } = importing
  function close() {
    onClose()
    startOver()
  }
  return (
    <>
      <ImportedEntriesLine importing={importing} />
      <Dialog
        open={isOpen}
        onOpenChange={isStillOpen => !isStillOpen && close()}
        size="large"
        // What opened it may be gone by then: an item of a menu.
        finalFocus={() => document.querySelector<HTMLElement>('[data-files] button')}
        title="Import entries"
        description={
          shown
            ? shown.file.name
            : 'A table or a JSON file with one entry for each evening. You see the result before anything is saved.'
        }
        actions={
          shown && (
            <>
              <Button look="quiet" onClick={startOver}>
                Choose another file
              </Button>
              {shown.found.added > 0 && (
                <Button
                  look="primary"
                  working={save.isPending || preview.isPending}
                  onClick={() => save.mutate(shown)}
                >
                  Add {entriesCount(shown.found.added)}
                </Button>
              )}
            </>
          )
        }
      >
        {shown ? (
          <EntriesPreview
            found={shown.found}
            isReading={preview.isPending}
            onChoices={choices =>
              preview.mutate({ file: shown.file, choices: { ...shown.choices, ...choices } })
            }
          />
        ) : (
          <ImportSource
            hint="CSV or JSON, up to 10 MB and 5,000 entries. You can also drop it here. The export of a journal can be imported as it is."
            takesJson
            reading={preview.isPending ? preview.variables.file.name : undefined}
            error={preview.error}
            onFile={file => preview.mutate({ file, choices: {} })}
          />
        )}
        {shown && preview.error && (
          <ErrorBox>{messageFor(preview.error, 'The file wasn’t read. Try again.')}</ErrorBox>
        )}
        {save.error && <ErrorBox>{messageFor(save.error, 'The entries weren’t added. Try again.')}</ErrorBox>}
      </Dialog>
    </>
  )
}
