import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { live } from '#platform/client/live.ts'
import { climateEvent } from '../climate.contract.ts'
import { devicesQuery } from './climate-query.ts'

/** Shows a reading when it arrives, not only every minute. */
export function useClimateEvents(): void {
  const queries = useQueryClient()
  useEffect(() => {
    const refresh = () => void queries.invalidateQueries({ queryKey: devicesQuery.queryKey })
    const unsubscribe = live.listen(climateEvent, refresh)
    const unsubscribeResync = live.onResync(refresh)
    return () => {
      unsubscribe()
      unsubscribeResync()
    }
  }, [queries])
}
