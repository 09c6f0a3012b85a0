import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { live } from '#platform/client/live.ts'
import { humidorEvent } from '../humidor.contract.ts'
import { keptKey } from './kept-query.ts'

/** Shows what was changed in other tabs and on other devices. */
export function useKeptEvents(): void {
  const queries = useQueryClient()
  useEffect(() => {
    const refresh = () => void queries.invalidateQueries({ queryKey: keptKey })
    const unsubscribe = live.listen(humidorEvent, refresh)
    const unsubscribeResync = live.onResync(refresh)
    return () => {
      unsubscribe()
      unsubscribeResync()
    }
  }, [queries])
}
