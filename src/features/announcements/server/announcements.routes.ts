import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { Withdraw } from '#features/notifications/server/open-notifications.ts'
import { refuse } from '#platform/api.contract.ts'
import { actorOf } from '#platform/server/audit-log.ts'
import { mountContract } from '#platform/server/http/mount-contract.ts'
import type { Jobs } from '#platform/server/jobs/open-jobs.ts'
import type { Live } from '#platform/server/live/open-live.ts'
import type { Mail } from '#platform/server/mail/open-mail.ts'
import { type Announcement, announcementsChanged, announcementsContract } from '../announcements.contract.ts'
import type { AnnouncementsStore, StoredAnnouncement } from './announcements.store.ts'
import { tellEverybody } from './tell-member.job.ts'
import { keyOf } from './tell-member.ts'

interface Services {
  announcements: AnnouncementsStore
  jobs: Pick<Jobs, 'enqueue'>
  live: Pick<Live, 'publishToAll'>
  mail: Pick<Mail, 'isConfigured'>
  withdraw: Withdraw
}

export function announcementsRoutes(app: FastifyInstance, services: Services): void {
  const { announcements, jobs, live } = services
  const { readDelivery, withdraw } = announcementsContract
  mountContract(app, announcementsContract, {
    listAnnouncements: async () => ({ announcements: (await announcements.list()).map(toAnnouncement) }),
    async announce({ body: { id = randomUUID(), title, body } }, caller, exchange) {
      const { stored, isNew } = await announcements.add(
        { id, title, body },
        actorOf(caller, exchange),
        transaction => jobs.enqueue(transaction, tellEverybody, { announcementId: id }),
      )
      if (isNew) live.publishToAll({ kind: announcementsChanged })
      return toAnnouncement(stored)
    },
    async readDelivery({ params: { id } }) {
      const delivery = await announcements.readDelivery(id)
      if (!delivery) throw refuse(readDelivery, 'NO_SUCH_ANNOUNCEMENT')
      return { ...delivery, hasMailServer: services.mail.isConfigured }
    },
    async withdraw({ params: { id } }, caller, exchange) {
      if (!(await announcements.withdraw(id, actorOf(caller, exchange))))
        throw refuse(withdraw, 'NO_SUCH_ANNOUNCEMENT')
      await services.withdraw(keyOf(id))
      live.publishToAll({ kind: announcementsChanged })
      return { done: true as const }
    },
  })
}

function toAnnouncement({ id, title, body, written_at, written_by }: StoredAnnouncement): Announcement {
  return { id, title, body, writtenAt: new Date(written_at).toISOString(), writtenBy: written_by }
}
