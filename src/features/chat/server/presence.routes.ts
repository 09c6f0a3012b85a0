import type { FastifyInstance } from 'fastify'
import { mountContract } from '#platform/server/http/mount-contract.ts'
import type { Live } from '#platform/server/live/open-live.ts'
import { namedMembers, namedSmokers, presenceContract, presenceEvent } from '../presence.contract.ts'
import type { ChatStore } from './chat.store.ts'
import { openNowSmoking } from './now-smoking.ts'

interface Services {
  chat: Pick<ChatStore, 'facesOf'>
  live: Pick<Live, 'presentMembers' | 'onPresenceChanged' | 'publishToAll'>
}

/** Of an evening on which everybody comes at once, one is told in this time. */
const quietMilliseconds = 2_000

export function presenceRoutes(app: FastifyInstance, { chat, live }: Services): void {
  const smoking = openNowSmoking()
  let isWaiting = false
  const tellSoon = () => {
    if (isWaiting) return
    isWaiting = true
    setTimeout(() => {
      isWaiting = false
      live.publishToAll({ kind: presenceEvent })
    }, quietMilliseconds).unref()
  }
  live.onPresenceChanged(tellSoon)
  mountContract(app, presenceContract, {
    async readPresence(_received, { memberId }) {
      const present = live.presentMembers()
      const smokers = smoking.list(present).slice(0, namedSmokers)
      const named = present.slice(0, namedMembers)
      const faces = await chat.facesOf(memberId, [
        ...new Set([...named, ...smokers.map(smoker => smoker.memberId)]),
      ])
      const faceOf = (id: string) => faces.filter(face => face.id === id)
      return {
        online: present.length,
        members: named.flatMap(faceOf),
        smoking: smokers.flatMap(smoker =>
          faceOf(smoker.memberId).map(face => ({ ...face, cigar: smoker.cigar })),
        ),
      }
    },
    showSmoking({ body: { cigar, minutes } }, { memberId }) {
      smoking.show(memberId, cigar, minutes)
      tellSoon()
      return { done: true as const }
    },
    hideSmoking(_received, { memberId }) {
      smoking.hide(memberId)
      tellSoon()
      return { done: true as const }
    },
  })
}
