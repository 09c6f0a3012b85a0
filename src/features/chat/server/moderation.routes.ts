import type { FastifyInstance } from 'fastify'
import type { MarkSeen, Notify } from '#features/notifications/server/open-notifications.ts'
import { type Procedure, refuse } from '#platform/api.contract.ts'
import { mountContract } from '#platform/server/http/mount-contract.ts'
import type { Live } from '#platform/server/live/open-live.ts'
import { changeEvent, channelsEvent } from '../chat.contract.ts'
import { pathOfMessage } from '../message-link.rules.ts'
import { moderationContract, reportsEvent } from '../moderation.contract.ts'
import { endOfMute } from '../mute.rules.ts'
import type { ModerationStore } from './moderation.store.ts'
import { tellOfMessage } from './tell-of-message.ts'
import { toChannel, toMessage } from './to-message.ts'

interface Services {
  moderation: ModerationStore
  live: Pick<Live, 'publishToAll' | 'publishToAdmins'>
  notify: Notify
  markSeen: MarkSeen
  timeZoneOf: (memberId: string) => Promise<string>
}

/** Of the notification about a report. */
const keyOfReport = (id: string) => `report ${id}`

export function moderationRoutes(app: FastifyInstance, services: Services): void {
  const { moderation, live, notify, markSeen, timeZoneOf } = services
  const { addChannel, changeChannel, pinMessage, unpinMessage, reportMessage, closeReport, silenceMember } =
    moderationContract
  async function pin(
    adminId: string,
    procedure: Procedure,
    { name, id }: { name: string; id: string },
    isOn: boolean,
  ) {
    const stored = await moderation.moderate(adminId, name, id, isOn ? 'pin' : 'unpin')
    if (!stored || stored.deleted_at) throw refuse(procedure, 'NO_SUCH_MESSAGE')
    return tellOfMessage(live, changeEvent, name, stored)
  }
  async function updateAdmins(update: (adminId: string) => Promise<void>) {
    live.publishToAdmins({ kind: reportsEvent })
    await Promise.all((await moderation.findAdmins()).map(update))
  }
  mountContract(app, moderationContract, {
    async addChannel({ body: { name, topic } }, { memberId }) {
      const stored = await moderation.addChannel(memberId, name, topic)
      if (stored === 'exists') throw refuse(addChannel, 'CHANNEL_EXISTS')
      if (stored === 'too many') throw refuse(addChannel, 'TOO_MANY_CHANNELS')
      live.publishToAll({ kind: channelsEvent })
      return toChannel(stored)
    },
    async changeChannel({ params: { name }, body }, { memberId }) {
      const stored = await moderation.changeChannel(memberId, name, body)
      if (!stored) throw refuse(changeChannel, 'NO_SUCH_CHANNEL')
      live.publishToAll({ kind: channelsEvent })
      return toChannel(stored)
    },
    pinMessage: ({ params }, { memberId }) => pin(memberId, pinMessage, params, true),
    unpinMessage: ({ params }, { memberId }) => pin(memberId, unpinMessage, params, false),
    async reportMessage({ params: { name, id }, body: { reason } }, { memberId }) {
      const report = await moderation.report(memberId, name, id, reason)
      if (!report) throw refuse(reportMessage, 'NO_SUCH_MESSAGE')
      await updateAdmins(adminId =>
        notify(adminId, {
          kind: 'reports',
          key: keyOfReport(report.id),
          title: `A message in ${name} was reported`,
          body: reason,
          href: pathOfMessage(name, report.seq),
        }),
      )
      return { done: true as const }
    },
    async listReports(_received, { memberId }) {
      const reports = await moderation.listReports(memberId)
      return {
        reports: reports.map(({ id, reporter_name, reason, content, created_at, message }) => ({
          id,
          channel: message.channel,
          reporterName: reporter_name,
          reason,
          content,
          createdAt: created_at.toISOString(),
          message: toMessage(message),
        })),
      }
    },
    async closeReport({ params: { id } }) {
      if (!(await moderation.closeReport(id))) throw refuse(closeReport, 'NO_SUCH_REPORT')
      await updateAdmins(adminId => markSeen(adminId, [keyOfReport(id)]))
      return { done: true as const }
    },
    async silenceMember({ params: { id }, body }, { memberId }) {
      const until = endOfMute(body.for, await timeZoneOf(memberId), new Date())
      if (!(await moderation.silence(id, until))) throw refuse(silenceMember, 'NO_SUCH_MEMBER')
      return { silencedUntil: until?.toISOString() ?? null }
    },
  })
}
