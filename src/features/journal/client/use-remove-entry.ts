import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '#platform/client/api.ts'
import { useToast } from '#platform/client/ui/use-toast.ts'
import { entryNotDeleted, type JournalEntry, journalContract } from '../journal.contract.ts'
import { journalKey } from './journal-queries.ts'

export function useRemoveEntry(onRemoved: () => void) {
  const queries = useQueryClient()
  const toast = useToast()
  return useMutation({
    networkMode: 'always',
    mutationFn: ({ id }: Pick<JournalEntry, 'id'>) =>
      call(journalContract.deleteEntry, { params: { id }, query: {} }),
    async onSuccess() {
      onRemoved()
      await queries.invalidateQueries({ queryKey: journalKey })
    },
    onError: () => void toast.error(entryNotDeleted, { id: 'journal' }),
  })
}
