import type { FastifyInstance } from 'fastify'
import { mountContract } from '#platform/server/http/mount-contract.ts'
import { calendarContract } from '../calendar.contract.ts'
import { writeCalendar } from '../write-calendar.rules.ts'
import type { CalendarFeeds } from './calendar-feeds.store.ts'
import { toCalendarEvent } from './to-event.ts'

interface Services {
  feeds: CalendarFeeds
  siteName: string
}

export function calendarRoutes(app: FastifyInstance, { feeds, siteName }: Services): void {
  mountContract(app, calendarContract, {
    async readFeed(_received, { memberId }) {
      return { since: (await feeds.since(memberId))?.toISOString() ?? null }
    },
    async createFeed(_received, { memberId }, { origin }) {
      const { token, since } = await feeds.create(memberId)
      return { address: `${origin}/api/calendar/${token}.ics`, since: since.toISOString() }
    },
    async removeFeed(_received, { memberId }) {
      await feeds.remove(memberId)
      return { done: true as const }
    },
    async subscribeFeed({ params: { token } }, _caller, { origin }) {
      const memberId = await feeds.memberOf(token)
      if (memberId === undefined) return undefined
      const events = await feeds.eventsOf(memberId)
      const text = writeCalendar(
        siteName,
        events.map(event => toCalendarEvent(event, origin, event.answer === 'waitlist')),
        new Date(),
      )
      return { name: 'events.ics', content: Buffer.from(text) }
    },
  })
}
