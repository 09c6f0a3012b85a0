import { queryOptions } from '@tanstack/react-query'
import { call } from '#platform/client/api.ts'
import { createOptimisticQueue } from '#platform/client/optimistic-queue.ts'
import { eventsContract, type LoungeEvent } from '../events.contract.ts'

/** Of every list of events. */
export const eventsKey = ['events'] as const

export const upcomingQuery = queryOptions({
  queryKey: ['events', 'upcoming'] as const,
  queryFn: ({ signal }) => call(eventsContract.listEvents, { query: {} }, { signal }),
})

export const pastQuery = queryOptions({
  queryKey: ['events', 'past'] as const,
  queryFn: ({ signal }) => call(eventsContract.listEvents, { query: { past: 'true' } }, { signal }),
})

export interface AnswerChange {
  eventId: string
  answer: 'going' | 'notGoing'
  partySize: number
}

type Upcoming = { events: LoungeEvent[] }

export const answerQueue = createOptimisticQueue({
  id: 'event-answers',
  queryKey: upcomingQuery.queryKey,
  read: queries => queries.getQueryData<Upcoming>(upcomingQuery.queryKey),
  write: (queries, upcoming: Upcoming) => queries.setQueryData(upcomingQuery.queryKey, upcoming),
  apply: (upcoming, { eventId, ...change }: AnswerChange) =>
    replace(upcoming, eventId, event => withAnswer(event, change)),
  send: ({ eventId, ...body }) => call(eventsContract.answerEvent, { params: { id: eventId }, body }),
  confirm: (upcoming, { event }, { eventId }) => replace(upcoming, eventId, () => event),
})

function replace({ events }: Upcoming, id: string, change: (event: LoungeEvent) => LoungeEvent): Upcoming {
  return { events: events.map(event => (event.id === id ? change(event) : event)) }
}

/** What the server is likely to say. */
function withAnswer(event: LoungeEvent, { answer, partySize }: Omit<AnswerChange, 'eventId'>): LoungeEvent {
  const { own, capacity, going } = event
  const goingOfOthers = going - (own?.answer === 'going' ? own.partySize : 0)
  const hasPlaces = capacity === null || goingOfOthers + partySize <= capacity
  const isGoing = answer === 'going' && hasPlaces
  return {
    ...event,
    going: goingOfOthers + (isGoing ? partySize : 0),
    own: {
      answer: answer === 'going' && !hasPlaces ? 'waitlist' : answer,
      partySize,
      // The server has it.
      ticket: isGoing ? (own?.ticket ?? null) : null,
      checkedInAt: own?.checkedInAt ?? null,
    },
  }
}
