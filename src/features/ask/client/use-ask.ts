import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { callStream } from '#platform/client/call-stream.ts'
import { messageFor } from '#platform/client/message-for.ts'
import { type Answer, askContract, askFailed } from '../ask.contract.ts'
import { askedQuery } from './asked-query.ts'

export type Asking =
  | { state: 'idle' }
  | { state: 'asking'; question: string; text: string }
  | { state: 'answered'; question: string; answer: Answer }
  /** The member stopped it: what had arrived stays. */
  | { state: 'stopped'; question: string; text: string }
  | { state: 'failed'; question: string; message: string }

interface Ask {
  asking: Asking
  ask: (question: string) => void
  stop: () => void
  /** Forgets what the questions so far were about. */
  startOver: () => void
}

/** Asks one question at a time. Questions of one visit are one conversation, so that `And for a thin one?` is understood. */
export function useAsk(): Ask {
  const [asking, setAsking] = useState<Asking>({ state: 'idle' })
  const request = useRef<AbortController | undefined>(undefined)
  const conversation = useRef<string | undefined>(undefined)
  const cache = useQueryClient()
  useEffect(() => () => request.current?.abort(), [])

  async function read(question: string, signal: AbortSignal): Promise<void> {
    const body = { question, ...(conversation.current && { conversationId: conversation.current }) }
    let text = ''
    for await (const event of callStream(askContract.ask, { body }, { signal })) {
      if ('text' in event) {
        text += event.text
        setAsking({ state: 'asking', question, text })
        continue
      }
      conversation.current = event.conversationId
      setAsking({ state: 'answered', question, answer: event })
      void cache.invalidateQueries({ queryKey: askedQuery.queryKey })
      return
    }
    throw new Error(askFailed)
  }

  return {
    asking,
    ask(question) {
      request.current?.abort()
      const own = new AbortController()
      request.current = own
      setAsking({ state: 'asking', question, text: '' })
      read(question, own.signal).catch((failure: unknown) => {
        if (!own.signal.aborted)
          setAsking({ state: 'failed', question, message: messageFor(failure, askFailed) })
      })
    },
    stop() {
      request.current?.abort()
      setAsking(now =>
        now.state === 'asking' ? { state: 'stopped', question: now.question, text: now.text } : now,
      )
    },
    startOver() {
      request.current?.abort()
      conversation.current = undefined
      setAsking({ state: 'idle' })
    },
  }
}
