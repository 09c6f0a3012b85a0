import { type QueryClient, useMutation } from '@tanstack/react-query'
import type { Question } from '#features/pairing/client/pair-search.ts'
import { cigarMissing, pairingFailed, pairingUnavailable } from '#features/pairing/pairing.contract.ts'
import { vaultCache } from '#features/vault/client/vault-cache.ts'
import { ApiError, call } from '#platform/client/api.ts'
import { messageFor, UserError } from '#platform/client/message-for.ts'
import { type Advice, sommelierContract } from '../sommelier.contract.ts'
import { type Answer, answerQuery, toCigarAnswer, toDrinkAnswer } from './answer.ts'
import { type PairActionContext, toastSaved, usePairActionContext } from './save-pair.ts'

export const drinkMissing = 'Please enter a drink name'

export type Finding = { state: 'idle' } | { state: 'busy' } | { state: 'failed'; failure: AdviceFailure }

export interface AdviceFailure {
  message: string
  /** The bar has no drink of the kind. */
  isBarEmpty: boolean
}

export function useAdvice(onAnswer: (answer: Answer) => void) {
  const context = usePairActionContext()
  const { status, error, mutate, reset } = useMutation({
    mutationFn: (question: Question) => fetchAnswer(question, context.queries),
    onSuccess(answer) {
      context.queries.setQueryData(answerQuery(answer.id).queryKey, answer)
      toastIfSaved(context, answer)
    },
    // Offline, fail at once instead of waiting for the network.
    networkMode: 'always',
  })
  return {
    finding: findingOf(status, error),
    // A callback passed to `mutate` is not called after unmount, so a late answer does not navigate.
    find: (question: Question) => mutate(question, { onSuccess: onAnswer }),
    reset,
  }
}

async function fetchAnswer(question: Question, queries: QueryClient): Promise<Answer> {
  const { has, kind, onlyMyBar } = question
  const text = question.text.trim()
  if (!text) throw new UserError(has === 'cigar' ? cigarMissing : drinkMissing)
  if (has === 'drink') {
    const advice = await call(sommelierContract.adviseCigars, { body: { drink: text } })
    followSaved(queries, advice)
    return toCigarAnswer(question, advice)
  }
  const body = { cigar: text, pairingType: kind, onlyMyBar }
  const advice = await call(sommelierContract.adviseMember, { body })
  followSaved(queries, advice)
  return toDrinkAnswer(question, advice)
}

function followSaved(queries: QueryClient, { saved }: Pick<Advice, 'saved'>): void {
  if (saved) vaultCache(queries).follow(saved.id, saved.rating)
}

function toastIfSaved(context: PairActionContext, { id, pairs, savedByPair }: Answer): void {
  const pairId = pairs[0]?.id
  if (pairId !== undefined && savedByPair[pairId]) toastSaved(context, { answerId: id, pairId })
}

function findingOf(status: 'idle' | 'pending' | 'success' | 'error', failure: Error | null): Finding {
  if (status === 'pending') return { state: 'busy' }
  return failure ? { state: 'failed', failure: describeFailure(failure) } : { state: 'idle' }
}

function describeFailure(failure: Error): AdviceFailure {
  const isBarEmpty = failure instanceof ApiError && failure.code === 'NOTHING_AT_HAND'
  return { message: messageFor(failure, pairingFailed, { onServerError: pairingUnavailable }), isBarEmpty }
}
