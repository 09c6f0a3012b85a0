import { type EntryDraft, emptyDraft } from './entry-draft.ts'

/** `sb-`: removed with the other keys of the member when they sign out. */
const keyOf = (memberId: string) => `sb-journal-draft-${memberId}`

/** A new entry that was typed and neither saved nor cancelled, with fields that a later version has added. */
export function storedDraft(memberId: string): EntryDraft | undefined {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(keyOf(memberId)) ?? 'null')
    return typeof stored === 'object' && stored !== null ? { ...emptyDraft(), ...stored } : undefined
  } catch {
    return undefined
  }
}

export function storeDraft(memberId: string, draft: EntryDraft): void {
  localStorage.setItem(keyOf(memberId), JSON.stringify(draft))
}

export function removeDraft(memberId: string): void {
  localStorage.removeItem(keyOf(memberId))
}
