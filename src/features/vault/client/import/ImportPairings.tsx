import { messageFor } from '#platform/client/message-for.ts'
import { Button } from '#platform/client/ui/Button.tsx'
import { Dialog } from '#platform/client/ui/Dialog.tsx'
import { ErrorBox } from '#platform/client/ui/ErrorBox.tsx'
import { ImportSource } from '#platform/client/ui/import/ImportSource.tsx'
import { ImportedLine } from './ImportedLine.tsx'
import { ImportPreviewText } from './ImportPreviewText.tsx'
import { pairings } from './import-texts.ts'
import { useImport } from './use-import.ts'

interface ImportPairingsProps {
  isOpen: boolean
  onClose: () => void
}

/** The dialog, and afterwards the line that says what was imported. */
export function ImportPairings({ isOpen, onClose }: ImportPairingsProps) {
  const imported = useImport(() => close())
  const { shown, preview, save, startOver } = imported
  function close() {
    onClose()
    startOver()
  }
  return (
    <>
      <ImportedLine imported={imported} />
      <Dialog
        open={isOpen}
        onOpenChange={isStillOpen => !isStillOpen && close()}
        size="large"
        // What opened it may be gone by then: an item of a menu, or the button of an empty vault.
        finalFocus={() => document.querySelector<HTMLElement>('[data-files] button')}
        title="Import a CSV"
        description={
          shown
            ? shown.file.name
            : 'A table with one pairing in each row. Name a column for the cigar and one for the drink; Type, Rating, Status, Date and Notes are read too. You see the result before anything is saved.'
        }
        actions={
          shown && (
            <>
              <Button look="quiet" onClick={startOver}>
                Choose another file
              </Button>
              {shown.added > 0 && (
                <Button
                  look="primary"
                  working={save.isPending || preview.isPending}
                  onClick={() => save.mutate(shown)}
                >
                  Add {pairings(shown.added)}
                </Button>
              )}
            </>
          )
        }
      >
        {shown ? (
          <ImportPreviewText
            preview={shown}
            isReading={preview.isPending}
            onChoices={choices =>
              preview.mutate({ source: shown.file, choices: { ...shown.chosen, ...choices } })
            }
          />
        ) : (
          <ImportSource
            hint="CSV, up to 1 MB and 2,000 rows. You can also drop it here. The export of a vault can be imported as it is."
            reading={preview.isPending ? preview.variables.source.name : undefined}
            error={preview.error}
            onFile={source => preview.mutate({ source, choices: {} })}
          />
        )}
        {shown && preview.error && (
          <ErrorBox>{messageFor(preview.error, 'The file wasn’t read. Try again.')}</ErrorBox>
        )}
        {save.error && (
          <ErrorBox>{messageFor(save.error, 'The pairings weren’t added. Try again.')}</ErrorBox>
        )}
      </Dialog>
    </>
  )
}
