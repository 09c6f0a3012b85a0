import { useLiveRefetch } from '#platform/client/use-live-refetch.ts'
import { humidorEvent } from '../humidor.contract.ts'
import { keptKey } from './kept-query.ts'

/** Shows what was changed in other tabs and on other devices. */
export const useKeptEvents = () => useLiveRefetch(humidorEvent, keptKey)
