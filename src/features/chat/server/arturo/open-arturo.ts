import { randomUUID } from 'node:crypto'
import type { Notify } from '#features/notifications/server/open-notifications.ts'
import type { Live } from '#platform/server/live/open-live.ts'
import type { Log } from '#platform/server/log.ts'
import { excerptOf } from '#platform/text.rules.ts'
import { type ArturoNoteData, arturoNoteEvent } from '../../arturo.contract.ts'
import { mayNameArturo, plainQuestion, questionToArturo } from '../../arturo.rules.ts'
import type { MessageCard } from '../../card.contract.ts'
import { maxMessageLength, messageEvent } from '../../chat.contract.ts'
import type { ChatStore } from '../chat.store.ts'
import { notifyMentioned } from '../mentions.ts'
import type { StoredMessage } from '../stored-message.ts'
import { tellOfMessage } from '../tell-of-message.ts'
import type { ArturoStore } from './arturo.store.ts'
import { openAnswerLimits } from './open-answer-limits.ts'

/** A question that everybody in a channel reads, and the one before it, from which it may go on. */
export interface PublicQuestion {
  question: string
  before: string | undefined
}

export interface PublicAnswer {
  text: string
  /** Pages of this site. */
  sources: readonly { title: string; path: string }[]
}

/** Answers from nobody's records; an empty question with what may be asked. */
export type AnswerInPublic = (asked: PublicQuestion) => Promise<PublicAnswer>

export interface ArturoServices {
  arturo: ArturoStore
  chat: Pick<ChatStore, 'membersNamedIn' | 'readMessages' | 'readChannel' | 'hasBlocked'>
  answerInPublic: AnswerInPublic
  live: Pick<Live, 'publish' | 'publishToAll' | 'presentMembers'>
  notify: Notify
  log: Pick<Log, 'error'>
}

export interface Arturo {
  /** Answers a new message that names him, and returns at once: its author does not wait for it. */
  answerLater(channel: string, message: StoredMessage): void
  /** Resolves when everything that was begun has ended. */
  whenIdle(): Promise<void>
}

const failed = 'Arturo could not answer just now. Ask him again in a moment.'

export function openArturo(services: ArturoServices): Arturo {
  const { log } = services
  const limits = openAnswerLimits()
  const running = new Map<string, Promise<void>>()
  return {
    answerLater(channel, message) {
      const { id, author_id: memberId } = message
      if (memberId === null || !isForArturo(message) || running.has(id)) return
      const answering = answerMessage(services, limits, channel, { ...message, author_id: memberId })
        .catch((failure: unknown) => {
          log.error({ err: failure }, 'a question in a channel was not answered')
          sendNote(services, memberId, { channel, note: failed })
        })
        .finally(() => running.delete(id))
      running.set(id, answering)
    },
    whenIdle: async () => void (await Promise.all(running.values())),
  }
}

/** A changed message may be sent again; it is not new. */
function isForArturo({ content, edited_at, deleted_at }: StoredMessage): boolean {
  return edited_at === null && deleted_at === null && mayNameArturo(content)
}

async function answerMessage(
  services: ArturoServices,
  limits: ReturnType<typeof openAnswerLimits>,
  channel: string,
  message: StoredMessage & { author_id: string },
): Promise<void> {
  const { arturo, chat, answerInPublic, live } = services
  const { id, seq, content, author_id: memberId } = message
  const question = questionToArturo(content, await chat.membersNamedIn(memberId, content))
  if (question === undefined || !(await arturo.isOn(memberId))) return
  if (await arturo.findAnswer(memberId, channel, seq)) return
  const tooMany = limits.take(memberId, channel)
  if (tooMany !== undefined) return sendNote(services, memberId, { channel, note: tooMany })
  const { text, sources } = await answerInPublic(await inContext(chat, memberId, message, question))
  const answer = { id: randomUUID(), content: excerptOf(text, maxMessageLength), card: toCard(sources) }
  if (!(await arturo.post(channel, id, answer))) return
  const [stored] = await chat.readMessages(memberId, [{ channel, id: answer.id }])
  try {
    // First: a tab that gets the message marks it read, and the notification with it.
    await notifyMentioned(services, channel, stored!)
  } finally {
    tellOfMessage(live, messageEvent, channel, stored!)
  }
}

/** A reply to a message goes on from it; one that only names him asks what that message says. */
async function inContext(
  chat: Pick<ChatStore, 'readMessages'>,
  memberId: string,
  { channel, reply_id, reply_content }: StoredMessage,
  question: string,
): Promise<PublicQuestion> {
  if (reply_id === null || reply_content === '') return { question, before: undefined }
  const [replied] = await chat.readMessages(memberId, [{ channel, id: reply_id }])
  if (!replied) return { question, before: undefined }
  if (replied.is_arturo) return { question, before: plainQuestion(replied.reply_content ?? '') || undefined }
  const before = plainQuestion(replied.content)
  return question === '' ? { question: before, before: undefined } : { question, before: before || undefined }
}

function toCard(sources: PublicAnswer['sources']): MessageCard | null {
  return sources.length === 0 ? null : { kind: 'sources', sources: [...sources] }
}

function sendNote({ live }: Pick<ArturoServices, 'live'>, memberId: string, data: ArturoNoteData): void {
  live.publish([memberId], { kind: arturoNoteEvent, data })
}
