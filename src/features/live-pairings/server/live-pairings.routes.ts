import type { FastifyInstance } from 'fastify'
import type { Catalogue } from '#features/catalogue/server/load-catalogue.ts'
import { type Procedure, refuse } from '#platform/api.contract.ts'
import type { Database } from '#platform/server/database/open-database.ts'
import { mountContract } from '#platform/server/http/mount-contract.ts'
import type { Live } from '#platform/server/live/open-live.ts'
import { livePairingEvent, livePairingsContract } from '../live-pairings.contract.ts'
import { composeSession } from './compose-session.ts'
import { openHostAbsence } from './host-absence.ts'
import { openLivePairingsStore } from './live-pairings.store.ts'
import { toListedSession, toSession } from './to-session.ts'

interface Services {
  catalogue: Catalogue
  database: Pick<Database, 'runAsMember'>
  live: Pick<Live, 'publishToAll' | 'countTabs' | 'onPresenceChanged'>
}

/** All votes of a session within this time cause one event. */
const quietMilliseconds = 2_000

export function livePairingsRoutes(app: FastifyInstance, { catalogue, database, live }: Services): void {
  const sessions = openLivePairingsStore(database)
  const { isAway } = openHostAbsence(live)
  const { join, leave, move, takeOver, vote, reveal, readSession } = livePairingsContract
  async function read(procedure: Procedure, memberId: string, id: string) {
    const stored = await sessions.find(memberId, id)
    if (!stored) throw refuse(procedure, 'NO_SUCH_SESSION')
    return toSession(stored, { catalogue, isAway })
  }
  const publish = (id: string) => live.publishToAll({ kind: livePairingEvent, data: { id } })
  /** Everybody reads it again: what each may see differs. */
  async function tell(procedure: Procedure, memberId: string, id: string) {
    const session = await read(procedure, memberId, id)
    publish(id)
    return session
  }
  const publishedSoon = new Set<string>()
  function publishSoon(id: string): void {
    if (publishedSoon.has(id)) return
    publishedSoon.add(id)
    setTimeout(() => {
      publishedSoon.delete(id)
      publish(id)
    }, quietMilliseconds).unref()
  }
  mountContract(app, livePairingsContract, {
    async listSessions(_received, { memberId }) {
      return { sessions: (await sessions.list(memberId)).map(toListedSession) }
    },
    async openSession({ body }, { memberId }) {
      const id = await sessions.open(memberId, composeSession(catalogue, body))
      return tell(readSession, memberId, id)
    },
    readSession: ({ params: { id } }, { memberId }) => read(readSession, memberId, id),
    async join({ params: { id } }, { memberId }) {
      const answer = await sessions.join(memberId, id)
      if (answer === 'none') throw refuse(join, 'NO_SUCH_SESSION')
      if (answer === 'revealed') throw refuse(join, 'REVEALED')
      if (answer === 'full') throw refuse(join, 'FULL')
      return tell(join, memberId, id)
    },
    async leave({ params: { id } }, { memberId }) {
      await sessions.leave(memberId, id)
      return tell(leave, memberId, id)
    },
    async takeOver({ params: { id } }, { memberId }) {
      const { hostId, isHostAway } = await read(takeOver, memberId, id)
      if (hostId !== memberId) {
        const answer = await sessions.takeOver(memberId, id, isHostAway ? hostId : null)
        if (answer === 'none') throw refuse(takeOver, 'NO_SUCH_SESSION')
        if (answer === 'revealed') throw refuse(takeOver, 'REVEALED')
        if (answer === 'no guest') throw refuse(takeOver, 'NOT_A_GUEST')
        if (answer === 'other host') throw refuse(takeOver, 'HOST_IS_HERE')
      }
      return tell(takeOver, memberId, id)
    },
    async move({ params: { id }, body: { step } }, { memberId }) {
      const answer = await sessions.move(memberId, id, step)
      if (answer === 'none') throw refuse(move, 'NO_SUCH_SESSION')
      if (answer === 'not host') throw refuse(move, 'NOT_HOST')
      if (answer === 'back') throw refuse(move, 'NOT_BACK')
      return tell(move, memberId, id)
    },
    async vote({ params: { id }, body }, { memberId }) {
      const answer = await sessions.vote(memberId, id, body)
      if (answer === 'none') {
        await read(vote, memberId, id)
        throw refuse(vote, 'NO_SUCH_DRINK')
      }
      if (answer === 'no guest') throw refuse(vote, 'NOT_A_GUEST')
      if (answer === 'not yet') throw refuse(vote, 'NOT_YET')
      if (answer === 'revealed') throw refuse(vote, 'REVEALED')
      publishSoon(id)
      return read(vote, memberId, id)
    },
    async reveal({ params: { id } }, { memberId }) {
      const answer = await sessions.move(memberId, id, 'revealed')
      if (answer === 'none') throw refuse(reveal, 'NO_SUCH_SESSION')
      if (answer !== 'moved') throw refuse(reveal, 'NOT_HOST')
      return tell(reveal, memberId, id)
    },
  })
}
