import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useMe } from '#features/settings/client/use-me.ts'
import { ApiError, call, NoConnection } from '#platform/client/api.ts'
import { messageFor, UserError } from '#platform/client/message-for.ts'
import { useToast } from '#platform/client/ui/use-toast.ts'
import { entryNotAdded, type JournalEntry, journalContract } from '../journal.contract.ts'
import { changesOf, type EntryDraft, toNewEntry } from './entry-draft.ts'
import { followOutbox } from './follow-outbox.ts'
import { journalKey } from './journal-queries.ts'
import { addToOutbox, readOutbox, removeFromOutbox, sendOutbox } from './outbox.ts'

interface ToSave {
  draft: EntryDraft
  /** Of a new entry, whatever has become of an earlier attempt to send it. */
  id: string
  /** The entry that was opened; undefined for a new one. */
  opened: JournalEntry | undefined
  /** The entry as another device has left it: its own changes stay, those of the form come on top. */
  current: JournalEntry | undefined
  /** Id of an entry that waits on this device, which this one takes the place of. */
  replaces: string | undefined
}

interface SaveOptions {
  onSaved: () => void
  /** Another device was faster: its version. */
  onConflict: (current: JournalEntry) => void
}

/** Saves what the form holds. What fails stays in the form; without a connection a new entry waits on this device. */
export function useSaveEntry({ onSaved, onConflict }: SaveOptions) {
  const { id: memberId } = useMe()
  const queries = useQueryClient()
  const toast = useToast()
  return useMutation({
    networkMode: 'always',
    async mutationFn({ draft, id, opened, current, replaces }: ToSave) {
      if (!opened) return addEntry(memberId, draft, { id, replaces })
      const changes = changesOf(draft, opened)
      if (Object.keys(changes).length === 0) return 'saved'
      const { id: entryId, version } = current ?? opened
      await call(journalContract.changeEntry, { params: { id: entryId }, body: { ...changes, version } })
      return 'saved'
    },
    async onSuccess(outcome) {
      if (outcome === 'waiting') {
        toast.info('No connection. The entry is kept on this device and sent later.', { id: 'journal' })
        followOutbox(memberId)
      } else await queries.invalidateQueries({ queryKey: journalKey })
      onSaved()
    },
    onError(failure, { opened }) {
      const current = failure instanceof ApiError ? failure.current : undefined
      if (opened && current) onConflict(current as JournalEntry)
      else
        toast.error(opened ? messageFor(failure, 'Failed to save the change') : entryNotAdded, {
          id: 'journal',
        })
    },
  })
}

/** By way of the outbox, so that it is on this device before it is sent, and behind those that wait already. */
async function addEntry(
  memberId: string,
  draft: EntryDraft,
  { id, replaces }: Pick<ToSave, 'id' | 'replaces'>,
): Promise<'saved' | 'waiting'> {
  const { smokedAt = new Date().toISOString(), ...entry } = toNewEntry(draft)
  addToOutbox(memberId, { ...entry, id, smokedAt }, replaces)
  const failure = await sendOutbox(memberId)
  const rest = readOutbox(memberId).find(waiting => waiting.entry.id === id)
  if (!rest) return 'saved'
  if (rest.problem === null && failure instanceof NoConnection) return 'waiting'
  removeFromOutbox(memberId, id)
  throw failure ?? new UserError(rest.problem ?? entryNotAdded)
}
