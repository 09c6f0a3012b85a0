import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import { loadCode } from '../load-code.ts'
import { toastQueue } from './toast-queue.ts'

/** The region is loaded on the first input: when a toast is needed, the network may be gone. */
const firstInputs = ['pointermove', 'pointerdown', 'keydown'] as const

export function ToastProvider({ children }: { children: ReactNode }) {
  const [region, setRegion] = useState<{ Region: ComponentType }>()
  useEffect(() => {
    const load = () => {
      loadCode(() => import('./ToastRegion.tsx')).then(
        ({ ToastRegion }) => setRegion({ Region: ToastRegion }),
        // Without a network, one of the next inputs tries again.
        () => setTimeout(listen, 1_000),
      )
    }
    const listen = () => {
      for (const input of firstInputs) addEventListener(input, load, { once: true, passive: true })
    }
    const unsubscribe = toastQueue.onRegionNeeded(load)
    listen()
    return () => {
      unsubscribe()
      for (const input of firstInputs) removeEventListener(input, load)
    }
  }, [])
  return (
    <>
      {children}
      {region && <region.Region />}
    </>
  )
}
