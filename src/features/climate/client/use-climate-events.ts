import { useLiveRefetch } from '#platform/client/use-live-refetch.ts'
import { climateEvent } from '../climate.contract.ts'
import { devicesQuery } from './climate-query.ts'

/** Shows a reading when it arrives, not only every minute. */
export const useClimateEvents = () => useLiveRefetch(climateEvent, devicesQuery.queryKey)
