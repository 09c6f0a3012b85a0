import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import { toastDesk } from './toast-desk.ts'

/** From the first touch on something may have to be told, and by then the network may be gone. */
const firstTouches = ['pointerdown', 'keydown'] as const

/** Shows the toasts of everything inside it. What shows them comes with the first touch, or with the first toast. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [region, setRegion] = useState<{ Region: ComponentType }>()
  useEffect(() => {
    const open = () =>
      void import('./ToastRegion.tsx').then(({ ToastRegion }) => setRegion({ Region: ToastRegion }))
    const stop = toastDesk.whenWanted(open)
    for (const touch of firstTouches) addEventListener(touch, open, { once: true, passive: true })
    return () => {
      stop()
      for (const touch of firstTouches) removeEventListener(touch, open)
    }
  }, [])
  return (
    <>
      {children}
      {region && <region.Region />}
    </>
  )
}
