import { useState } from 'react'
import { LoadFailure } from '#platform/client/ui/LoadFailure.tsx'
import type { Discarded, Written } from './OpenedDialog.tsx'
import { OpenedDialog } from './use-journal-parts.ts'

interface JournalDialogsProps {
  opened: Written | Discarded | undefined
  onClose: () => void
  onSessionSaved: () => void
}

/** The dialog that is open, and a note if the form cannot be loaded. */
export function JournalDialogs({ opened, onClose, onSessionSaved }: JournalDialogsProps) {
  const [failure, setFailure] = useState<unknown>()
  const onUnavailable = (reason: unknown) => {
    setFailure(reason)
    onClose()
  }
  return (
    <>
      {failure !== undefined && !opened && (
        <LoadFailure failure={failure}>What you wrote is kept on this device.</LoadFailure>
      )}
      {opened && (
        <OpenedDialog
          opened={opened}
          onSessionSaved={onSessionSaved}
          // Nothing was written where something is discarded: a toast says it.
          {...(!('discard' in opened) && { onUnavailable })}
          onClose={() => {
            setFailure(undefined)
            onClose()
          }}
        />
      )}
    </>
  )
}
