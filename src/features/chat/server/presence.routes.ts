import type { FastifyInstance } from 'fastify'
import { mountContract } from '#platform/server/http/mount-contract.ts'
import type { Live } from '#platform/server/live/open-live.ts'
import { namedMembers, presenceContract, presenceEvent } from '../presence.contract.ts'
import type { ChatStore } from './chat.store.ts'

interface Services {
  chat: Pick<ChatStore, 'facesOf'>
  live: Pick<Live, 'presentMembers' | 'onPresenceChanged' | 'publishToAll'>
}

/** Of an evening on which everybody comes at once, one is told in this time. */
const quietMilliseconds = 2_000

export function presenceRoutes(app: FastifyInstance, { chat, live }: Services): void {
  let isWaiting = false
  live.onPresenceChanged(() => {
    if (isWaiting) return
    isWaiting = true
    setTimeout(() => {
      isWaiting = false
      live.publishToAll({ kind: presenceEvent })
    }, quietMilliseconds).unref()
  })
  mountContract(app, presenceContract, {
    async readPresence(_received, { memberId }) {
      const present = live.presentMembers()
      return {
        online: present.length,
        members: await chat.facesOf(memberId, present.slice(0, namedMembers)),
      }
    },
  })
}
