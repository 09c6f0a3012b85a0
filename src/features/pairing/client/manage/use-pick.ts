import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '#platform/client/api.ts'
import { messageFor } from '#platform/client/message-for.ts'
import { useToast } from '#platform/client/ui/use-toast.ts'
import {
  type ListedPairing,
  managedPairingsContract,
  type PickStays,
} from '../../managed-pairings.contract.ts'
import { curatedPairingsKey } from '../curated-pairing-queries.ts'
import { managedPairingsKey } from './managed-pairing-queries.ts'

/** Also what members see, in this tab. */
export function useReadPicksAgain(): () => Promise<unknown> {
  const queries = useQueryClient()
  return () =>
    Promise.all([
      queries.invalidateQueries({ queryKey: managedPairingsKey }),
      queries.invalidateQueries({ queryKey: curatedPairingsKey }),
    ])
}

interface Choice {
  id: string
  stays: PickStays
  /** The pick before, which an undo chooses again. */
  before?: ListedPairing | undefined
}

/** Chooses Tonight's Pick, and lets the pairings take turns again. */
export function usePick() {
  const toast = useToast()
  const readAgain = useReadPicksAgain()
  const choose = useMutation({
    mutationFn: ({ id, stays }: Choice) =>
      call(managedPairingsContract.choosePick, { params: { id }, body: { stays } }),
    async onSuccess({ id }, { stays, before }) {
      await readAgain()
      const isOther = before !== undefined && before.id !== id
      toast.info(
        stays === 'tonight' ? 'It is tonight’s pick now.' : 'It stays until another one is chosen.',
        {
          id: 'pick',
          ...(isOther && { action: { label: 'Undo', run: () => choose.mutate(choiceBefore(before)) } }),
        },
      )
    },
    onError: failure => toast.error(messageFor(failure, 'Failed to choose it. Try again.'), { id: 'pick' }),
  })
  const release = useMutation({
    mutationFn: (id: string) => call(managedPairingsContract.releasePick, { params: { id } }),
    async onSuccess() {
      await readAgain()
      toast.info('The pairings take turns again.', { id: 'pick' })
    },
    onError: failure => toast.error(messageFor(failure, 'Failed to change it. Try again.'), { id: 'pick' }),
  })
  return { choose, release }
}

function choiceBefore({ id, chosen_at, chosen_until }: ListedPairing): Choice {
  return { id, stays: chosen_at !== null && chosen_until === null ? 'until-changed' : 'tonight' }
}
