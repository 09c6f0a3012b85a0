import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { callStream } from '#platform/client/call-stream.ts'
import { messageFor } from '#platform/client/message-for.ts'
import { type Answer, askContract, askFailed } from '../ask.contract.ts'
import { askedQuery } from './asked-query.ts'

interface Answered {
  state: 'answered'
  question: string
  answer: Answer
}

export type Asking =
  | { state: 'idle' }
  | { state: 'asking'; question: string; text: string }
  | Answered
  /** The member stopped it: what had arrived stays. */
  | { state: 'stopped'; question: string; text: string }
  | { state: 'failed'; question: string; message: string }

const lastAnswerKey = ['last-answer']

interface Ask {
  asking: Asking
  ask: (question: string) => void
  stop: () => void
  /** Forgets what the questions so far were about. */
  startOver: () => void
}

/** Asks one question at a time. Questions of one visit are one conversation, so that `And for a thin one?` is understood. */
export function useAsk(): Ask {
  const cache = useQueryClient()
  // Back from a source shows the answer again.
  const [last] = useState(() => cache.getQueryData<Answered>(lastAnswerKey))
  const [asking, setAsking] = useState<Asking>(last ?? { state: 'idle' })
  const request = useRef<AbortController | undefined>(undefined)
  const conversation = useRef(last?.answer.conversationId)
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
      const answered: Answered = { state: 'answered', question, answer: event }
      setAsking(answered)
      cache.setQueryData(lastAnswerKey, answered)
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
      cache.removeQueries({ queryKey: lastAnswerKey })
      setAsking({ state: 'idle' })
    },
  }
}
