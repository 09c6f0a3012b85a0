import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { live } from '#platform/client/live.ts'
import { humidorEvent } from '../humidor.contract.ts'
import { humidorQuery } from './humidor-query.ts'

/** Shows what was changed in other tabs and on other devices. */
export function useHumidorEvents(): void {
  const queries = useQueryClient()
  useEffect(() => {
    const refresh = () => {
      // What this tab is changing is newer than the event, and its answer brings the row.
      const isChanging = queries.isMutating({ predicate: ({ options }) => options.scope?.id === 'humidor' })
      if (isChanging === 0) void queries.invalidateQueries({ queryKey: humidorQuery.queryKey })
    }
    const unsubscribe = live.listen(humidorEvent, refresh)
    const unsubscribeResync = live.onResync(refresh)
    return () => {
      unsubscribe()
      unsubscribeResync()
    }
  }, [queries])
}
