import { useOwnCigars } from '#features/humidor/client/use-own-cigars.ts'
import { mountFinder } from './finder-overlay.tsx'

/** The finder on a page in the frame of the portal: with the member’s own cigars. Loaded on intent by visitor.ts. */
export const { open, suggestIn } = mountFinder(useOwnCigars)
