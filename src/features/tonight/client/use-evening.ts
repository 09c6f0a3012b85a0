import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { cigarName } from '#features/catalogue/cigar-name.rules.ts'
import { ApiError, call } from '#platform/client/api.ts'
import { useToast } from '#platform/client/ui/use-toast.ts'
import { type EveningPick, tonightContract } from '../tonight.contract.ts'
import type { PickedEveningProps } from './PickedEvening.tsx'

const mostSeen = 50
/** For the undo of a refusal: other toasts of the page must not take its place. */
const toastId = 'not-this-one'

/** The pick for an evening, the ones after it, and what is refused of them. */
export function useEvening({ minutes, round }: PickedEveningProps) {
  const [seen, setSeen] = useState<readonly string[]>([])
  const { tell, fail } = useToast()
  const { data, error, isPending, isFetching, refetch } = useQuery({
    queryKey: ['tonight', round, minutes, seen],
    queryFn: ({ signal }) =>
      call(tonightContract.pickTonight, { body: { minutes, seen: [...seen] } }, { signal }),
    placeholderData: keepPreviousData,
    // A pick stays until somebody asks for another one.
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnMount: false,
  })
  const pass = (id: string) => setSeen(before => [...before, id].slice(-mostSeen))
  const problem = { onError: (failure: Error) => void fail(failure.message, { id: toastId }) }
  const { mutate: allow } = useMutation({
    mutationFn: ({ cigar }: EveningPick) =>
      call(tonightContract.allowTonight, { params: { cigarId: cigar.id } }),
    onSuccess: (_, { cigar }) => setSeen(before => before.filter(id => id !== cigar.id)),
    ...problem,
  })
  const { mutate: refuse, isPending: isRefusing } = useMutation({
    mutationFn: ({ cigar }: EveningPick) =>
      call(tonightContract.refuseTonight, { params: { cigarId: cigar.id }, body: {} }),
    onSuccess: (_, refused) => {
      pass(refused.cigar.id)
      tell(`${cigarName(refused.cigar)} will not be offered again.`, {
        id: toastId,
        action: { label: 'Undo', run: () => allow(refused) },
      })
    },
    ...problem,
  })
  return {
    pick: data,
    error,
    isOver: error instanceof ApiError && error.code === 'NOTHING_FITS' && seen.length > 0,
    isPending,
    isBusy: isFetching || isRefusing,
    tryAgain: () => void refetch(),
    pass,
    refuse,
    beginAgain: () => setSeen([]),
  }
}
