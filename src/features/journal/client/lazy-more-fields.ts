import { createLazyPart } from '#platform/client/ui/create-lazy-part.ts'

export const MoreFields = createLazyPart(async () => (await import('./MoreFields.tsx')).MoreFields)
