import { lazy, Suspense, useState } from 'react'
import { Engraving } from '#features/illustrations/client/Engraving.tsx'
import { Button } from '#platform/client/ui/Button.tsx'
import { EmptyState } from '#platform/client/ui/EmptyState.tsx'
import { ErrorBox } from '#platform/client/ui/ErrorBox.tsx'
import { Skeleton } from '#platform/client/ui/Skeleton.tsx'
import { entriesUnreadable, type JournalEntry } from '../journal.contract.ts'
import { draftOfNew, type EntryDraft } from './entry-draft.ts'
import { JournalContent } from './JournalContent.tsx'
import { JournalFiles } from './JournalFiles.tsx'
import css from './JournalPage.module.css'
import { removeFromOutbox, type WaitingEntry } from './outbox.ts'
import { draftOfSession, isLit } from './session.ts'
import { useJournalAddress } from './use-journal-address.ts'
import { useJournalEvents } from './use-journal-events.ts'
import { useJournalList } from './use-journal-list.ts'
import { useOutbox } from './use-outbox.ts'
import { sessionDraft, useSession } from './use-session.ts'
import { WaitingEntries } from './WaitingEntries.tsx'

const SessionPanel = lazy(async () => ({ default: (await import('./SessionPanel.tsx')).SessionPanel }))
const ConfirmDialog = lazy(async () => ({
  default: (await import('#platform/client/ui/ConfirmDialog.tsx')).ConfirmDialog,
}))
const EntryDialog = lazy(async () => ({ default: (await import('./EntryDialog.tsx')).EntryDialog }))

type Written =
  | { kind: 'new' }
  | { kind: 'edit'; entry: JournalEntry }
  | { kind: 'waiting'; entry: WaitingEntry['entry'] }
  | { kind: 'session'; start: EntryDraft }

export function JournalPage() {
  useJournalEvents()
  const address = useJournalAddress()
  const journal = useJournalList(address.filter)
  const { memberId, waiting } = useOutbox()
  const { session, begin, change, end } = useSession()
  /** What the form is open for. */
  const [written, setWritten] = useState<Written>()
  /** What would be lost, until it is confirmed. */
  const [discarded, setDiscarded] = useState<{ title: string; description: string; discard: () => void }>()
  const { list, isEmpty, isUnloaded } = journal
  return (
    <div className={css.page}>
      <header className={css.head}>
        <h1>Tasting Journal</h1>
        <div className={css.actions}>
          {!isUnloaded && <JournalFiles isEmpty={isEmpty} />}
          {!session && <Button onClick={begin}>Smoke along</Button>}
          <Button look={session ? 'secondary' : 'primary'} onClick={() => setWritten({ kind: 'new' })}>
            Add New Entry
          </Button>
        </div>
      </header>
      <Suspense>
        {session && (
          <SessionPanel
            session={session}
            onChange={change}
            onWrite={ended => setWritten({ kind: 'session', start: draftOfSession(ended, Date.now()) })}
            onDiscard={() =>
              isLit(session)
                ? setDiscarded({
                    title: 'Discard this session?',
                    description: 'Its time and what you noted are lost.',
                    discard: end,
                  })
                : end()
            }
          />
        )}
      </Suspense>
      <WaitingEntries
        waiting={waiting}
        onOpen={({ entry }) => setWritten({ kind: 'waiting', entry })}
        onDiscard={({ entry }) =>
          setDiscarded({
            title: 'Discard this entry?',
            description: `${entry.cigar}. It was not sent yet, and is nowhere else.`,
            discard: () => removeFromOutbox(memberId, entry.id),
          })
        }
      />
      {list.isError && !list.isFetchNextPageError && (
        <ErrorBox onRetry={() => void list.refetch()} retrying={list.isFetching}>
          {entriesUnreadable}
        </ErrorBox>
      )}
      {isUnloaded && !list.isError && <Skeleton label="Loading your journal" rows={4} />}
      {isEmpty && waiting.length === 0 && !session && (
        <EmptyJournal onWrite={() => setWritten({ kind: 'new' })} />
      )}
      {!isUnloaded && !isEmpty && (
        <JournalContent
          journal={journal}
          address={address}
          onEdit={entry => setWritten({ kind: 'edit', entry })}
        />
      )}
      <Suspense>
        {discarded && (
          <ConfirmDialog
            title={discarded.title}
            description={discarded.description}
            action="Discard"
            onClose={() => setDiscarded(undefined)}
            onConfirm={() => {
              setDiscarded(undefined)
              discarded.discard()
            }}
          />
        )}
        {written && (
          <EntryDialog
            entry={written.kind === 'edit' ? written.entry : undefined}
            start={startOf(written)}
            draftName={written.kind === 'session' ? sessionDraft : undefined}
            onSaved={written.kind === 'session' ? end : undefined}
            replaces={written.kind === 'waiting' ? written.entry.id : undefined}
            onClose={() => setWritten(undefined)}
          />
        )}
      </Suspense>
    </div>
  )
}

function EmptyJournal({ onWrite }: { onWrite: () => void }) {
  return (
    <EmptyState
      title="Your Journal is Empty"
      drawing={<Engraving of="journal" />}
      action={<Button onClick={onWrite}>Write the first entry</Button>}
    >
      A name, a rating and a sentence are enough. The rest is there when you want it.
    </EmptyState>
  )
}

function startOf(written: Written): EntryDraft | undefined {
  if (written.kind === 'session') return written.start
  return written.kind === 'waiting' ? draftOfNew(written.entry) : undefined
}
