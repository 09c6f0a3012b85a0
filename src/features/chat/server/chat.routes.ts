import type { FastifyInstance } from 'fastify'
import type { Notify, Withdraw } from '#features/notifications/server/open-notifications.ts'
import { refuse } from '#platform/api.contract.ts'
import { mountContract } from '#platform/server/http/mount-contract.ts'
import type { Live } from '#platform/server/live/open-live.ts'
import type { Log } from '#platform/server/log.ts'
import { openMemberLimit } from '#platform/server/member-limit.ts'
import type { ChosenCard, ComposeCard, MessageCard } from '../card.contract.ts'
import { changeEvent, chatContract, messageEvent } from '../chat.contract.ts'
import { type TypingEventData, typingEvent } from '../typing.contract.ts'
import { writeLimitSeconds } from '../write-limit.contract.ts'
import type { ArturoStore } from './arturo/arturo.store.ts'
import type { Arturo } from './arturo/open-arturo.ts'
import type { ChatStore, MessageAddress, MessagePage } from './chat.store.ts'
import { openWriteCounter } from './count-writes.ts'
import { findMentions, keyOfMention, notifyMentioned } from './mentions.ts'
import { deleteMessage as removeMessage } from './moderation/delete-message.ts'
import type { ModerationStore } from './moderation/moderation.store.ts'
import { moderatorOf } from './moderation/moderator.ts'
import type { ChatPhotosStore } from './photos/chat-photos.store.ts'
import type { StoredMessage } from './stored-message.ts'
import { type ChatEventKind, tellOfMessage } from './tell-of-message.ts'
import { toMessage } from './to-message.ts'

export interface ChatServices {
  chat: ChatStore
  arturo: Pick<ArturoStore, 'isOn' | 'findAnswer'>
  answerLater: Arturo['answerLater']
  live: Pick<Live, 'publish' | 'publishToAll' | 'presentMembers'>
  moderation: Pick<ModerationStore, 'moderate' | 'silencedUntil'>
  photos: Pick<ChatPhotosStore, 'findOwn'>
  notify: Notify
  withdraw: Withdraw
  log: Pick<Log, 'error'>
  composeCard: ComposeCard
  /** Messages, changes, deletions and reactions together, within `writeLimitSeconds`; 0: no limit. */
  messagesPerMember: number
}

const maxChanges = 500
const foundMessages = 30

