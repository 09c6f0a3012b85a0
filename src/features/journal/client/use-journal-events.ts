import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { live } from '#platform/client/live.ts'
import { journalEvent } from '../journal.contract.ts'
import { journalKey } from './journal-queries.ts'

/** Shows what was changed in other tabs and on other devices. */
export function useJournalEvents(): void {
  const queries = useQueryClient()
  useEffect(() => {
    const refresh = () => void queries.invalidateQueries({ queryKey: journalKey })
    const unsubscribe = live.listen(journalEvent, refresh)
    const unsubscribeResync = live.onResync(refresh)
    return () => {
      unsubscribe()
      unsubscribeResync()
    }
  }, [queries])
}
