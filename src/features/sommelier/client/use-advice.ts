import { useMutation } from '@tanstack/react-query'
import { cigarMissing, pairingFailed, pairingUnavailable } from '#features/pairing/pairing.contract.ts'
import { ApiError, call, NoConnection } from '#platform/client/api.ts'
import { sommelierContract } from '../sommelier.contract.ts'
import { type Answer, answerOfCigars, answerOfDrinks, answerQuery } from './answer.ts'
import { type Desk, tellKept, useDesk } from './keep-pair.ts'
import type { Question } from './pair-search.ts'

export const drinkMissing = 'Please enter a drink name'

/** Asking, busy, or saying why there is no answer; an answer goes to whoever asked. */
export type Finding = { state: 'asking' } | { state: 'busy' } | { state: 'failed'; trouble: Trouble }

export interface Trouble {
  message: string
  /** The bar holds nothing of the kind: it can be filled. */
  isBarEmpty: boolean
}

/** Asks the sommelier one question at a time; the latest one counts. */
export function useAdvice(onAnswer: (answer: Answer) => void) {
  const desk = useDesk()
  const { status, error, mutate, reset } = useMutation({
    mutationFn: askSommelier,
    onSuccess(answer) {
      desk.queries.setQueryData(answerQuery(answer.id).queryKey, answer)
      tellWhatWasKept(desk, answer)
    },
    // Not held back while offline: the member should hear why at once.
    networkMode: 'always',
  })
  return {
    finding: findingOf(status, error),
    // Given here, it is not called any more once the page was left: nobody is fetched back by an answer.
    find: (question: Question) => mutate(question, { onSuccess: onAnswer }),
    reset,
  }
}

class NothingTyped extends Error {}

async function askSommelier(question: Question): Promise<Answer> {
  const { has, kind, onlyMyBar } = question
  const text = question.text.trim()
  if (!text) throw new NothingTyped(has === 'cigar' ? cigarMissing : drinkMissing)
  if (has === 'drink')
    return answerOfCigars(question, await call(sommelierContract.adviseCigars, { body: { drink: text } }))
  const body = { cigar: text, pairingType: kind, onlyMyBar }
  return answerOfDrinks(question, await call(sommelierContract.adviseMember, { body }))
}

function tellWhatWasKept(desk: Desk, { id, pairs, kept }: Answer): void {
  const pairId = pairs[0]?.id
  if (pairId !== undefined && kept[pairId]) tellKept(desk, { answerId: id, pairId })
}

function findingOf(status: 'idle' | 'pending' | 'success' | 'error', failure: Error | null): Finding {
  if (status === 'pending') return { state: 'busy' }
  return failure ? { state: 'failed', trouble: troubleOf(failure) } : { state: 'asking' }
}

/** A refusal says it itself; for the rest the brief has its sentences. */
function troubleOf(failure: Error): Trouble {
  const isBarEmpty = failure instanceof ApiError && failure.code === 'NOTHING_AT_HAND'
  return { message: messageOf(failure), isBarEmpty }
}

function messageOf(failure: Error): string {
  if (failure instanceof NothingTyped || failure instanceof NoConnection) return failure.message
  if (!(failure instanceof ApiError)) return pairingFailed
  return failure.status >= 500 ? pairingUnavailable : failure.message || pairingFailed
}
