import type { Database } from '#platform/server/database/open-database.ts'
import { type LoungeEvent, namedGuests } from '../events.contract.ts'
import { openAnswersStore } from './answers.store.ts'
import { toEvent } from './to-event.ts'

/** With the answer of the member; undefined if there is none. */
export type FindEvent = (memberId: string, id: string) => Promise<LoungeEvent | undefined>

export function openFindEvent(database: Pick<Database, 'inTransaction' | 'runAsMember'>): FindEvent {
  const answers = openAnswersStore(database, namedGuests)
  return async (memberId, id) => {
    const stored = await answers.findEvent(memberId, id)
    return stored && toEvent(stored)
  }
}
