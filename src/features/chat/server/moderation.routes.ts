import type { FastifyInstance } from 'fastify'
import { type Procedure, refuse } from '#platform/api.contract.ts'
import { mountContract } from '#platform/server/http/mount-contract.ts'
import type { Live } from '#platform/server/live/open-live.ts'
import { changeEvent, channelsEvent } from '../chat.contract.ts'
import { moderationContract, reportsEvent } from '../moderation.contract.ts'
import { endOfMute } from '../mute.rules.ts'
import type { ModerationStore } from './moderation.store.ts'
import { tellOfMessage } from './tell-of-message.ts'
import { toChannel, toMessage } from './to-message.ts'

interface Services {
  moderation: ModerationStore
  live: Pick<Live, 'publish' | 'publishToAll'>
  timeZoneOf: (memberId: string) => Promise<string>
}

export function moderationRoutes(app: FastifyInstance, { moderation, live, timeZoneOf }: Services): void {
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
  const tellAdmins = async () => live.publish(await moderation.findAdmins(), { kind: reportsEvent })
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
      if (!(await moderation.report(memberId, name, id, reason)))
        throw refuse(reportMessage, 'NO_SUCH_MESSAGE')
      await tellAdmins()
      return { done: true as const }
    },
    async listReports(_received, { memberId }) {
      const reports = await moderation.listReports(memberId)
      return {
        reports: reports.map(({ id, reporter_name, reason, created_at, message }) => ({
          id,
          channel: message.channel,
          reporterName: reporter_name,
          reason,
          createdAt: created_at.toISOString(),
          message: toMessage(message),
        })),
      }
    },
    async closeReport({ params: { id } }) {
      if (!(await moderation.closeReport(id))) throw refuse(closeReport, 'NO_SUCH_REPORT')
      await tellAdmins()
      return { done: true as const }
    },
    async silenceMember({ params: { id }, body }, { memberId }) {
      const until = endOfMute(body.for, await timeZoneOf(memberId), new Date())
      if (!(await moderation.silence(id, until))) throw refuse(silenceMember, 'NO_SUCH_MEMBER')
      return { silencedUntil: until?.toISOString() ?? null }
    },
  })
}
