import { type ComponentType, useCallback, useRef, useState } from 'react'
import { takeTyping } from '#platform/client/take-typing.ts'
import { useToast } from '#platform/client/ui/use-toast.ts'
import { type OverlayName, type OverlayProps, overlays } from './overlays.ts'

interface Opened {
  shown: OverlayName | null
  /** What has arrived stays, so that it can leave with its own movement and come back at once. */
  parts: Partial<Record<OverlayName, ComponentType<OverlayProps>>>
  typedAhead: string
}

/** One overlay at a time, each loaded when it is first asked for. */
export function useOverlays() {
  const [{ shown, parts, typedAhead }, setOpened] = useState<Opened>({
    shown: null,
    parts: {},
    typedAhead: '',
  })
  const asked = useRef({ end: () => {} })
  const { fail } = useToast()
  // By hand: listeners hold on to it, and the compiler does not see through `useToast`.
  const show = useCallback(
    (name: OverlayName) => {
      const say = (typed: string) => setOpened(opened => ({ ...opened, typedAhead: typed }))
      const giveUp = () => {
        asked.current = { end: () => {} }
      }
      asked.current.end()
      const own = { end: name === 'palette' ? takeTyping(say, giveUp) : () => {} }
      asked.current = own
      setOpened(opened => (opened.shown === name ? opened : { ...opened, typedAhead: '' }))
      overlays[name]().then(
        part => {
          if (asked.current === own)
            setOpened(opened => ({ ...opened, shown: name, parts: { ...opened.parts, [name]: part } }))
        },
        () => {
          own.end()
          fail('That did not open. Please check your connection and try again', { id: 'overlay' })
        },
      )
    },
    [fail],
  )
  const close = (name: OverlayName) => {
    asked.current.end()
    setOpened(opened => (opened.shown === name ? { ...opened, shown: null } : opened))
  }
  return { shown, parts, typedAhead, show, close }
}