export function chatRoutes(app: FastifyInstance, services: ChatServices): void {
  const { chat, arturo, answerLater, moderation, photos, live, composeCard, withdraw, log } = services
  const { messagesPerMember: most } = services
  const countWrite = openWriteCounter(most)
  const typing = openMemberLimit({ most, seconds: writeLimitSeconds })
  const {
    listMessages,
    listChanges,
    postMessage,
    listPins,
    editMessage,
    deleteMessage,
    addReaction,
    removeReaction,
    noteTyping,
  } = chatContract
  const tell = (kind: ChatEventKind, channel: string, stored: StoredMessage) =>
    tellOfMessage(live, kind, channel, stored)
  /** The message is stored, and its sender does not wait for this. */
  const notify = (channel: string, stored: StoredMessage) =>
    void notifyMentioned(services, channel, stored).catch((failure: unknown) =>
      log.error({ err: failure }, 'mentioned members were not notified'),
    )
  async function react(
    memberId: string,
    procedure: typeof addReaction | typeof removeReaction,
    { name, id, kind }: { name: string; id: string; kind: string },
    isOn: boolean,
  ) {
    countWrite(procedure, memberId)
    const stored = await chat.react(memberId, name, id, kind, isOn)
    if (!stored) throw refuse(procedure, 'NO_SUCH_MESSAGE')
    return tell(changeEvent, name, stored)
  }
  async function photoCard(memberId: string, id: string): Promise<MessageCard | undefined> {
    const size = await photos.findOwn(memberId, id)
    return size && { kind: 'photo', id, title: 'Photo', ...size }
  }
  /** What a message shows that was sent before may be gone by now; then its stored card stays. */
  async function cardOf(
    memberId: string,
    address: MessageAddress,
    chosen: ChosenCard | null | undefined,
  ): Promise<MessageCard | null> {
    if (!chosen) return null
    const { kind, id } = chosen
    const card = kind === 'photo' ? await photoCard(memberId, id) : await composeCard(memberId, { kind, id })
    if (card) return card
    const [sent] = await chat.readMessages(memberId, [address])
    if (!sent) throw refuse(postMessage, 'NO_SUCH_CARD')
    return null
  }
  /** It went with the question. */
  async function tellOfRemovedAnswer(memberId: string, channel: string, { seq }: StoredMessage) {
    const answer = await arturo.findAnswer(memberId, channel, seq)
    if (!answer?.deleted_at) return
    await withdraw(keyOfMention(channel, answer.id))
    tell(changeEvent, channel, answer)
  }
  mountContract(app, chatContract, {
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
    async postMessage({ params: { name }, body }, { memberId, duties }) {
      countWrite(postMessage, memberId)
      const { id, content, replyTo = null } = body
      const { mentions, isForArturo } = await findMentions(services, { id: memberId, duties }, content)
      const card = await cardOf(memberId, { channel: name, id }, body.card)
      const stored = await chat.post(memberId, name, { id, content, replyTo, mentions, card })
      if (!stored) throw refuse(postMessage, 'NO_SUCH_CHANNEL')
      if (stored === 'id taken') throw refuse(postMessage, 'ID_TAKEN')
      if (stored === 'silenced') throw refuse(postMessage, 'SILENCED')
      if (stored === 'slow mode') throw refuse(postMessage, 'SLOW_MODE')
      // Also when it was sent before: the process may have ended between the commit and this.
      const message = tell(messageEvent, name, stored)
      notify(name, stored)
      if (isForArturo) answerLater(name, stored)
      return message
    },
    async editMessage({ params: { name, id }, body: { content } }, { memberId, duties }) {
      countWrite(editMessage, memberId)
      if (await moderation.silencedUntil(memberId)) throw refuse(editMessage, 'SILENCED')
      const { mentions } = await findMentions(services, { id: memberId, duties }, content)
      const stored = await chat.change(memberId, name, id, content, mentions)
      if (!stored) throw refuse(editMessage, 'NO_SUCH_MESSAGE')
      if (stored.deleted_at) throw refuse(editMessage, 'ALREADY_DELETED')
      notify(name, stored)
      return tell(changeEvent, name, stored)
    },
    async deleteMessage({ params: { name, id } }, caller, exchange) {
      const { memberId } = caller
      countWrite(deleteMessage, memberId)
      const stored = await removeMessage(services, moderatorOf(caller, exchange), name, id)
      if (!stored) throw refuse(deleteMessage, 'NO_SUCH_MESSAGE')
      if (typeof stored === 'string') throw refuse(deleteMessage, stored)
      await withdraw(keyOfMention(name, id))
      await tellOfRemovedAnswer(memberId, name, stored)
      return tell(changeEvent, name, stored)
    },
    addReaction: ({ params }, { memberId }) => react(memberId, addReaction, params, true),
    removeReaction: ({ params }, { memberId }) => react(memberId, removeReaction, params, false),
    async noteTyping({ params: { name } }, { memberId }) {
      const [channel, [face]] = await Promise.all([
        chat.readChannel(memberId, name),
        chat.facesOf(memberId, [memberId]),
      ])
      if (!channel) throw refuse(noteTyping, 'NO_SUCH_CHANNEL')
      if (typing.take(memberId) > 0) return { done: true as const }
      const data: TypingEventData = { channel: name, memberId, name: face?.name ?? 'A member' }
      live.publishToAll({ kind: typingEvent, data })
      return { done: true as const }
    },
    async listPins({ params: { name } }, { memberId }) {
      if (!(await chat.readChannel(memberId, name))) throw refuse(listPins, 'NO_SUCH_CHANNEL')
      return { messages: (await chat.listPins(memberId, name)).map(toMessage) }
    },
    async searchMessages({ query: { q, before, beforeId } }, { memberId }) {
      const last = before && beforeId ? { createdAt: before, id: beforeId } : undefined
      const found = await chat.search(memberId, q, last, foundMessages + 1)
      return {
        found: found
          .slice(0, foundMessages)
          .map(stored => ({ channel: stored.channel, message: toMessage(stored) })),
        more: found.length > foundMessages,
      }
    },
  })
}

const toPage = ({ messages, more, lastChange }: MessagePage) => ({
  messages: messages.map(toMessage),
  more,
  lastChange,
})
