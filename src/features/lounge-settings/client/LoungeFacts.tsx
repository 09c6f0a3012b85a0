import { queryOptions, useQuery } from '@tanstack/react-query'
import { call } from '#platform/client/api.ts'
import { Disclosure } from '#platform/client/ui/Disclosure.tsx'
import { useLiveRefetch } from '#platform/client/use-live-refetch.ts'
import { loungeProfileChanged, loungeProfileContract } from '../lounge-profile.contract.ts'
import css from './LoungeFacts.module.css'

const loungeQuery = queryOptions({
  queryKey: ['lounge-profile'],
  queryFn: ({ signal }) => call(loungeProfileContract.readLounge, {}, { signal }),
})

/** Where the lounge is, when it is open, and its rules; nothing where an admin has written nothing, or while it loads. */
export function LoungeFacts() {
  useLiveRefetch(loungeProfileChanged, loungeQuery.queryKey)
  const { data } = useQuery(loungeQuery)
  if (!data || !(data.address || data.hours || data.houseRules)) return null
  const { address, hours, houseRules } = data
  return (
    <section className={css.facts} aria-label="Visit the lounge">
      {address && (
        <div>
          <h2>Where</h2>
          <p>{address}</p>
        </div>
      )}
      {hours && (
        <div>
          <h2>Hours</h2>
          <p>{hours}</p>
        </div>
      )}
      {houseRules && (
        <Disclosure label="House rules">
          <p>{houseRules}</p>
        </Disclosure>
      )}
    </section>
  )
}
