import { useLayoutEffect, useRef } from 'react'
import { Button } from '#platform/client/ui/Button.tsx'
import css from './AnswerPanel.module.css'

interface StopAskingButtonProps {
  isAsking: boolean
  onStop: () => void
  /** The answer is there: the button goes, and the focus with it. */
  onFocusLost: () => void
}

/** Keeps its place when it goes, so that the answer does. */
export function StopAskingButton({ isAsking, onStop, onFocusLost }: StopAskingButtonProps) {
  const button = useRef<HTMLButtonElement>(null)
  useLayoutEffect(() => {
    if (!isAsking && document.activeElement === button.current) onFocusLost()
  })
  return (
    <span className={css.stop} data-shown={isAsking}>
      <Button ref={button} size="small" onClick={onStop}>
        Stop
      </Button>
    </span>
  )
}
