import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { refuse } from '#platform/api.contract.ts'
import { mountContract } from '#platform/server/http/mount-contract.ts'
import { notificationSettingsContract } from '../notification-settings.contract.ts'
import { notificationsContract, notificationsEvent } from '../notifications.contract.ts'
import { isMailed } from './deliver-notification.ts'
import type { StoredSettings } from './notification-settings.store.ts'
import type { ListedRow, NewNotification } from './notifications.store.ts'
import type { Notifications } from './open-notifications.ts'

export function notificationsRoutes(app: FastifyInstance, notifications: Notifications): void {
  const { stored, settings, subscriptions, services } = notifications
  const { live, mail, push } = services
  const answerOf = async (memberId: string, chosen: StoredSettings) => ({
    ...chosen,
    hasMail: mail.isConfigured,
    pushPublicKey: push.publicKey,
    pushEndpoints: (await subscriptions.list(memberId)).map(({ endpoint }) => endpoint),
  })
  mountContract(app, notificationsContract, {
    async listNotifications(_received, { memberId }) {
      const { rows, unread } = await stored.list(memberId)
      return { notifications: rows.map(toNotification), unread }
    },
    async markRead({ body }, { memberId }) {
      await stored.markRead(memberId, 'ids' in body ? body.ids : 'all')
      live.publish([memberId], { kind: notificationsEvent })
      return { done: true as const }
    },
  })
  mountContract(app, notificationSettingsContract, {
    readSettings: async (_received, { memberId }) => answerOf(memberId, await settings.read(memberId)),
    async changeSettings({ body }, { memberId }) {
      const changed = await settings.change(memberId, body)
      // The bell may show other kinds.
      live.publish([memberId], { kind: notificationsEvent })
      return answerOf(memberId, changed)
    },
    async sendTest(_received, { memberId }) {
      const { channels } = await settings.read(memberId)
      const wantsMail = isMailed('test', channels, await services.wantedMail(memberId))
      const browsers = (await subscriptions.list(memberId)).length
      await notifications.sendTest(memberId, { ...testNotice, key: `test ${randomUUID()}` })
      return { mail: wantsMail, browsers }
    },
    async addPushSubscription({ body }, { memberId }) {
      if (!push.accepts(body.endpoint))
        throw refuse(notificationSettingsContract.addPushSubscription, 'NO_PUSH_SERVICE')
      await subscriptions.add(memberId, body)
      return { done: true as const }
    },
    async removePushSubscriptions({ body: { endpoint } }, { memberId }) {
      await subscriptions.remove(memberId, endpoint === undefined ? 'all' : { endpoint })
      return { done: true as const }
    },
  })
}

const testNotice: Omit<NewNotification, 'key'> = {
  kind: 'test',
  title: 'This is a test',
  body: 'Notifications of Smoke Deck reach you here.',
  href: '/dashboard/settings?tab=notifications',
}

const toNotification = ({ created_at, read_at, ...row }: ListedRow) => ({
  ...row,
  createdAt: created_at.toISOString(),
  readAt: read_at?.toISOString() ?? null,
})
