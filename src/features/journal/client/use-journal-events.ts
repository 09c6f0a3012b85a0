import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLiveRefetch } from '#platform/client/use-live-refetch.ts'
import { journalEvent } from '../journal.contract.ts'
import { journalOutbox } from './journal-outbox.ts'
import { journalKey } from './journal-queries.ts'

/** Shows what was changed in other tabs and on other devices, and what has left this one at last. */
export function useJournalEvents(): void {
  const queries = useQueryClient()
  useLiveRefetch(journalEvent, journalKey)
  useEffect(
    () => journalOutbox.onSent(() => void queries.invalidateQueries({ queryKey: journalKey })),
    [queries],
  )
}
