import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import type { ChatMessage } from '#features/chat/chat.contract.ts'
import { startApp, type TestApp } from './app.ts'
import { createMember, type TestMember } from './members.ts'
import { waitFor } from './wait-for.ts'

export interface SentMessage {
  id: string
  message: ChatMessage
}

interface SendOptions {
  replyTo?: string
}

const channels = ['general', 'pairings', 'events', 'help'] as const

/** A lounge in which members ask Arturo in channels, and whose first question has been answered. */
export async function openChannelQuestions(): Promise<ChannelQuestions> {
  const server = await startApp()
  const ada = await createMember(server, 'ada')
  await server.database.owner.query("update users set role = 'admin' where id = $1", [ada.id])
  // The first question waits until the classifier is trained, and the first pairing until the engine is.
  await ada.request('POST', '/api/ask', { question: 'what to drink with an Oliva Serie V Melanio' })
  return new ChannelQuestions(server, ada)
}

export class ChannelQuestions {
  channel: string = channels[0]
  #members = 0
  #tests = 0

  readonly server: TestApp
  /** The admin. */
  readonly ada: TestMember

  constructor(server: TestApp, ada: TestMember) {
    this.server = server
    this.ada = ada
  }

  /** Each channel has thirty answers in ten minutes. */
  changeChannel(): void {
    this.#tests += 1
    this.channel = channels[this.#tests % channels.length]!
  }

  /** Each has five answers in ten minutes. */
  newMember(): Promise<TestMember> {
    this.#members += 1
    return createMember(this.server, `member${this.#members}`)
  }

  async send(member: TestMember, content: string, { replyTo }: SendOptions = {}): Promise<SentMessage> {
    const id = randomUUID()
    const body = { id, content, ...(replyTo && { replyTo }) }
    const answer = await member.request('POST', `/api/chat/channels/${this.channel}/messages`, body)
    expect(answer.statusCode, answer.body).toBe(201)
    return { id, message: answer.json<ChatMessage>() }
  }

  async readAll(): Promise<ChatMessage[]> {
    const page = await this.ada.request('GET', `/api/chat/channels/${this.channel}/messages?limit=500`)
    return page.json<{ messages: ChatMessage[] }>().messages
  }

  async answersTo({ id }: Pick<SentMessage, 'id'>): Promise<ChatMessage[]> {
    return (await this.readAll()).filter(({ isArturo, replyTo }) => isArturo && replyTo?.id === id)
  }

  async answerTo(sent: SentMessage): Promise<ChatMessage> {
    await waitFor(async () => expect(await this.answersTo(sent)).toHaveLength(1))
    return (await this.answersTo(sent))[0]!
  }

  async ask(content: string, options?: SendOptions, member?: TestMember): Promise<ChatMessage> {
    return this.answerTo(await this.send(member ?? (await this.newMember()), content, options))
  }

  /** What was asked before has been answered by then, if it is answered. */
  async settle(): Promise<void> {
    await this.ask('@Arturo')
  }
}

export function sourcesOf({ card }: ChatMessage): string[] {
  return card?.kind === 'sources' ? card.sources.map(({ path }) => path) : []
}
