import type { JournalEntry } from '../journal.contract.ts'
import { type EntryDraft, emptyDraft } from './entry-draft.ts'

export interface StoredDraft {
  draft: EntryDraft
  /** The entry as it was when its form was opened; null for a new one. */
  opened: JournalEntry | null
}

/** `sb-`: removed with the other keys of the member when they sign out. */
const keyOf = (memberId: string, name: string) => `sb-journal-draft-${memberId}-${name}`

/** What was typed into a form and neither saved nor cancelled, with fields that a later version has added. */
export function storedDraft(memberId: string, name: string): StoredDraft | undefined {
  try {
    const stored = JSON.parse(localStorage.getItem(keyOf(memberId, name)) ?? 'null') as StoredDraft | null
    return stored?.draft
      ? { draft: { ...emptyDraft(), ...stored.draft }, opened: stored.opened ?? null }
      : undefined
  } catch {
    return undefined
  }
}

export function storeDraft(memberId: string, name: string, stored: StoredDraft): void {
  try {
    localStorage.setItem(keyOf(memberId, name), JSON.stringify(stored))
  } catch {
    // Without space the text stays in the form alone.
    removeDraft(memberId, name)
  }
}

export function removeDraft(memberId: string, name: string): void {
  localStorage.removeItem(keyOf(memberId, name))
}
