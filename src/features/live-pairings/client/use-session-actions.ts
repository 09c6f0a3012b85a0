import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '#platform/client/api.ts'
import { messageFor } from '#platform/client/message-for.ts'
import { useToast } from '#platform/client/ui/use-toast.ts'
import { type LivePairing, livePairingsContract, type Step } from '../live-pairings.contract.ts'
import { receiveSession } from './session-queries.ts'

export type NextStep = Exclude<Step, 'open'>

export interface Vote {
  place: number
  third: number
  stars: number
}

/** What a guest and a host can do. A failure is told, and leaves everything as it was. */
export function useSessionActions(id: string) {
  const queries = useQueryClient()
  const toast = useToast()
  const options = {
    networkMode: 'always',
    onSuccess: (session: LivePairing) => receiveSession(queries, session),
    onError: (failure: Error) =>
      void toast.error(messageFor(failure, 'That did not work. Try again.'), { id: 'live-pairing' }),
  } as const
  const params = { id }
  const { join, leave, move, reveal, takeOver, vote } = livePairingsContract
  const joining = useMutation({ ...options, mutationFn: () => call(join, { params }) })
  const leaving = useMutation({ ...options, mutationFn: () => call(leave, { params }) })
  const takingOver = useMutation({ ...options, mutationFn: () => call(takeOver, { params }) })
  const moving = useMutation({
    ...options,
    mutationFn: (step: NextStep) =>
      step === 'revealed' ? call(reveal, { params }) : call(move, { params, body: { step } }),
  })
  const voting = useMutation({
    ...options,
    mutationFn: (body: Vote) => call(vote, { params, body }),
  })
  return {
    join: () => joining.mutate(),
    leave: () => leaving.mutate(),
    takeOver: () => takingOver.mutate(),
    move: (step: NextStep) => moving.mutate(step),
    vote: (given: Vote) => voting.mutate(given),
    /** Shown until the answer is there. */
    pendingVote: voting.isPending ? voting.variables : undefined,
    isWorking: joining.isPending || leaving.isPending || takingOver.isPending || moving.isPending,
  }
}
