import { useEffect, useState } from 'react'
import type { ProcedureInput } from '#platform/api.contract.ts'
import { callStream } from '#platform/client/call-stream.ts'
import { narrationContract } from '../sommelier.contract.ts'

const { narrateAdvice } = narrationContract

export type NarrationQuestion = ProcedureInput<typeof narrateAdvice>['body']

export interface Narration {
  /** What has arrived so far. */
  text: string
  /** fallback: `text` is the standard text, and `because` says why. */
  state: 'idle' | 'streaming' | 'complete' | 'fallback'
  because?: string
}

const idle: Narration = { text: '', state: 'idle' }

/**
 * Streams the advice in Arturo's voice. Another question or unmounting aborts the stream. A failed or broken stream leaves
 * it idle: the page shows the advice anyway.
 */
export function useNarration(question: NarrationQuestion | undefined): Narration {
  const [latest, setLatest] = useState<{ body: string; narration: Narration }>()
  const body = question && JSON.stringify(question)
  useEffect(() => {
    if (body === undefined) return
    const request = new AbortController()
    const show = (narration: Narration) => {
      if (!request.signal.aborted) setLatest({ body, narration })
    }
    streamNarration(body, request.signal, show).catch(() => show(idle))
    return () => request.abort()
  }, [body])
  if (body === undefined) return idle
  return latest?.body === body ? latest.narration : { text: '', state: 'streaming' }
}

async function streamNarration(
  question: string,
  signal: AbortSignal,
  show: (narration: Narration) => void,
): Promise<void> {
  let text = ''
  const body = JSON.parse(question) as NarrationQuestion
  for await (const event of callStream(narrateAdvice, { body }, { signal })) {
    if (!('end' in event)) {
      text += event.text
      show({ text, state: 'streaming' })
    } else if (event.end === 'model') return show({ text, state: 'complete' })
    else return show({ text: event.text, state: 'fallback', because: event.because })
  }
  show(idle)
}
