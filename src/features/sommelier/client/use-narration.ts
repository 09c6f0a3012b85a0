import { useEffect, useState } from 'react'
import type * as z from 'zod/mini'
import { narration } from '../sommelier.contract.ts'
import { readNarration } from './read-narration.ts'

export type NarrationQuestion = z.input<typeof narration.body>

export interface Narration {
  /** While it is told what came so far; '' where the house's text stands alone. */
  text: string
  /** idle: nothing is told, and the text of the advice stands. house: `text` is the house's own, and `because` says why. */
  state: 'idle' | 'telling' | 'told' | 'house'
  because?: string
}

const idle: Narration = { text: '', state: 'idle' }

/**
 * The advice in Arturo's voice as it comes. Undefined asks for nothing; another question, or leaving, ends the one
 * before. When the house cannot be reached, or breaks off, it is idle again: the advice is there anyway.
 */
export function useNarration(question: NarrationQuestion | undefined): Narration {
  const [heard, setHeard] = useState<{ asked: string; narration: Narration }>()
  const asked = question && JSON.stringify(question)
  useEffect(() => {
    if (asked === undefined) return
    const caller = new AbortController()
    const show = (narration: Narration) => {
      if (!caller.signal.aborted) setHeard({ asked, narration })
    }
    listen(asked, caller.signal, show).catch(() => show(idle))
    return () => caller.abort()
  }, [asked])
  if (asked === undefined) return idle
  return heard?.asked === asked ? heard.narration : { text: '', state: 'telling' }
}

async function listen(
  asked: string,
  signal: AbortSignal,
  show: (narration: Narration) => void,
): Promise<void> {
  const headers = { 'content-type': 'application/json' }
  const { ok, body } = await fetch(narration.path, { method: 'POST', headers, body: asked, signal })
  if (!ok || !body) return show(idle)
  let text = ''
  for await (const event of readNarration(body)) {
    if (!('end' in event)) {
      text += event.text
      show({ text, state: 'telling' })
    } else if (event.end === 'model') return show({ text, state: 'told' })
    else return show({ text: event.text, state: 'house', because: event.because })
  }
  show(idle)
}
