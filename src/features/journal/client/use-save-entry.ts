import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useMe } from '#features/member/client/use-me.ts'
import { ApiError, call, NoConnection } from '#platform/client/api.ts'
import { messageFor, UserError } from '#platform/client/message-for.ts'
import { useToast } from '#platform/client/ui/use-toast.ts'
import { entryNotAdded, type JournalEntry, journalContract } from '../journal.contract.ts'
import { changesOf, type EntryDraft, toNewEntry } from './entry-draft.ts'
import { journalOutbox } from './journal-outbox.ts'
import { journalKey } from './journal-queries.ts'
import { type PhotoChange, savePhotoOf } from './save-photo-of.ts'

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
  photo: PhotoChange | undefined
}

interface SaveOptions {
  onSaved: () => void
  /** Another device was faster: its version. */
  onConflict: (current: JournalEntry) => void
  /** All but the photo is saved. */
  onPhotoFailed: (saved: JournalEntry, reason: string) => void
}

/** Saves what the form holds. What fails stays in the form; without a connection a new entry waits on this device. */
export function useSaveEntry({ onSaved, onConflict, onPhotoFailed }: SaveOptions) {
  const { id: memberId } = useMe()
  const queries = useQueryClient()
  const toast = useToast()
  return useMutation({
    networkMode: 'always',
    // What an earlier attempt said is no longer true.
    onMutate: () => toast.close('journal'),
    async mutationFn(toSave: ToSave) {
      const entryId = await saveTexts(memberId, toSave)
      return entryId === 'waiting' ? entryId : savePhotoOf(entryId, toSave.photo)
    },
    async onSuccess(outcome, { photo }) {
      if (outcome === 'waiting') {
        const withoutPhoto = photo ? ' Add its photo once you are connected.' : ''
        toast.info(`No connection. The entry is kept on this device and sent later.${withoutPhoto}`, {
          id: 'journal',
        })
      } else await queries.invalidateQueries({ queryKey: journalKey })
      const { saved, reason } = typeof outcome === 'object' ? outcome : {}
      if (saved && reason) return onPhotoFailed(saved, reason)
      if (reason)
        toast.error('The entry is saved, but not its photo. Edit the entry to add it.', { id: 'journal' })
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

/** Resolves with the id of the saved entry. */
async function saveTexts(memberId: string, toSave: ToSave): Promise<string> {
  const { draft, id, opened, current, replaces } = toSave
  if (!opened) return (await addEntry(memberId, draft, { id, replaces })) === 'saved' ? id : 'waiting'
  const changes = changesOf(draft, opened)
  const { id: entryId, version } = current ?? opened
  if (Object.keys(changes).length > 0)
    await call(journalContract.changeEntry, { params: { id: entryId }, body: { ...changes, version } })
  return entryId
}

/** By way of the outbox, so that it is on this device before it is sent, and behind those that wait already. */
async function addEntry(
  memberId: string,
  draft: EntryDraft,
  { id, replaces }: Pick<ToSave, 'id' | 'replaces'>,
): Promise<'saved' | 'waiting'> {
  const { smokedAt = new Date().toISOString(), ...entry } = toNewEntry(draft)
  journalOutbox.add(memberId, { ...entry, id, smokedAt }, replaces)
  const failure = await journalOutbox.sendAll(memberId)
  const rest = journalOutbox.read(memberId).find(waiting => waiting.entry.id === id)
  if (!rest) return 'saved'
  if (rest.problem === null && failure instanceof NoConnection) return 'waiting'
  journalOutbox.remove(memberId, id)
  throw failure ?? new UserError(rest.problem ?? entryNotAdded)
}
