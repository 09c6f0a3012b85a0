import { createLazyPart } from '#platform/client/ui/create-lazy-part.ts'
import { MoreFields } from './lazy-more-fields.ts'

export const SessionPanel = createLazyPart(async () => (await import('./SessionPanel.tsx')).SessionPanel)
export const EntryDialog = createLazyPart(async () => (await import('./EntryDialog.tsx')).EntryDialog)
export const ConfirmDialog = createLazyPart(
  async () => (await import('#platform/client/ui/ConfirmDialog.tsx')).ConfirmDialog,
)

/** All that writing needs. What fails is tried again at its first use. */
export function fetchJournalParts(): void {
  for (const part of [EntryDialog, MoreFields, SessionPanel, ConfirmDialog])
    part.preload().catch(() => undefined)
}
