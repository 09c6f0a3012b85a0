import { type ComponentType, type RefObject, useState } from 'react'
import { flushSync } from 'react-dom'

interface LiveForm<Props> {
  Form: ComponentType<Props>
  /** Where the caret stood, if somebody was typing. */
  caret: number | null | undefined
}

/** Suggestions weigh more than the question: they come when somebody is about to type, and take over in mid-word. */
export function useLiveForm<Props>(
  load: () => Promise<ComponentType<Props>>,
  field: RefObject<HTMLInputElement | null>,
) {
  const [live, setLive] = useState<LiveForm<Props>>()
  async function wake(): Promise<void> {
    // Without them, as without a network, the plain field stays, and asks as well.
    const Form = await load().catch(() => undefined)
    if (!Form) return
    const caret = document.activeElement === field.current ? field.current?.selectionStart : undefined
    // At once: a key that is pressed between reading the field and changing it would be lost.
    flushSync(() => setLive(known => known ?? { Form, caret }))
  }
  return { live, wake: () => void wake(), warmUp: () => void load().catch(() => undefined) }
}
