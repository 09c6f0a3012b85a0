import type { FastifyInstance } from 'fastify'
import { type Procedure, refuse } from '#platform/api.contract.ts'
import { actorOf } from '#platform/server/audit-log.ts'
import { mountContract } from '#platform/server/http/mount-contract.ts'
import type { Live } from '#platform/server/live/open-live.ts'
import { siteTimeZone } from '#platform/server/site-time-zone.ts'
import { eventsChanged } from '../events.contract.ts'
import { type EventTicket, ticketsChanged, ticketsContract } from '../tickets.contract.ts'
import type { StoredTicket, TicketsStore } from './tickets.store.ts'

interface Services {
  tickets: TicketsStore
  live: Pick<Live, 'publish' | 'publishToStaff'>
}

export function ticketsRoutes(app: FastifyInstance, { tickets, live }: Services): void {
  const { readTicket, checkIn, undoCheckIn } = ticketsContract
  function toTicket(procedure: Procedure, stored: StoredTicket | undefined): EventTicket {
    if (!stored) throw refuse(procedure, 'NO_SUCH_TICKET')
    const { user_id: _, is_canceled, start_time, time_zone, party_size, checked_in_at, ...ticket } = stored
    return {
      ...ticket,
      start_time: start_time.toISOString(),
      time_zone: time_zone ?? siteTimeZone(),
      isCanceled: is_canceled,
      partySize: party_size,
      checkedInAt: checked_in_at?.toISOString() ?? null,
    }
  }
  /** The member's page shows the ticket, those of staff at other doors the count. */
  function publish({ user_id }: StoredTicket): void {
    live.publish([user_id], { kind: eventsChanged })
    live.publishToStaff('door', { kind: ticketsChanged })
  }
  mountContract(app, ticketsContract, {
    readTicket: async ({ params: { code } }) => toTicket(readTicket, await tickets.find(code)),
    async checkIn({ params: { code } }, caller, exchange) {
      const stored = await tickets.checkIn(code, actorOf(caller, exchange))
      if (stored?.is_canceled) throw refuse(checkIn, 'CANCELED')
      if (stored && stored.answer !== 'going') throw refuse(checkIn, 'NOT_GOING')
      if (stored) publish(stored)
      return toTicket(checkIn, stored)
    },
    async undoCheckIn({ params: { code } }, caller, exchange) {
      const stored = await tickets.undoCheckIn(code, actorOf(caller, exchange))
      if (stored) publish(stored)
      return toTicket(undoCheckIn, stored)
    },
  })
}
