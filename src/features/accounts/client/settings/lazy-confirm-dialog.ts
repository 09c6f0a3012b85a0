import { createLazyPart } from '#platform/client/ui/create-lazy-part.ts'

export const ConfirmDialog = createLazyPart(async () => (await import('./ConfirmDialog.tsx')).ConfirmDialog)
