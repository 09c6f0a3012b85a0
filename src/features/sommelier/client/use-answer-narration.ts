import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { type Answer, answerQuery } from './answer.ts'
import { type Narration, useNarration } from './use-narration.ts'

/** Of the best pair. Caches a finished narration in the answer, so that coming back does not request another one. */
export function useAnswerNarration(answer: Answer, isNarrated: boolean): Narration {
  const { id, question, narration } = answer
  const { text, kind, onlyMyBar } = question
  const queries = useQueryClient()
  const isAsked = isNarrated && !narration
  const streamed = useNarration(isAsked ? { cigar: text.trim(), pairingType: kind, onlyMyBar } : undefined)
  useEffect(() => {
    if (streamed.state === 'complete' || streamed.state === 'fallback')
      queries.setQueryData(answerQuery(id).queryKey, cached => cached && { ...cached, narration: streamed })
  }, [queries, id, streamed])
  return (isNarrated && narration) || streamed
}
