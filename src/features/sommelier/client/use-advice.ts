import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import type { Question } from '#features/pairing/client/pair-search.ts'
import { cigarMissing, pairingFailed, pairingUnavailable } from '#features/pairing/pairing.contract.ts'
import { vaultCache } from '#features/vault/client/vault-cache.ts'
import { ApiError, call } from '#platform/client/api.ts'
import { messageFor, UserError } from '#platform/client/message-for.ts'
import { type Advice, sommelierContract } from '../sommelier.contract.ts'
import { type Answer, answerQuery, toCigarAnswer, toDrinkAnswer } from './answer.ts'
import { awaitAnswer, takeSent } from './awaited-answer.ts'

export const drinkMissing = 'Please enter a drink name'

export type Finding = { state: 'idle' } | { state: 'busy' } | { state: 'failed'; failure: AdviceFailure }

export interface AdviceFailure {
  message: string
  /** The bar has no drink of the kind. */
  isBarEmpty: boolean
}

/** `load` fetches what shows the answer; the question stays busy until both are there. */
export function useAdvice(onAnswer: (answer: Answer) => void, load: () => Promise<unknown>) {
  const queries = useQueryClient()
  const { status, error, mutate, reset } = useMutation({
    async mutationFn(question: Question) {
      const [answer] = await Promise.all([fetchAnswer(question, queries), load()])
      return answer
    },
    onSuccess(answer) {
      queries.setQueryData(answerQuery(answer.id).queryKey, answer)
    },
    // Offline, fail at once instead of waiting for the network.
    networkMode: 'always',
  })
  return {
    finding: findingOf(status, error),
    // A callback passed to `mutate` is not called after unmount, so a late answer does not navigate.
    find(question: Question) {
      const isAwaited = takeSent()
      mutate(question, {
        onSuccess(answer) {
          if (isAwaited) awaitAnswer(answer.id)
          onAnswer(answer)
        },
      })
    },
    reset() {
      takeSent()
      reset()
    },
  }
}

/** What was typed decides: a drink named where a cigar was asked for is answered as one, and the other way round. */
async function fetchAnswer(question: Question, queries: QueryClient): Promise<Answer> {
  try {
    return await fetchAs(question, queries)
  } catch (failure) {
    const isOther = failure instanceof ApiError && otherThing.has(failure.code ?? '')
    if (!isOther) throw failure
    const reversed: Question = { ...question, has: question.has === 'cigar' ? 'drink' : 'cigar' }
    return fetchAs(reversed, queries).catch(() => {
      throw failure
    })
  }
}

const otherThing = new Set(['A_DRINK', 'NOT_A_DRINK'])

async function fetchAs(question: Question, queries: QueryClient): Promise<Answer> {
  const { has, kind, onlyMyBar, withDrink } = question
  const text = question.text.trim()
  if (!text) throw new UserError(has === 'cigar' ? cigarMissing : drinkMissing)
  if (has === 'drink') {
    const advice = await call(sommelierContract.adviseCigars, { body: { drink: text } })
    followSaved(queries, advice)
    return toCigarAnswer(question, advice)
  }
  const advice =
    withDrink === undefined
      ? await call(sommelierContract.adviseMember, { body: { cigar: text, pairingType: kind, onlyMyBar } })
      : await call(sommelierContract.advisePair, { body: { cigar: text, drink: withDrink } })
  followSaved(queries, advice)
  return toDrinkAnswer(question, advice)
}

function followSaved(queries: QueryClient, { saved }: Pick<Advice, 'saved'>): void {
  if (saved) vaultCache(queries).follow(saved.id, saved)
}

function findingOf(status: 'idle' | 'pending' | 'success' | 'error', failure: Error | null): Finding {
  if (status === 'pending') return { state: 'busy' }
  return failure ? { state: 'failed', failure: describeFailure(failure) } : { state: 'idle' }
}

function describeFailure(failure: Error): AdviceFailure {
  const isBarEmpty = failure instanceof ApiError && failure.code === 'NOTHING_AT_HAND'
  return { message: messageFor(failure, pairingFailed, { onServerError: pairingUnavailable }), isBarEmpty }
}
