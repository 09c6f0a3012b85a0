import { type ComponentType, useCallback, useState } from 'react'
import { useToast } from '#platform/client/ui/use-toast.ts'
import { type OverlayName, type OverlayProps, overlays } from './overlays.ts'

interface Opened {
  shown: OverlayName | null
  /** What has arrived stays, so that it can leave with its own movement and come back at once. */
  parts: Partial<Record<OverlayName, ComponentType<OverlayProps>>>
}

/** One overlay at a time, each loaded when it is first asked for. */
export function useOverlays() {
  const [{ shown, parts }, setOpened] = useState<Opened>({ shown: null, parts: {} })
  const { fail } = useToast()
  // By hand: listeners hold on to it, and the compiler does not see through `useToast`.
  const show = useCallback(
    (name: OverlayName) => {
      overlays[name]().then(
        part => setOpened(({ parts }) => ({ shown: name, parts: { ...parts, [name]: part } })),
        () => fail('That did not open. Please check your connection and try again', { id: 'overlay' }),
      )
    },
    [fail],
  )
  const close = (name: OverlayName) =>
    setOpened(opened => (opened.shown === name ? { ...opened, shown: null } : opened))
  return { shown, parts, show, close }
}
