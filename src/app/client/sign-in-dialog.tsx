import { SignInDialog } from '#features/landing/client/SignInDialog.tsx'
import { UiProvider } from '#platform/client/ui/UiProvider.tsx'
import { mountOverlay } from './mount-overlay.tsx'

/** Loaded on intent by the public pages' small script. */
export const open = mountOverlay(opening => (
  <UiProvider>
    <SignInDialog opening={opening} />
  </UiProvider>
))
