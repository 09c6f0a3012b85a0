import { type ComponentType, useCallback, useEffect, useRef, useState } from 'react'
import { bufferKeystrokes } from '#platform/client/buffer-keystrokes.ts'
import { loadCode } from '#platform/client/load-code.ts'
import { describeLoadFailure } from '#platform/client/ui/load-failure.ts'
import { useToast } from '#platform/client/ui/use-toast.ts'
import type { OverlayName, OverlayProps } from './overlay-props.ts'
import { overlays } from './overlays.ts'

interface OverlayState {
  shown: OverlayName | null
  /** Loaded overlays stay mounted, for their closing animation and for reopening at once. */
  parts: Partial<Record<OverlayName, ComponentType<OverlayProps>>>
  typedAhead: string
}

const didNotOpen = 'That didn’t open. Please check your connection and try again'

/** One overlay at a time, each loaded on first use. */
export function useOverlays() {
  const [{ shown, parts, typedAhead }, setState] = useState<OverlayState>({
    shown: null,
    parts: {},
    typedAhead: '',
  })
  const pending = useRef({ end: () => {} })
  useEffect(() => () => pending.current.end(), [])
  const toast = useToast()
  // Memoized by hand: listeners keep a reference, and the React compiler does not see that `useToast` is stable.
  const show = useCallback(
    (name: OverlayName) => {
      const onTyped = (typed: string) => setState(state => ({ ...state, typedAhead: typed }))
      const onCancel = () => {
        pending.current = { end: () => {} }
      }
      pending.current.end()
      const request = { end: name === 'palette' ? bufferKeystrokes(onTyped, onCancel) : () => {} }
      pending.current = request
      setState(state => (state.shown === name ? state : { ...state, typedAhead: '' }))
      loadCode<ComponentType<OverlayProps>>(overlays[name]).then(
        part => {
          if (pending.current === request)
            setState(state => ({ ...state, shown: name, parts: { ...state.parts, [name]: part } }))
        },
        (failure: unknown) => {
          request.end()
          const { text, action } = describeLoadFailure(failure, didNotOpen)
          toast.error(text, { id: 'overlay', action })
        },
      )
    },
    [toast],
  )
  const close = (name: OverlayName) => {
    pending.current.end()
    setState(state => (state.shown === name ? { ...state, shown: null } : state))
  }
  return { shown, parts, typedAhead, show, close }
}
