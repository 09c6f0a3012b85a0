import { ConfirmDialog } from '#platform/client/ui/ConfirmDialog.tsx'
import type { JournalEntry } from '../journal.contract.ts'
import { EntryDialog } from './EntryDialog.tsx'
import { draftOfNew, type EntryDraft } from './entry-draft.ts'
import type { WaitingEntry } from './journal-outbox.ts'
import { sessionDraft } from './use-session.ts'

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
  /** Of the button that does it. */
  action: 'Delete' | 'Discard'
  discard: () => void
}

export interface OpenedDialogProps {
  opened: Written | Discarded
  onClose: () => void
  onSessionSaved: () => void
}

/** The form, or the question before something is discarded. */
export function OpenedDialog({ opened, onClose, onSessionSaved }: OpenedDialogProps) {
  if ('discard' in opened)
    return (
      <ConfirmDialog
        title={opened.title}
        description={opened.description}
        action={opened.action}
        onClose={onClose}
        onConfirm={() => {
          onClose()
          opened.discard()
        }}
      />
    )
  return (
    <EntryDialog
      entry={opened.kind === 'edit' ? opened.entry : undefined}
      start={startOf(opened)}
      draftName={opened.kind === 'session' ? sessionDraft : undefined}
      onSaved={opened.kind === 'session' ? onSessionSaved : undefined}
      replaces={opened.kind === 'waiting' ? opened.entry.id : undefined}
      onClose={onClose}
    />
  )
}

function startOf(written: Written): EntryDraft | undefined {
  if (written.kind === 'session') return written.start
  return written.kind === 'waiting' ? draftOfNew(written.entry) : undefined
}
