import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import { toastDesk } from './toast-desk.ts'

/** From the first stir on something may have to be told, and by then the network may be gone. */
const firstStirs = ['pointermove', 'pointerdown', 'keydown'] as const

/** Shows the toasts of everything inside it. What shows them comes with the first stir, or with the first toast. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [region, setRegion] = useState<{ Region: ComponentType }>()
  useEffect(() => {
    const open = () => {
      import('./ToastRegion.tsx').then(
        ({ ToastRegion }) => setRegion({ Region: ToastRegion }),
        // Without a network it comes with one of the next stirs.
        () => setTimeout(listen, 1_000),
      )
    }
    const listen = () => {
      for (const stir of firstStirs) addEventListener(stir, open, { once: true, passive: true })
    }
    const stop = toastDesk.whenWanted(open)
    listen()
    return () => {
      stop()
      for (const stir of firstStirs) removeEventListener(stir, open)
    }
  }, [])
  return (
    <>
      {children}
      {region && <region.Region />}
    </>
  )
}
