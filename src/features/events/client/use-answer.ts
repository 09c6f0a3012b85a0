import { useState } from 'react'
import { messageFor } from '#platform/client/message-for.ts'
import { useOptimisticQueue } from '#platform/client/optimistic-queue.ts'
import { useToast } from '#platform/client/ui/use-toast.ts'
import type { LoungeEvent } from '../events.contract.ts'
import { type AnswerChange, answerQueue } from './events-query.ts'

type Choice = Omit<AnswerChange, 'eventId'>

/** The member's answer to one event, shown at once and taken back if it could not be saved. */
export function useAnswer({ id, own }: LoungeEvent) {
  const toast = useToast()
  /** What an undo leads back to. */
  const [before, setBefore] = useState<Choice>()
  const send = useOptimisticQueue(answerQueue, failure =>
    toast.error(messageFor(failure, 'Failed to save your answer'), { id: 'event-answer' }),
  )
  const save = (choice: Choice) => send({ eventId: id, ...choice })
  return {
    async answer(choice: Choice) {
      const present = choiceOf(own)
      setBefore(undefined)
      if (await save(choice)) setBefore(present)
    },
    undo:
      before &&
      (() => {
        setBefore(undefined)
        void save(before)
      }),
  }
}

/** No answer is, to everybody else, the same as not coming. */
function choiceOf(own: LoungeEvent['own']): Choice {
  if (!own || own.answer === 'notGoing') return { answer: 'notGoing', partySize: own?.partySize ?? 1 }
  return { answer: 'going', partySize: own.partySize }
}
