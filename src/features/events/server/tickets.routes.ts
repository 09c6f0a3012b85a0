import type { FastifyInstance } from 'fastify'
import { type Procedure, refuse } from '#platform/api.contract.ts'
import { mountContract } from '#platform/server/http/mount-contract.ts'
import type { Live } from '#platform/server/live/open-live.ts'
import { eventsChanged } from '../events.contract.ts'
import { type EventTicket, ticketsChanged, ticketsContract } from '../tickets.contract.ts'
import type { StoredTicket, TicketsStore } from './tickets.store.ts'
import { serverTimeZone } from './to-event.ts'

interface Services {
  tickets: TicketsStore
  live: Pick<Live, 'publish' | 'publishToAdmins'>
}

export function ticketsRoutes(app: FastifyInstance, { tickets, live }: Services): void {
  const { readTicket, checkIn, undoCheckIn } = ticketsContract
  function toTicket(procedure: Procedure, stored: StoredTicket | undefined): EventTicket {
    if (!stored) throw refuse(procedure, 'NO_SUCH_TICKET')
    const { user_id: _, start_time, time_zone, party_size, checked_in_at, ...ticket } = stored
    return {
      ...ticket,
      start_time: start_time.toISOString(),
      time_zone: time_zone ?? serverTimeZone(),
      partySize: party_size,
      checkedInAt: checked_in_at?.toISOString() ?? null,
    }
  }
  /** The member's page shows the ticket, those of admins at other doors the count. */
  function publish({ user_id }: StoredTicket): void {
    live.publish([user_id], { kind: eventsChanged })
    live.publishToAdmins({ kind: ticketsChanged })
  }
  mountContract(app, ticketsContract, {
    readTicket: async ({ params: { code } }) => toTicket(readTicket, await tickets.find(code)),
    async checkIn({ params: { code } }) {
      const stored = await tickets.checkIn(code)
      if (stored && stored.answer !== 'going') throw refuse(checkIn, 'NOT_GOING')
      if (stored) publish(stored)
      return toTicket(checkIn, stored)
    },
    async undoCheckIn({ params: { code } }) {
      const stored = await tickets.undoCheckIn(code)
      if (stored) publish(stored)
      return toTicket(undoCheckIn, stored)
    },
  })
}
