import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { cigarName } from '#features/catalogue/cigar-name.rules.ts'
import { ApiError, call } from '#platform/client/api.ts'
import { useToast } from '#platform/client/ui/use-toast.ts'
import type { EveningMinutes } from '../evening-times.rules.ts'
import { type EveningPick, tonightContract } from '../tonight.contract.ts'
import { declinedCigarsQuery } from './declined-cigars-query.ts'
import { storeEvening } from './stored-evening.ts'

export interface PickedEveningProps {
  minutes: EveningMinutes
  round: number
  /** Ids of the cigars that were passed over before a reload. */
  initiallySeen: readonly string[]
}

const maxSeen = 50
/** An id of its own, so that other toasts do not replace the undo of a refusal. */
const toastId = 'not-this-one'

export function useEvening({ minutes, round, initiallySeen }: PickedEveningProps) {
  const [seen, setSeen] = useState(initiallySeen)
  useEffect(() => storeEvening({ minutes, seen }), [minutes, seen])
  const toast = useToast()
  const queries = useQueryClient()
  const { data, error, isPending, isFetching, refetch } = useQuery({
    queryKey: ['tonight', round, minutes, seen],
    queryFn: ({ signal }) =>
      call(tonightContract.pickTonight, { body: { minutes, seen: [...seen] } }, { signal }),
    placeholderData: keepPreviousData,
    // A pick stays until the member asks for another one.
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnMount: false,
  })
  const pass = (id: string) => setSeen(current => [...current, id].slice(-maxSeen))
  const reportFailure = { onError: (failure: Error) => void toast.error(failure.message, { id: toastId }) }
  const { mutate: allow } = useMutation({
    mutationFn: ({ cigar }: EveningPick) =>
      call(tonightContract.allowTonight, { params: { cigarId: cigar.id } }),
    onSuccess: (_, { cigar }) => {
      void queries.invalidateQueries(declinedCigarsQuery)
      setSeen(current => current.filter(id => id !== cigar.id))
    },
    ...reportFailure,
  })
  const { mutate: refuse, isPending: isRefusing } = useMutation({
    mutationFn: ({ cigar }: EveningPick) =>
      call(tonightContract.refuseTonight, { params: { cigarId: cigar.id }, body: {} }),
    onSuccess: (_, refused) => {
      void queries.invalidateQueries(declinedCigarsQuery)
      pass(refused.cigar.id)
      toast.info(`${cigarName(refused.cigar)} won’t be suggested again.`, {
        id: toastId,
        action: { label: 'Undo', run: () => allow(refused) },
      })
    },
    ...reportFailure,
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
