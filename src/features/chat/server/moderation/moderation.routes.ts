import type { FastifyInstance } from 'fastify'
import type { MarkSeen, Notify } from '#features/notifications/server/open-notifications.ts'
import { refuse } from '#platform/api.contract.ts'
import { mountContract } from '#platform/server/http/mount-contract.ts'
import type { Live } from '#platform/server/live/open-live.ts'
import { changeEvent } from '../../chat.contract.ts'
import { moderationPage } from '../../chat-pages.contract.ts'
import { moderationContract, moderationEvent } from '../../moderation.contract.ts'
import { endOfMute } from '../../mute.rules.ts'
import { tellOfMessage } from '../tell-of-message.ts'
import type { ModerationStore } from './moderation.store.ts'
import { type Moderator, moderatorOf } from './moderator.ts'
import type { RemovalsStore } from './removals.store.ts'
import type { ReportsStore } from './reports.store.ts'
import { toMember, toRemoval, toReport } from './to-moderated.ts'

interface Services {
  moderation: ModerationStore
  reports: ReportsStore
  removals: Pick<RemovalsStore, 'listRecent'>
  live: Pick<Live, 'publishToAll' | 'publishToStaff'>
  notify: Notify
  markSeen: MarkSeen
  timeZoneOf: (memberId: string) => Promise<string>
}

/** Of the notification about a report. */
const keyOfReport = (id: string) => `report ${id}`

export function moderationRoutes(app: FastifyInstance, services: Services): void {
  const { moderation, reports, removals, live, notify, markSeen, timeZoneOf } = services
  const { pinMessage, unpinMessage, reportMessage, closeReport, silenceMember } = moderationContract
  async function pin(by: Moderator, { name, id }: { name: string; id: string }, isOn: boolean) {
    const stored = await moderation.moderate(by, name, id, isOn ? 'pin' : 'unpin')
    if (stored === 'OUT_OF_REACH') throw refuse(unpinMessage, stored)
    if (!stored || stored === 'NOT_MODERATOR' || stored.deleted_at)
      throw refuse(pinMessage, 'NO_SUCH_MESSAGE')
    return tellOfMessage(live, changeEvent, name, stored)
  }
  const tellModerators = () => live.publishToStaff('moderator', { kind: moderationEvent })
  async function updateModerators(update: (moderatorId: string) => Promise<void>) {
    tellModerators()
    await Promise.all((await moderation.findModerators()).map(update))
  }
  mountContract(app, moderationContract, {
    pinMessage: ({ params }, caller, exchange) => pin(moderatorOf(caller, exchange), params, true),
    unpinMessage: ({ params }, caller, exchange) => pin(moderatorOf(caller, exchange), params, false),
    async reportMessage({ params: { name, id }, body: { reason } }, { memberId }) {
      const report = await reports.report(memberId, name, id, reason)
      if (!report) throw refuse(reportMessage, 'NO_SUCH_MESSAGE')
      await updateModerators(moderatorId =>
        notify(moderatorId, {
          kind: 'reports',
          key: keyOfReport(report.id),
          title: `A message in ${report.title} was reported`,
          body: reason,
          href: moderationPage.path,
        }),
      )
      return { done: true as const }
    },
    listReports: async (_received, { memberId }) => ({
      reports: (await reports.list(memberId)).map(toReport),
    }),
    async closeReport({ params: { id } }, caller, exchange) {
      const outcome = await reports.close(moderatorOf(caller, exchange), id)
      if (outcome !== 'closed') throw refuse(closeReport, outcome)
      await updateModerators(moderatorId => markSeen(moderatorId, [keyOfReport(id)]))
      return { done: true as const }
    },
    async silenceMember({ params: { id }, body }, caller, exchange) {
      const until = endOfMute(body.for, await timeZoneOf(caller.memberId), new Date())
      const unreached = await moderation.silence(moderatorOf(caller, exchange), id, until)
      if (unreached) throw refuse(silenceMember, unreached)
      tellModerators()
      return { silencedUntil: until?.toISOString() ?? null }
    },
    async listModerated() {
      const [members, recent] = await Promise.all([moderation.listModerated(), removals.listRecent()])
      return { members: members.map(toMember), removals: recent.map(toRemoval) }
    },
  })
}
