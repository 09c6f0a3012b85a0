import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import { hasTouchScreen } from './has-touch-screen.ts'
import type { Asking } from './use-ask.ts'

/**
 * A question whose answer is there, or was stopped, stays in the field. It is selected when the field has the focus, so
 * that typing replaces it.
 */
export function useAnsweredQuestion(
  field: RefObject<HTMLTextAreaElement | null>,
  { asking, question }: { asking: Asking; question: string },
) {
  const isFirstPress = useRef(false)
  const answered = asking.state === 'answered' || asking.state === 'stopped' ? asking : undefined
  const isAnswered = answered?.question === question.trim()
  const select = () => {
    if (isAnswered) field.current?.select()
  }
  const selectFocused = useEffectEvent(() => {
    if (document.activeElement === field.current && !hasTouchScreen()) select()
  })
  const answeredId = answered?.id
  useEffect(() => {
    if (answeredId !== undefined) selectFocused()
  }, [answeredId])
  return {
    isAnswered,
    selection: {
      onFocus: select,
      onPointerDown() {
        isFirstPress.current = document.activeElement !== field.current
      },
      /** The press that brings the focus also sets the caret, once it is over. */
      onClick() {
        if (isFirstPress.current) requestAnimationFrame(select)
        isFirstPress.current = false
      },
    },
  }
}
