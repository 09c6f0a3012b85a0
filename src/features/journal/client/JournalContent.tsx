import { Button } from '#platform/client/ui/Button.tsx'
import { LinkTo } from '#platform/client/ui/PortalLinks.tsx'
import type { JournalEntry } from '../journal.contract.ts'
import { EntryList } from './EntryList.tsx'
import { EntryOfAddress, EntryView } from './EntryView.tsx'
import css from './JournalPage.module.css'
import { JournalTools } from './JournalTools.tsx'
import { isFiltered } from './journal-filter.ts'
import type { Discarded } from './OpenedDialog.tsx'
import { ShowMore } from './ShowMore.tsx'
import type { useJournalAddress } from './use-journal-address.ts'
import type { JournalList } from './use-journal-list.ts'
import { useRemoveEntry } from './use-remove-entry.ts'

interface JournalContentProps {
  journal: JournalList
  address: ReturnType<typeof useJournalAddress>
  onEdit: (entry: JournalEntry) => void
  onDiscard: (discarded: Discarded) => void
}

/** The entries, and one of them in full: beside the list in a wide window, in its place in a small one. */
export function JournalContent({ journal, address, onEdit, onDiscard }: JournalContentProps) {
  const { entries, total, years, hasNone } = journal
  const { filter, entryId, closeEntry } = address
  const { mutate: remove } = useRemoveEntry(closeEntry)
  const shown = entryId === undefined ? entries[0] : entries.find(({ id }) => id === entryId)
  const actions = {
    onEdit,
    onDelete: (entry: JournalEntry) =>
      onDiscard({
        title: 'Are you sure you want to delete this entry?',
        description: `${entry.cigar}. This cannot be undone.`,
        action: 'Delete',
        discard: () => remove(entry),
      }),
  }
  return (
    <div className={css.content} data-reads={entryId !== undefined || undefined}>
      <div className={css.list}>
        <JournalTools filter={filter} years={years} onFilter={address.setFilter} />
        <div className={css.count}>
          <p role="status" data-all={!isFiltered(filter) || undefined}>
            {hasNone ? 'No entry matches.' : countText(total, isFiltered(filter))}
          </p>
          <LinkTo to="/dashboard/journal/palate">Your palate</LinkTo>
        </div>
        {hasNone && <Button onClick={address.showAll}>Show all entries</Button>}
        <EntryList entries={entries} shownId={shown?.id} searchOf={address.searchOf} {...actions} />
        <ShowMore journal={journal} />
      </div>
      <div className={css.reading}>
        <div className={css.back}>
          <Button look="quiet" onClick={closeEntry}>
            All entries
          </Button>
        </div>
        {shown ? (
          <EntryView entry={shown} {...actions} />
        ) : (
          entryId && <EntryOfAddress id={entryId} {...actions} />
        )}
      </div>
    </div>
  )
}

function countText(total: number, isFound: boolean): string {
  return `${total.toLocaleString('en-US')} ${isFound ? 'found' : total === 1 ? 'entry' : 'entries'}`
}
