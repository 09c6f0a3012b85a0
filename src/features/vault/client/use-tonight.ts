import { type RefObject, useEffect, useRef } from 'react'
import { recallBefore } from './before-tonight.ts'
import { useSavedPairing } from './use-saved-pairing.ts'

/** Marks a pairing as had today. The undo restores what was noted before. */
export function useTonight(id: string) {
  const { change, setStatus, rate } = useSavedPairing(id)
  return {
    mark: () => void setStatus('tried'),
    undo(): Promise<boolean> {
      const before = recallBefore(id)
      if (before?.status === 'tried' && before.tried_on !== null)
        return change({ status: 'tried', tried_on: before.tried_on })
      const undone = setStatus(before?.status === 'want' ? 'want' : 'looked up')
      // A rating alone means tried on a day that is not known.
      if (before?.status === 'tried' && before.rating !== null) rate(before.rating)
      return undone
    },
  }
}

/** The pressed button goes away with each change, and the focus with it: it moves on to what took its place. */
export function useTonightFocus(isHadTonight: boolean): {
  line: RefObject<HTMLParagraphElement | null>
  button: RefObject<HTMLButtonElement | null>
} {
  const line = useRef<HTMLParagraphElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const previous = useRef(isHadTonight)
  useEffect(() => {
    const hasChanged = previous.current !== isHadTonight
    previous.current = isHadTonight
    if (hasChanged && document.activeElement === document.body) (button.current ?? line.current)?.focus()
  }, [isHadTonight])
  return { line, button }
}
