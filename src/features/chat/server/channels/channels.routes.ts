import type { FastifyInstance } from 'fastify'
import type { MarkSeen } from '#features/notifications/server/open-notifications.ts'
import { type Procedure, refuse } from '#platform/api.contract.ts'
import { actorOf } from '#platform/server/audit-log.ts'
import { mountContract } from '#platform/server/http/mount-contract.ts'
import type { Live } from '#platform/server/live/open-live.ts'
import { channelsContract, channelsEvent, readEvent } from '../../channels.contract.ts'
import { endOfMute } from '../../mute.rules.ts'
import type { ChatStore, StoredChannel } from '../chat.store.ts'
import { keyOfMention } from '../mentions.ts'
import { toChannel } from '../to-message.ts'
import type { ChannelsStore } from './channels.store.ts'

interface Services {
  chat: Pick<ChatStore, 'listChannels' | 'readChannel' | 'markRead' | 'mute'>
  channels: ChannelsStore
  live: Pick<Live, 'publish' | 'publishToAll'>
  markSeen: MarkSeen
  /** For the end of a night. */
  timeZoneOf: (memberId: string) => Promise<string>
}

export function channelsRoutes(app: FastifyInstance, services: Services): void {
  const { chat, channels, live, markSeen, timeZoneOf } = services
  const { markRead, muteChannel, addChannel, changeChannel, archiveChannel, restoreChannel } =
    channelsContract
  const noteRead = (memberId: string, procedure: Procedure, channel: StoredChannel | undefined) => {
    if (!channel) throw refuse(procedure, 'NO_SUCH_CHANNEL')
    live.publish([memberId], { kind: readEvent })
    return toChannel(channel)
  }
  /** As it is now for the one who changed it. */
  async function readChanged(memberId: string, name: string) {
    live.publishToAll({ kind: channelsEvent })
    return toChannel((await chat.readChannel(memberId, name))!)
  }
  mountContract(app, channelsContract, {
    async listChannels(_received, { memberId }) {
      return { channels: (await chat.listChannels(memberId)).map(toChannel) }
    },
    async markRead({ params: { name }, body: { seq } }, { memberId }) {
      const read = await chat.markRead(memberId, name, seq)
      if (read && read.naming.length > 0)
        await markSeen(
          memberId,
          read.naming.map(id => keyOfMention(name, id)),
        )
      return noteRead(memberId, markRead, read?.channel)
    },
    async muteChannel({ params: { name }, body }, { memberId }) {
      const until = endOfMute(body.for, await timeZoneOf(memberId), new Date())
      return noteRead(memberId, muteChannel, await chat.mute(memberId, name, until))
    },
    async addChannel({ body: { name, topic } }, caller, exchange) {
      const outcome = await channels.add(actorOf(caller, exchange), name, topic)
      if (outcome !== 'added') throw refuse(addChannel, outcome)
      return readChanged(caller.memberId, name)
    },
    async changeChannel({ params: { name }, body }, caller, exchange) {
      const outcome = await channels.change(actorOf(caller, exchange), name, body)
      if (outcome !== 'changed') throw refuse(changeChannel, outcome)
      return readChanged(caller.memberId, name)
    },
    async listArchive() {
      const archived = await channels.listArchive()
      return {
        channels: archived.map(({ archived_at, ...channel }) => ({
          ...channel,
          archivedAt: archived_at.toISOString(),
        })),
      }
    },
    async archiveChannel({ params: { name } }, caller, exchange) {
      const outcome = await channels.archive(actorOf(caller, exchange), name)
      if (outcome !== 'archived') throw refuse(archiveChannel, outcome)
      live.publishToAll({ kind: channelsEvent })
      return { done: true as const }
    },
    async restoreChannel({ params: { name } }, caller, exchange) {
      const outcome = await channels.restore(actorOf(caller, exchange), name)
      if (outcome !== 'restored') throw refuse(restoreChannel, outcome)
      return readChanged(caller.memberId, name)
    },
  })
}
