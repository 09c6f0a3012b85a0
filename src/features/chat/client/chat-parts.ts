import { createLazyPart } from '#platform/client/ui/create-lazy-part.ts'

/** Dialogs of the chat, loaded with the first press. */
export const ConfirmDialog = createLazyPart(
  async () => (await import('#platform/client/ui/ConfirmDialog.tsx')).ConfirmDialog,
)
export const MemberCardDialog = createLazyPart(
  async () => (await import('./dialogs/MemberCardDialog.tsx')).MemberCardDialog,
)
export const ReportDialog = createLazyPart(
  async () => (await import('./dialogs/ReportDialog.tsx')).ReportDialog,
)
export const PinsDialog = createLazyPart(async () => (await import('./dialogs/PinsDialog.tsx')).PinsDialog)
export const SearchDialog = createLazyPart(
  async () => (await import('./dialogs/SearchDialog.tsx')).SearchDialog,
)
export const ChannelDialog = createLazyPart(
  async () => (await import('./dialogs/ChannelDialog.tsx')).ChannelDialog,
)
export const ReportsDialog = createLazyPart(
  async () => (await import('./dialogs/ReportsDialog.tsx')).ReportsDialog,
)
