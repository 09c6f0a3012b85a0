import { useQuery } from '@tanstack/react-query'
import { describeTimes } from '#features/events/client/event-times.ts'
import { upcomingQuery } from '#features/events/client/events-query.ts'
import { eventsUnreadable } from '#features/events/events.contract.ts'
import { ChoiceList, type ChoicesProps } from './ChoiceList.tsx'

/** The events to come that take place. */
export function EventChoices({ onChoose }: ChoicesProps) {
  const query = useQuery(upcomingQuery)
  return (
    <ChoiceList
      choices={query.data?.events
        .filter(({ cancelled_at }) => cancelled_at === null)
        .map(({ id, title, start_time, time_zone }) => ({
          id,
          title,
          detail: describeTimes(new Date(start_time), null, time_zone).there,
        }))}
      query={query}
      unreadable={eventsUnreadable}
      none="There is no event to come."
      onChoose={onChoose}
    />
  )
}
