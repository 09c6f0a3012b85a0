import { useState, useSyncExternalStore } from 'react'
import { useMe } from '#features/member/client/use-me.ts'
import { Button } from '#platform/client/ui/Button.tsx'
import { ErrorBox } from '#platform/client/ui/ErrorBox.tsx'
import { Skeleton } from '#platform/client/ui/Skeleton.tsx'
import { entriesUnreadable } from '../journal.contract.ts'
import { EmptyJournal } from './EmptyJournal.tsx'
import { JournalContent } from './JournalContent.tsx'
import { JournalDialogs } from './JournalDialogs.tsx'
import { JournalFiles } from './JournalFiles.tsx'
import css from './JournalPage.module.css'
import { journalOutbox } from './journal-outbox.ts'
import type { Discarded, Written } from './OpenedDialog.tsx'
import { draftOfSession, isLit } from './session.ts'
import { useJournalAddress } from './use-journal-address.ts'
import { useJournalEvents } from './use-journal-events.ts'
import { useJournalList } from './use-journal-list.ts'
import { SessionPanel, useJournalParts } from './use-journal-parts.ts'
import { useSession } from './use-session.ts'
import { WaitingEntries } from './WaitingEntries.tsx'

export function JournalPage() {
  useJournalEvents()
  const address = useJournalAddress()
  const journal = useJournalList(address.filter)
  const { id: memberId } = useMe()
  const waiting = useSyncExternalStore(journalOutbox.subscribe, () => journalOutbox.read(memberId))
  const { session, begin, change, end } = useSession()
  const [opened, setOpened] = useState<Written | Discarded>()
  const [isImporting, setIsImporting] = useState(false)
  const { list, isEmpty, isUnloaded } = journal
  /** Its page then has the ways in instead of the tools. */
  const isBlank = isEmpty && waiting.length === 0 && !session
  useJournalParts(!list.isPending, session !== undefined)
  return (
    <div className={css.page}>
      <header className={css.head}>
        <h1>Tasting Journal</h1>
        <div className={css.actions}>
          {!isUnloaded && (
            <JournalFiles isEmpty={isEmpty} isImporting={isImporting} onImport={setIsImporting} />
          )}
          {!session && !isBlank && <Button onClick={begin}>Smoke along</Button>}
          <Button look={session ? 'secondary' : 'primary'} onClick={() => setOpened({ kind: 'new' })}>
            Add New Entry
          </Button>
        </div>
      </header>
      <JournalDialogs opened={opened} onClose={() => setOpened(undefined)} onSessionSaved={end} />
      {session && (
        <SessionPanel
          session={session}
          onChange={change}
          onWrite={ended => setOpened({ kind: 'session', start: draftOfSession(ended, Date.now()) })}
          onDiscard={() =>
            isLit(session)
              ? setOpened({
                  title: 'Discard this session?',
                  description: 'Its time and what you noted are lost.',
                  action: 'Discard',
                  discard: end,
                })
              : end()
          }
        />
      )}
      <WaitingEntries
        waiting={waiting}
        onOpen={({ entry }) => setOpened({ kind: 'waiting', entry })}
        onDiscard={({ entry }) =>
          setOpened({
            title: 'Discard this entry?',
            description: `${entry.cigar}. It was not sent yet, and is nowhere else.`,
            action: 'Discard',
            discard: () => journalOutbox.remove(memberId, entry.id),
          })
        }
      />
      {list.isError && !list.isFetchNextPageError && (
        <ErrorBox onRetry={() => void list.refetch()} retrying={list.isFetching}>
          {entriesUnreadable}
        </ErrorBox>
      )}
      {isUnloaded && !list.isError && <Skeleton label="Loading your journal" rows={4} />}
      {isBlank && <EmptyJournal onBegin={begin} onImport={() => setIsImporting(true)} />}
      {!isUnloaded && !isEmpty && (
        <JournalContent
          journal={journal}
          address={address}
          onEdit={entry => setOpened({ kind: 'edit', entry })}
          onDiscard={setOpened}
        />
      )}
    </div>
  )
}
