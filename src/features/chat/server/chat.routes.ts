import type { FastifyInstance } from 'fastify'
import { type Procedure, refuse } from '#platform/api.contract.ts'
import { mountContract } from '#platform/server/http/mount-contract.ts'
import type { Live } from '#platform/server/live/open-live.ts'
import { type ChatEventData, changeEvent, chatContract, messageEvent, readEvent } from '../chat.contract.ts'
import { endOfMute } from '../mute.rules.ts'
import type { ChatStore, MessagePage, StoredChannel, StoredMessage } from './chat.store.ts'
import { toChannel, toMessage } from './to-message.ts'

export interface ChatServices {
  chat: ChatStore
  live: Pick<Live, 'publish' | 'publishToAll'>
  /** For the end of a night. */
  timeZoneOf: (memberId: string) => Promise<string>
}

const maxChanges = 500

export function chatRoutes(app: FastifyInstance, { chat, live, timeZoneOf }: ChatServices): void {
  const {
    listMessages,
    listChanges,
    postMessage,
    editMessage,
    deleteMessage,
    markRead,
    muteChannel,
    addReaction,
    removeReaction,
  } = chatContract
  /** After the commit. A tab that misses it reads the message by its number. */
  const tell = (kind: string, channel: string, stored: StoredMessage) => {
    const message = toMessage(stored)
    const data: ChatEventData = { channel, message }
    live.publishToAll({ kind, data })
    return message
  }
  async function react(
    memberId: string,
    procedure: Procedure,
    { name, id, kind }: { name: string; id: string; kind: string },
    isOn: boolean,
  ) {
    const stored = await chat.react(memberId, name, id, kind, isOn)
    if (!stored) throw refuse(procedure, 'NO_SUCH_MESSAGE')
    return tell(changeEvent, name, stored)
  }
  const noteRead = (memberId: string, procedure: Procedure, channel: StoredChannel | undefined) => {
    if (!channel) throw refuse(procedure, 'NO_SUCH_CHANNEL')
    live.publish([memberId], { kind: readEvent })
    return toChannel(channel)
  }
  mountContract(app, chatContract, {
    async listChannels(_received, { memberId }) {
      return { channels: (await chat.listChannels(memberId)).map(toChannel) }
    },
    async listMessages({ params: { name }, query }, { memberId }) {
      const page = await chat.listMessages(memberId, name, query)
      if (!page) throw refuse(listMessages, 'NO_SUCH_CHANNEL')
      return toPage(page)
    },
    async listChanges({ params: { name }, query: { after } }, { memberId }) {
      const page = await chat.listChanges(memberId, name, after, maxChanges)
      if (!page) throw refuse(listChanges, 'NO_SUCH_CHANNEL')
      // The next page begins after the last of this one.
      return { ...toPage(page), lastChange: page.more ? page.messages.at(-1)!.change! : page.lastChange }
    },
    async postMessage({ params: { name }, body }, { memberId }) {
      const stored = await chat.post(memberId, name, body)
      if (!stored) throw refuse(postMessage, 'NO_SUCH_CHANNEL')
      if (stored === 'id taken') throw refuse(postMessage, 'ID_TAKEN')
      // Also when it was sent before: the process may have ended between the commit and this.
      return tell(messageEvent, name, stored)
    },
    async editMessage({ params: { name, id }, body: { content } }, { memberId }) {
      const stored = await chat.change(memberId, name, id, content)
      if (!stored) throw refuse(editMessage, 'NO_SUCH_MESSAGE')
      if (stored.deleted_at) throw refuse(editMessage, 'ALREADY_DELETED')
      return tell(changeEvent, name, stored)
    },
    async deleteMessage({ params: { name, id } }, { memberId }) {
      const stored = await chat.change(memberId, name, id, null)
      if (!stored) throw refuse(deleteMessage, 'NO_SUCH_MESSAGE')
      return tell(changeEvent, name, stored)
    },
    addReaction: ({ params }, { memberId }) => react(memberId, addReaction, params, true),
    removeReaction: ({ params }, { memberId }) => react(memberId, removeReaction, params, false),
    async markRead({ params: { name }, body: { seq } }, { memberId }) {
      return noteRead(memberId, markRead, await chat.markRead(memberId, name, seq))
    },
    async muteChannel({ params: { name }, body }, { memberId }) {
      const until = endOfMute(body.for, await timeZoneOf(memberId), new Date())
      return noteRead(memberId, muteChannel, await chat.mute(memberId, name, until))
    },
  })
}

const toPage = ({ messages, more, lastChange }: MessagePage) => ({
  messages: messages.map(toMessage),
  more,
  lastChange,
})
