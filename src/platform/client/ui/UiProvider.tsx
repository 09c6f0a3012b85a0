import { CSPProvider } from '@base-ui/react/csp-provider'
import type { ReactNode } from 'react'
import { ToastProvider } from './ToastProvider.tsx'
import { WaitingLine } from './WaitingLine.tsx'

export function UiProvider({ children }: { children: ReactNode }) {
  return (
    // Base UI would insert <style> elements, which our `style-src 'self'` blocks.
    <CSPProvider disableStyleElements>
      <ToastProvider>{children}</ToastProvider>
      <WaitingLine />
    </CSPProvider>
  )
}
