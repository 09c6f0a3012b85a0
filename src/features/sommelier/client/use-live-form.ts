import { type ComponentType, type RefObject, useState } from 'react'
import { flushSync } from 'react-dom'

interface LiveForm<Props> {
  Form: ComponentType<Props>
  /** Position of the caret if the field had focus; null if it has none. */
  caret: number | null | undefined
}

/** Loads the form with suggestions when the member is about to type; it takes over even in mid-word. */
export function useLiveForm<Props>(
  load: () => Promise<ComponentType<Props>>,
  field: RefObject<HTMLInputElement | null>,
) {
  const [live, setLive] = useState<LiveForm<Props>>()
  async function wake(): Promise<void> {
    // If loading fails, the light field stays and works without suggestions.
    const Form = await load().catch(() => undefined)
    if (!Form) return
    const caret = document.activeElement === field.current ? field.current?.selectionStart : undefined
    // Synchronous, or keys pressed between reading the field and replacing it would be lost.
    flushSync(() => setLive(current => current ?? { Form, caret }))
  }
  return { live, wake: () => void wake(), warmUp: () => void load().catch(() => undefined) }
}
