import { SignInDialog } from '#features/landing/client/SignInDialog.tsx'
import { UiProvider } from '#platform/client/ui/UiProvider.tsx'
import { mountOverlay } from './mount-overlay.tsx'

const mount = (mode: 'sign-in' | 'sign-up') => ({
  open: mountOverlay(opening => (
    <UiProvider>
      <SignInDialog opening={opening} mode={mode} />
    </UiProvider>
  )),
})

/** Loaded on intent by visitor.ts. */
export const signIn = mount('sign-in')
export const signUp = mount('sign-up')
