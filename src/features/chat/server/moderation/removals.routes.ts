import type { FastifyInstance } from 'fastify'
import type { Notify, Withdraw } from '#features/notifications/server/open-notifications.ts'
import { refuse } from '#platform/api.contract.ts'
import { mountContract } from '#platform/server/http/mount-contract.ts'
import type { Live } from '#platform/server/live/open-live.ts'
import { type ChangesEventData, changesEvent } from '../../chat.contract.ts'
import { moderationEvent } from '../../moderation.contract.ts'
import { removalsContract } from '../../removals.contract.ts'
import type { ChatStore } from '../chat.store.ts'
import { keyOfMention, notifyMentioned } from '../mentions.ts'
import { moderatorOf } from './moderator.ts'
import type { ChangedMessages, RemovalsStore } from './removals.store.ts'

interface Services {
  removals: Pick<RemovalsStore, 'remove' | 'restore'>
  chat: Pick<ChatStore, 'readMessages' | 'readChannel' | 'hasBlocked' | 'membersNamedIn'>
  live: Pick<Live, 'publishToAll' | 'publishToStaff'>
  notify: Notify
  withdraw: Withdraw
}

export function removalsRoutes(app: FastifyInstance, services: Services): void {
  const { removals, chat, live, withdraw } = services
  const { removeMessages, restoreMessages } = removalsContract
  /** One event for each channel: there may be thousands of messages. */
  function tell({ channels }: ChangedMessages) {
    for (const channel of channels) {
      const data: ChangesEventData = { channel }
      live.publishToAll({ kind: changesEvent, data })
    }
    live.publishToStaff('moderator', { kind: moderationEvent })
  }
  mountContract(app, removalsContract, {
    async removeMessages({ params: { id }, body: { since } }, caller, exchange) {
      const removal = await removals.remove(moderatorOf(caller, exchange), id, new Date(since))
      if (typeof removal === 'string') throw refuse(removeMessages, removal)
      tell(removal)
      for (const message of removal.naming) await withdraw(keyOfMention(message.channel, message.id))
      return { id: removal.id, removed: removal.removed }
    },
    async restoreMessages({ params: { id, removal } }, caller, exchange) {
      const restored = await removals.restore(moderatorOf(caller, exchange), id, removal)
      if (!restored) throw refuse(restoreMessages, 'TOO_LATE')
      if (typeof restored === 'string') throw refuse(restoreMessages, restored)
      tell(restored)
      for (const message of await chat.readMessages(caller.memberId, restored.naming))
        await notifyMentioned(services, message.channel, message)
      return { restored: restored.removed }
    },
  })
}
