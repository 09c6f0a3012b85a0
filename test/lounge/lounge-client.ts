import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { WebSocket } from 'ws'
import { type ChannelLog, lastSeqOf, withLater } from '#features/chat/channel-log.rules.ts'
import { type ChatEventData, type ChatMessage, messageEvent } from '#features/chat/chat.contract.ts'
import { closeCodes } from '#platform/live.contract.ts'
import type { Acknowledgement, TabHistory } from './lounge-history.ts'

export interface Connection {
  address: string
  /** Of a signed-in session. */
  cookie: string
  memberId: string
  name: string
}

interface Page {
  messages: ChatMessage[]
  more: boolean
}

const maxRetryMilliseconds = 400
const requestMilliseconds = 10_000
const pageSize = 500
const messagesPath = '/api/chat/channels/general/messages'

export function ask(
  { address, cookie }: Pick<Connection, 'address' | 'cookie'>,
  path: string,
  body?: object,
): Promise<Response> {
  return fetch(address + path, {
    signal: AbortSignal.timeout(requestMilliseconds),
    headers: { cookie, origin: address, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
  })
}

/** All messages after a place, as a tab reads them that was away. */
export async function readAfter(connection: Connection, seq: number): Promise<ChatMessage[]> {
  const messages: ChatMessage[] = []
  for (;;) {
    const after = messages.at(-1)?.seq ?? seq
    const answer = await ask(connection, `${messagesPath}?after=${after}&limit=${pageSize}`)
    if (!answer.ok) throw new Error(`Reading after ${after} answered ${answer.status}`)
    const page = (await answer.json()) as Page
    messages.push(...page.messages)
    if (!page.more) return messages
  }
}

/**
 * A tab as a page keeps it: what arrives live is put in by the same rules; after a gap, and on each new connection, it
 * reads what came since.
 */
export class LoungeTab {
  #log: ChannelLog = { messages: [], hasEarlier: false, lastChange: 0 }
  #socket: WebSocket | undefined
  #isReading = false
  #mustReadAgain = false
  #isClosed = false
  #lastReceivedAt = 0

  readonly connection: Connection
  readonly name: string

  constructor(connection: Connection, name: string) {
    this.connection = connection
    this.name = name
    this.#connect()
  }

  get lastSeq(): number {
    return lastSeqOf(this.#log)
  }

  get history(): TabHistory {
    const { memberId } = this.connection
    const shown = this.#log.messages.map(({ id, seq }) => ({ id, seq }))
    return { name: this.name, memberId, shown, lastReceivedAt: this.#lastReceivedAt }
  }

  close(): void {
    this.#isClosed = true
    this.#socket?.terminate()
  }

  #connect(): void {
    if (this.#isClosed) return
    const { address, cookie } = this.connection
    const socket = new WebSocket(`${address.replace(/^http/, 'ws')}/api/live`, {
      headers: { cookie, origin: address },
      handshakeTimeout: 5_000,
    })
    this.#socket = socket
    socket.on('open', () => void this.#read())
    socket.on('message', frame => this.#receive(JSON.parse(String(frame))))
    socket.on('error', () => undefined)
    socket.on('close', code => {
      if (code === closeCodes.sessionEnded) this.#isClosed = true
      else setTimeout(() => this.#connect(), Math.random() * maxRetryMilliseconds)
    })
  }

  #receive({ kind, data }: { kind: string; data?: ChatEventData }): void {
    if (kind !== messageEvent || !data) return
    this.#lastReceivedAt = Date.now()
    const { log, isMissing } = withLater(this.#log, [data.message])
    this.#log = log
    if (isMissing) void this.#read()
  }

  /** One at a time, as on a page: a call during one is followed by another, which also sees what came meanwhile. */
  async #read(): Promise<void> {
    this.#mustReadAgain = true
    if (this.#isReading) return
    this.#isReading = true
    while (this.#mustReadAgain) {
      this.#mustReadAgain = false
      await this.#readUntilDone()
    }
    this.#isReading = false
  }

  /** A read that fails is tried again as long as the tab is open. */
  async #readUntilDone(): Promise<void> {
    while (!this.#isClosed) {
      try {
        const messages = await readAfter(this.connection, this.lastSeq)
        if (messages.length > 0) this.#lastReceivedAt = Date.now()
        this.#log = withLater(this.#log, messages).log
        return
      } catch {
        await pause(Math.random() * maxRetryMilliseconds)
      }
    }
  }
}

/**
 * Writes so many messages one after another, each sent again with its id until it is acknowledged. Ends early once the
 * server refuses the member.
 */
export async function writeMessages(
  connection: Connection,
  count: number,
  acknowledge: (acknowledgement: Acknowledgement) => void,
): Promise<void> {
  for (let message = 0; message < count; message += 1) {
    const body = { id: randomUUID(), content: `${connection.name} ${message}` }
    for (let attempts = 1; ; attempts += 1) {
      const askedAt = Date.now()
      const answer = await ask(connection, messagesPath, body).catch(() => undefined)
      if (answer?.status === 401 || answer?.status === 403) return
      const stored = answer?.status === 201 ? await readPlace(answer) : undefined
      if (stored) {
        acknowledge({ ...stored, memberId: connection.memberId, attempts, askedAt, at: Date.now() })
        break
      }
      if (answer && answer.status < 500 && answer.status !== 201)
        throw new Error(`A message was refused: ${answer.status} ${await answer.text()}`)
      await pause(Math.random() * maxRetryMilliseconds)
    }
    // Some are sent once more, as by a second tab that has not heard of the answer.
    if (message % 20 === 0) {
      const askedAt = Date.now()
      const again = await ask(connection, messagesPath, body).catch(() => undefined)
      const stored = again?.status === 201 ? await readPlace(again) : undefined
      if (stored)
        acknowledge({ ...stored, memberId: connection.memberId, attempts: 2, askedAt, at: Date.now() })
    }
  }
}

/** Undefined if the answer is cut within its body. */
async function readPlace(answer: Response): Promise<{ id: string; seq: number } | undefined> {
  try {
    const { id, seq } = (await answer.json()) as ChatMessage
    return { id, seq }
  } catch {
    return undefined
  }
}
