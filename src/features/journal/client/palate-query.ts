import { queryOptions } from '@tanstack/react-query'
import { call } from '#platform/client/api.ts'
import { palateContract } from '../palate.contract.ts'
import { journalKey } from './journal-queries.ts'

/** The journal shows its days on the calendar of this device, and so does the palate. */
export const deviceTimeZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone

/** Of the journal, whose events refresh it. */
export const palateQuery = () => {
  const timeZone = deviceTimeZone()
  return queryOptions({
    queryKey: [...journalKey, 'palate', timeZone],
    queryFn: ({ signal }) => call(palateContract.readPalate, { query: { timeZone } }, { signal }),
  })
}
