import type { FastifyInstance } from 'fastify'
import { refuse } from '#platform/api.contract.ts'
import { mountContract } from '#platform/server/http/mount-contract.ts'
import type { Live } from '#platform/server/live/open-live.ts'
import { canceledEventsContract } from '../canceled-events.contract.ts'
import { eventsChanged, eventsContract } from '../events.contract.ts'
import { writeCalendar } from '../write-calendar.rules.ts'
import type { AnswersStore } from './answers.store.ts'
import { toCalendarEvent, toEvent } from './to-event.ts'

export interface EventServices {
  answers: AnswersStore
  live: Pick<Live, 'publishToAll'>
  siteName: string
}

export function eventsRoutes(app: FastifyInstance, services: EventServices): void {
  const { answers, live, siteName } = services
  const { answerEvent } = eventsContract
  mountContract(app, eventsContract, {
    async listEvents({ query: { past } }, { memberId, duties }) {
      const events = await answers.listEvents(memberId, past, duties.includes('host'))
      return { events: events.map(toEvent) }
    },
    async answerEvent({ params: { id }, body }, { memberId }) {
      const { partySize } = body
      const stored = await answers.answer(memberId, id, body.answer, partySize)
      const event = await answers.findEvent(memberId, id)
      if (!event) throw refuse(answerEvent, 'NO_SUCH_EVENT')
      if (!stored) throw refuse(answerEvent, event.cancelled_at ? 'CANCELED' : 'HAS_BEGUN')
      // A party that there is no room for has kept its answer of before, if it had one.
      if (stored.party_size !== partySize) throw refuse(answerEvent, 'NOT_ENOUGH_PLACES')
      live.publishToAll({ kind: eventsChanged })
      const { answer, partySize: stands } = toEvent(event).own!
      return { answer, partySize: stands, event: toEvent(event) }
    },
    async downloadEvent({ params: { id } }, { memberId }, { origin }) {
      const event = await answers.findEvent(memberId, id)
      if (!event) return undefined
      const text = writeCalendar(
        siteName,
        [toCalendarEvent(event, origin, event.own_answer === 'waitlist')],
        new Date(),
      )
      return { name: 'event.ics', content: Buffer.from(text) }
    },
  })
  mountContract(app, canceledEventsContract, {
    listCanceledEvents: async (_received, { memberId }) => ({ ids: await answers.listCanceled(memberId) }),
  })
}
