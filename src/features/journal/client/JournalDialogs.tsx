import { useState } from 'react'
import { needsConnection } from '#platform/client/ui/connection-text.ts'
import { NeedsConnection } from '#platform/client/ui/NeedsConnection.tsx'
import type { JournalEntry } from '../journal.contract.ts'
import { draftOfNew, type EntryDraft } from './entry-draft.ts'
import type { WaitingEntry } from './journal-outbox.ts'
import { ConfirmDialog, EntryDialog } from './journal-parts.ts'
import { sessionDraft } from './use-session.ts'

const entryNeedsConnection = `${needsConnection} What you wrote is kept on this device.`

/** What the form is open for. */
export type Written =
  | { kind: 'new' }
  | { kind: 'edit'; entry: JournalEntry }
  | { kind: 'waiting'; entry: WaitingEntry['entry'] }
  | { kind: 'session'; start: EntryDraft }

/** What would be lost, until it is confirmed. */
export interface Discarded {
  title: string
  description: string
  discard: () => void
}

interface JournalDialogsProps {
  written: Written | undefined
  discarded: Discarded | undefined
  onClose: () => void
  onSessionSaved: () => void
}

/** The form, the question before something is discarded, and a note if they cannot be loaded. */
export function JournalDialogs({ written, discarded, onClose, onSessionSaved }: JournalDialogsProps) {
  const [hasFailed, setHasFailed] = useState(false)
  const isOpen = written !== undefined || discarded !== undefined
  const close = () => {
    setHasFailed(false)
    onClose()
  }
  const onUnavailable = () => {
    setHasFailed(true)
    onClose()
  }
  return (
    <>
      {hasFailed && !isOpen && <NeedsConnection>{entryNeedsConnection}</NeedsConnection>}
      {discarded && (
        <ConfirmDialog
          title={discarded.title}
          description={discarded.description}
          action="Discard"
          onUnavailable={onUnavailable}
          onClose={close}
          onConfirm={() => {
            close()
            discarded.discard()
          }}
        />
      )}
      {written && (
        <EntryDialog
          entry={written.kind === 'edit' ? written.entry : undefined}
          start={startOf(written)}
          draftName={written.kind === 'session' ? sessionDraft : undefined}
          onSaved={written.kind === 'session' ? onSessionSaved : undefined}
          replaces={written.kind === 'waiting' ? written.entry.id : undefined}
          onUnavailable={onUnavailable}
          onClose={close}
        />
      )}
    </>
  )
}

function startOf(written: Written): EntryDraft | undefined {
  if (written.kind === 'session') return written.start
  return written.kind === 'waiting' ? draftOfNew(written.entry) : undefined
}
