import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { GrowingText } from '#features/voice/client/growing-text.ts'
import { call, NoConnection } from '#platform/client/api.ts'
import { callStream } from '#platform/client/call-stream.ts'
import { newUuid } from '#platform/client/new-uuid.ts'
import { type Answer, askContract } from '../ask.contract.ts'
import { askedQuery } from './asked-query.ts'
import { explainFailure } from './explain-failure.ts'
import { type PendingQuestion, pendingQuestionOf } from './pending-question.ts'
import { useSpokenAnswer } from './use-spoken-answer.ts'

interface Answered {
  state: 'answered'
  /** Of the question, and of the text that is spoken. */
  id: string
  question: string
  answer: Answer
}

export type Asking =
  | { state: 'idle' }
  | { state: 'asking'; id: string; question: string; text: string }
  | Answered
  /** The member stopped it: what had arrived stays. */
  | { state: 'stopped'; id: string; question: string; text: string }
  | { state: 'failed'; question: string; message: string }

const lastAnswerKey = ['last-answer']

interface Ask {
  asking: Asking
  ask: (question: string) => void
  stop: () => void
  /** Forgets what the questions so far were about. */
  startOver: () => void
}

/**
 * Asks one question at a time. Questions of one visit are one conversation, so that `And for a thin one?` is understood.
 * An answer goes on while the page is left or loaded again; only `stop` ends it.
 */
export function useAsk(memberId: string): Ask {
  const cache = useQueryClient()
  const pendingQuestion = pendingQuestionOf(memberId)
  // Back from a source shows the answer again.
  const [last] = useState(() => cache.getQueryData<Answered>(lastAnswerKey))
  const [asking, setAsking] = useState<Asking>(
    () => stateOf(pendingQuestion.read()) ?? last ?? { state: 'idle' },
  )
  const request = useRef<AbortController | undefined>(undefined)
  const conversation = useRef(last?.answer.conversationId)
  const spoken = useSpokenAnswer()

  async function read(
    { question, ...named }: PendingQuestion,
    { aloud, signal }: { aloud: GrowingText | undefined; signal: AbortSignal },
  ): Promise<void> {
    let text = ''
    for await (const event of callStream(askContract.ask, { body: { question, ...named } }, { signal })) {
      if ('text' in event) {
        text += event.text
        aloud?.add(event.text)
        setAsking({ state: 'asking', id: named.id, question, text })
        continue
      }
      conversation.current = event.conversationId
      pendingQuestion.forget()
      // An answer that comes in place of what was said is read as well.
      if (text === '' || event.because !== null) aloud?.add(`\n\n${event.answer}`)
      const answered: Answered = { state: 'answered', id: named.id, question, answer: event }
      setAsking(answered)
      cache.setQueryData(lastAnswerKey, answered)
      void cache.invalidateQueries({ queryKey: askedQuery.queryKey })
      return
    }
    throw new NoConnection('The answer has no end')
  }

  /** After a reload nothing is spoken by itself. */
  function follow(pending: PendingQuestion, aloud?: GrowingText): void {
    request.current?.abort()
    const own = new AbortController()
    request.current = own
    pendingQuestion.keep(pending)
    read(pending, { aloud, signal: own.signal })
      .catch((failure: unknown) => {
        if (own.signal.aborted) return
        // Without a connection the answer may go on, and asking again follows it.
        if (!(failure instanceof NoConnection)) pendingQuestion.forget()
        spoken.stop()
        setAsking({ state: 'failed', question: pending.question, message: explainFailure(failure) })
      })
      .finally(() => aloud?.end())
  }

  const followPending = useEffectEvent(() => {
    const pending = pendingQuestion.read()
    if (pending) follow(pending)
  })
  useEffect(() => {
    followPending()
    return () => request.current?.abort()
  }, [])

  function abandon(): void {
    request.current?.abort()
    spoken.stop()
    const pending = pendingQuestion.read()
    pendingQuestion.forget()
    if (pending) void stopAnswer(cache, pending.id)
  }

  return {
    asking,
    ask(question) {
      const unanswered = pendingQuestion.read()
      const conversationId = conversation.current
      const pending =
        unanswered?.question === question
          ? unanswered
          : { id: newUuid(), question, ...(conversationId && { conversationId }) }
      setAsking({ state: 'asking', id: pending.id, question, text: '' })
      follow(pending, spoken.begin(pending.id))
    },
    stop() {
      abandon()
      setAsking(now => (now.state === 'asking' ? { ...now, state: 'stopped' } : now))
    },
    startOver() {
      abandon()
      conversation.current = undefined
      cache.removeQueries({ queryKey: lastAnswerKey })
      setAsking({ state: 'idle' })
    },
  }
}

function stateOf(pending: PendingQuestion | undefined): Asking | undefined {
  return pending && { state: 'asking', id: pending.id, question: pending.question, text: '' }
}

/** The history then has what had been said. Without a connection the answer ends by itself. */
async function stopAnswer(cache: QueryClient, id: string): Promise<void> {
  await call(askContract.stopAnswer, { body: { id } }).catch(() => undefined)
  await cache.invalidateQueries({ queryKey: askedQuery.queryKey })
}
