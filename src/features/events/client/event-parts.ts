import { createLazyPart } from '#platform/client/ui/create-lazy-part.ts'

/** Loaded with the first press. */
export const TicketDialog = createLazyPart(async () => (await import('./TicketDialog.tsx')).TicketDialog)
