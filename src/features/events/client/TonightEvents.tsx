import { useQuery } from '@tanstack/react-query'
import { ErrorBox } from '#platform/client/ui/ErrorBox.tsx'
import { ButtonTo } from '#platform/client/ui/PortalLinks.tsx'
import { Skeleton } from '#platform/client/ui/Skeleton.tsx'
import { useNow } from '#platform/client/ui/use-now.ts'
import { useLiveRefetch } from '#platform/client/use-live-refetch.ts'
import { eventsChanged, eventsUnreadable } from '../events.contract.ts'
import css from './CheckInPage.module.css'
import { describeTimes } from './event-times.ts'
import { eventsKey, upcomingQuery } from './events-query.ts'

/** What begins within it is of tonight. */
const tonightMilliseconds = 18 * 3_600_000

/** What is going on or begins tonight, each with its guest list. */
export function TonightEvents() {
  useLiveRefetch(eventsChanged, eventsKey, { isShared: true })
  const now = useNow(60_000)
  const { data, isPending, isFetching, refetch } = useQuery(upcomingQuery)
  if (isPending) return <Skeleton label="Loading tonight’s events" rows={2} />
  if (!data)
    return (
      <ErrorBox onRetry={() => void refetch()} retrying={isFetching}>
        {eventsUnreadable}
      </ErrorBox>
    )
  const tonight = data.events.filter(
    ({ start_time, cancelled_at }) =>
      cancelled_at === null && Date.parse(start_time) - now < tonightMilliseconds,
  )
  return (
    <section className={css.tonight} aria-labelledby="tonight">
      <h2 id="tonight">Tonight</h2>
      {tonight.length === 0 && <p>No event tonight.</p>}
      <ul>
        {tonight.map(({ id, title, start_time, time_zone, going }, index) => (
          <li key={id}>
            <div>
              <h3>{title}</h3>
              <p>
                {describeTimes(new Date(start_time), null, time_zone).there}. {going} going
              </p>
            </div>
            <ButtonTo
              look={index === 0 ? 'primary' : 'secondary'}
              to="/lounge/events/$event/guests"
              params={{ event: id }}
              aria-label={`Guest list of ${title}`}
            >
              Guest list
            </ButtonTo>
          </li>
        ))}
      </ul>
    </section>
  )
}
