import { messageFor } from '#platform/client/message-for.ts'
import { Button } from '#platform/client/ui/Button.tsx'
import { Dialog } from '#platform/client/ui/Dialog.tsx'
import { ErrorBox } from '#platform/client/ui/ErrorBox.tsx'
import { ImportSource } from '#platform/client/ui/import/ImportSource.tsx'
import { cigarsCount } from '../humidor-figures.ts'
import { ImportedItemsLine } from './ImportedItemsLine.tsx'
import { ItemsPreview } from './ItemsPreview.tsx'
import { useImportItems } from './use-import-items.ts'

interface ImportItemsProps {
  isOpen: boolean
  onClose: () => void
}

/** The dialog, and afterwards the line that says what was imported. */
export function ImportItems({ isOpen, onClose }: ImportItemsProps) {
  const importing = useImportItems(() => close())
  const { shown, preview, save, startOver } = importing
  function close() {
    onClose()
    startOver()
  }
  return (
    <>
      <ImportedItemsLine importing={importing} />
      <Dialog
        open={isOpen}
        onOpenChange={isStillOpen => !isStillOpen && close()}
        size="large"
        // What opened it may be gone by then: an item of a menu, or the button of an empty page.
        finalFocus={() => document.querySelector<HTMLElement>('[data-files] button')}
        title="Import a CSV"
        description={
          shown
            ? shown.file.name
            : 'A table with one cigar in each row. You see the result before anything is saved.'
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
                  Add {cigarsCount(shown.found.cigars)}
                </Button>
              )}
            </>
          )
        }
      >
        {shown ? (
          <ItemsPreview
            found={shown.found}
            isReading={preview.isPending}
            onChoices={choices =>
              preview.mutate({ file: shown.file, choices: { ...shown.choices, ...choices } })
            }
          />
        ) : (
          <ImportSource
            hint="CSV, up to 2 MB and 5,000 rows. You can also drop it here. The export of a humidor can be imported as it is."
            reading={preview.isPending ? preview.variables.file.name : undefined}
            error={preview.error}
            onFile={file => preview.mutate({ file, choices: {} })}
          />
        )}
        {shown && preview.error && (
          <ErrorBox>{messageFor(preview.error, 'The file wasn’t read. Try again.')}</ErrorBox>
        )}
        {save.error && <ErrorBox>{messageFor(save.error, 'The cigars weren’t added. Try again.')}</ErrorBox>}
      </Dialog>
    </>
  )
}
