import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Disclosure } from '#platform/client/ui/Disclosure.tsx'
import { ErrorBox } from '#platform/client/ui/ErrorBox.tsx'
import { Skeleton } from '#platform/client/ui/Skeleton.tsx'
import { eventsUnreadable } from '../events.contract.ts'
import css from './EventsPage.module.css'
import { describeTimes } from './event-times.ts'
import { pastQuery } from './events-query.ts'

/** Read when they are asked for. */
export function PastEvents() {
  const [isOpen, setIsOpen] = useState(false)
  const { data, isPending, isError, isFetching, refetch } = useQuery({ ...pastQuery, enabled: isOpen })
  const events = data?.events ?? []
  return (
    <Disclosure label="Past events" onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      {isOpen && isPending && <Skeleton label="Loading past events" rows={2} />}
      {isError && !data && (
        <ErrorBox onRetry={() => void refetch()} retrying={isFetching}>
          {eventsUnreadable}
        </ErrorBox>
      )}
      {data && events.length === 0 && <p>None yet.</p>}
      <ul className={css.past}>
        {events.map(({ id, title, start_time, time_zone, going, own }) => (
          <li key={id}>
            <b>{title}</b>
            <span>
              {[
                describeTimes(new Date(start_time), null, time_zone).there,
                going > 0 && `${going} had said yes`,
                own?.answer === 'going' && (own.checkedInAt ? 'You were there' : 'You had said yes'),
              ]
                .filter(Boolean)
                .join('. ')}
            </span>
          </li>
        ))}
      </ul>
    </Disclosure>
  )
}
