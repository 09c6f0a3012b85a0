import type { FastifyInstance } from 'fastify'
import { type Procedure, refuse } from '#platform/api.contract.ts'
import { actorOf } from '#platform/server/audit-log.ts'
import type { Database } from '#platform/server/database/open-database.ts'
import { mountContract } from '#platform/server/http/mount-contract.ts'
import type { Live } from '#platform/server/live/open-live.ts'
import { type GuestCounts, guestListContract, maxWalkIns } from '../guest-list.contract.ts'
import { ticketsChanged } from '../tickets.contract.ts'
import { localTimeOf } from '../zoned-time.rules.ts'
import { exportGuestListAsCsv } from './export-guest-list.ts'
import type { GuestListStore } from './guest-list.store.ts'
import { findManagedEvent } from './managed-events.store.ts'
import { countsOf, readGuestList, toWalkIn } from './read-guest-list.ts'

interface Services {
  database: Pick<Database, 'service'>
  guestLists: GuestListStore
  live: Pick<Live, 'publishToStaff'>
}

/** What staff does at the door. */
export function guestListRoutes(app: FastifyInstance, services: Services): void {
  const { database, guestLists, live } = services
  const { readGuestList: read, addWalkIn, removeWalkIn } = guestListContract
  const publish = () => live.publishToStaff('door', { kind: ticketsChanged })
  async function findEvent(procedure: Procedure, id: string) {
    const event = await findManagedEvent(database.service, id)
    if (!event) throw refuse(procedure, 'NO_SUCH_EVENT')
    return event
  }
  const countGuests = async (procedure: Procedure, id: string) => countsOf(await findEvent(procedure, id))
  mountContract(app, guestListContract, {
    async readGuestList({ params: { id } }) {
      const list = await readGuestList(services, id)
      if (!list) throw refuse(read, 'NO_SUCH_EVENT')
      return list
    },
    async exportGuestList({ params: { id } }) {
      const list = await readGuestList(services, id)
      if (!list) return undefined
      const day = localTimeOf(new Date(list.event.start_time), list.event.time_zone).slice(0, 10)
      return { name: `guests-${day}.csv`, content: Buffer.from(exportGuestListAsCsv(list)) }
    },
    async addWalkIn({ params: { id }, body }, caller, exchange) {
      const event = await findEvent(addWalkIn, id)
      if (event.cancelled_at) throw refuse(addWalkIn, 'CANCELED')
      if (event.walk_ins >= maxWalkIns) throw refuse(addWalkIn, 'TOO_MANY')
      const walkIn = await guestLists.addWalkIn(id, body, actorOf(caller, exchange))
      publish()
      const counts = await countGuests(addWalkIn, id)
      return { ...toWalkIn(walkIn), counts, notice: noticeOf(counts) }
    },
    async removeWalkIn({ params: { id, walkIn } }, caller, exchange) {
      if (!(await guestLists.removeWalkIn(id, walkIn, actorOf(caller, exchange))))
        throw refuse(removeWalkIn, 'NO_SUCH_WALK_IN')
      publish()
      return { counts: await countGuests(removeWalkIn, id) }
    },
  })
}

function noticeOf({ going, walkIns, capacity, free }: GuestCounts): string | null {
  if (free === null || free >= 0) return null
  return `The house is full: ${going + walkIns} guests for ${capacity} places.`
}
