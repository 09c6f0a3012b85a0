import { CSPProvider } from '@base-ui/react/csp-provider'
import type { ReactNode } from 'react'
import { ToastProvider } from './ToastProvider.tsx'

/** Everything the design system needs once, around the whole app. */
export function UiProvider({ children }: { children: ReactNode }) {
  return (
    // Base UI would write <style> elements, which our `style-src 'self'` refuses.
    <CSPProvider disableStyleElements>
      <ToastProvider>{children}</ToastProvider>
    </CSPProvider>
  )
}
