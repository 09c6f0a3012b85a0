import { CSPProvider } from '@base-ui/react/csp-provider'
import { Tooltip } from '@base-ui/react/tooltip'
import type { ReactNode } from 'react'
import { ToastProvider } from './ToastProvider.tsx'

const FIRST_TOOLTIP_AFTER_MILLISECONDS = 500

/** Everything the design system needs once, around the whole app. */
export function UiProvider({ children }: { children: ReactNode }) {
  return (
    // Base UI would write <style> elements, which our `style-src 'self'` refuses.
    <CSPProvider disableStyleElements>
      <Tooltip.Provider delay={FIRST_TOOLTIP_AFTER_MILLISECONDS}>
        <ToastProvider>{children}</ToastProvider>
      </Tooltip.Provider>
    </CSPProvider>
  )
}
