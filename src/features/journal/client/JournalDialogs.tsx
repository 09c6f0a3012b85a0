import { useState } from 'react'
import { needsConnection } from '#platform/client/ui/connection-text.ts'
import { NeedsConnection } from '#platform/client/ui/NeedsConnection.tsx'
import type { Discarded, Written } from './OpenedDialog.tsx'
import { OpenedDialog } from './use-journal-parts.ts'

const entryNeedsConnection = `${needsConnection} What you wrote is kept on this device.`

interface JournalDialogsProps {
  opened: Written | Discarded | undefined
  onClose: () => void
  onSessionSaved: () => void
}

/** The dialog that is open, and a note if the form cannot be loaded. */
export function JournalDialogs({ opened, onClose, onSessionSaved }: JournalDialogsProps) {
  const [hasFailed, setHasFailed] = useState(false)
  const onUnavailable = () => {
    setHasFailed(true)
    onClose()
  }
  return (
    <>
      {hasFailed && !opened && <NeedsConnection>{entryNeedsConnection}</NeedsConnection>}
      {opened && (
        <OpenedDialog
          opened={opened}
          onSessionSaved={onSessionSaved}
          // Nothing was written where something is discarded: a toast says it.
          {...(!('discard' in opened) && { onUnavailable })}
          onClose={() => {
            setHasFailed(false)
            onClose()
          }}
        />
      )}
    </>
  )
}
