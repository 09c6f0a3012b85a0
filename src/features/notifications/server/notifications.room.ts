import type { FastifyInstance } from 'fastify'
import type { Room } from '#platform/server/room.ts'
import { deleteOldNotifications } from './delete-old-notifications.job.ts'
import { deliverNotification } from './deliver-notification.job.ts'
import { runDeliverNotification, runSendPush } from './deliver-notification.ts'
import { mailDigestsJob } from './mail-digests.job.ts'
import { mailDigests } from './mail-digests.ts'
import { notificationsMemberData } from './notifications.member-data.ts'
import { notificationsRoutes } from './notifications.routes.ts'
import type { Notifications } from './open-notifications.ts'
import { sendPush } from './send-push.job.ts'

interface Services {
  notifications: Notifications
}

export const notificationsRoom: Room<Services> = {
  mount: mountNotifications,
  memberData: notificationsMemberData,
}

function mountNotifications(app: FastifyInstance, { notifications }: Services): void {
  const { jobs } = notifications.services
  notificationsRoutes(app, notifications)
  jobs.registerHandler(deliverNotification, input => runDeliverNotification(notifications, input))
  jobs.registerHandler(sendPush, (input, { signal }) => runSendPush(notifications, input, signal))
  jobs.registerHandler(mailDigestsJob, () => mailDigests(notifications))
  jobs.registerHandler(
    deleteOldNotifications,
    async () => void (await notifications.stored.deleteOld(new Date())),
  )
}
