import { useEffect, useState } from 'react'
import { useMe } from '#features/member/client/use-me.ts'
import type { JournalEntry } from '../journal.contract.ts'
import { draftOf, type EntryDraft, emptyDraft } from './entry-draft.ts'
import { removeDraft, storeDraft, storedDraft } from './entry-draft-store.ts'

/** What a form is about. */
export interface EntryOfForm {
  /** The entry that is edited; undefined for a new one. */
  entry?: JournalEntry | undefined
  /** What a new one begins with; default: nothing. */
  start?: EntryDraft | undefined
  /** Names what is typed on this device; default: by the entry or the cigar. */
  draftName?: string | undefined
}

/** The fields of the form. They are on this device until they are saved or cancelled, whatever happens to the page. */
export function useEntryDraft({ entry, start, draftName }: EntryOfForm) {
  const { id: memberId } = useMe()
  /** What the form began with, and the name under which it is stored. */
  const [initial, setInitial] = useState(() => {
    const name = draftName ?? entry?.id ?? start?.humidorItemId ?? 'new'
    const fresh = { draft: entry ? draftOf(entry) : (start ?? emptyDraft()), opened: entry ?? null }
    const stored = storedDraft(memberId, name)
    return { name, wasStored: stored !== undefined, ...(stored ?? fresh) }
  })
  const [draft, setDraft] = useState(initial.draft)
  const { name, opened, wasStored } = initial
  useEffect(() => {
    if (draft !== initial.draft) storeDraft(memberId, name, { draft, opened })
  }, [draft, initial, memberId, name, opened])
  return {
    draft,
    /** As it was when it was opened first: whoever changed it since has another version. */
    opened: opened ?? undefined,
    /** Something typed before was found on this device. */
    wasStored,
    change: (changes: Partial<EntryDraft>) => setDraft(before => ({ ...before, ...changes })),
    forget: () => removeDraft(memberId, name),
    /** The texts are saved, and the form goes on as that of the entry. */
    reopen: (saved: JournalEntry) => {
      removeDraft(memberId, name)
      setInitial({ name: saved.id, draft, opened: saved, wasStored: true })
    },
  }
}
