import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import type { ModelProvider } from '#platform/server/models/model-settings.ts'
import { type AskedLookUp, type Language, languageOf, type RequestBody } from './model-protocols.ts'

/** How the model behaves, whatever its reply is. */
export type ModelBehavior =
  | 'proper'
  | 'slow to begin'
  | 'stalls'
  | 'cuts off'
  | 'never says that it ended'
  | 'stops at its limit'
  | 'is busy'
  | 'is broken'
  | 'refuses the key'
  | 'refuses look-ups'
  | 'answers with a page'
  | 'sends frames that are no JSON'
  | 'fails in the middle'
  | 'redirects'
  | 'says nothing'

/** A text, or look-ups, with a text before them or without. */
type ModelReply = string | readonly (string | AskedLookUp)[]

/** A request to the model, in any of the protocols. */
export interface ModelCall {
  path: string
  headers: IncomingMessage['headers']
  system: string
  prompt: string
  body: string
}

/** A key that must appear nowhere else. */
export const fakeKey = 'CANARY-key-of-the-model'

/** A narration that repeats some of the facts. */
export function narrateFacts({ prompt }: Pick<ModelCall, 'prompt'>): string {
  const fact = (label: string) => new RegExp(`^\\* ${label}: (.*)$`, 'm').exec(prompt)?.[1] ?? ''
  const reasons = ['Why they suit', 'What they share', 'How they contrast', 'How they weigh'].map(fact)
  return `I'd pour ${fact('The drink')}. ${reasons.filter(Boolean).join(' ')}`
}

/** A local server that speaks the protocols of four providers and can be made to misbehave. */
export class FakeModel {
  behavior: ModelBehavior = 'proper'
  /** The text of its answer or the look-ups that it asks for, or a function of the call. */
  reply: ModelReply | ((call: ModelCall) => ModelReply) = 'Nothing to say.'
  /** Of the pause behind each word. Without one a few words come at once. */
  wordMilliseconds = 0
  /** Each byte is written by itself, so that no letter of several arrives whole. */
  writesBytes = false
  readonly calls: ModelCall[] = []
  /** Requests that the caller aborted. */
  abandoned = 0
  #server: Server | undefined
  readonly #stalled: ServerResponse[] = []

  settings(aiProvider: ModelProvider = 'openai-compatible') {
    const { port } = this.#server!.address() as AddressInfo
    return { aiProvider, aiModel: 'fake-1', aiApiKey: fakeKey, aiBaseUrl: `http://127.0.0.1:${port}/v1` }
  }

  async open(): Promise<this> {
    this.#server = createServer((request, answer) => void this.#answer(request, answer))
    this.#server.listen(0, '127.0.0.1')
    await once(this.#server, 'listening')
    return this
  }

  async close(): Promise<void> {
    this.#server?.closeAllConnections()
    await new Promise(resolve => this.#server?.close(resolve))
  }

  /** Cuts off all answers that stall. */
  endStalled(): void {
    for (const answer of this.#stalled.splice(0)) answer.socket?.resetAndDestroy()
  }

  async #answer(request: IncomingMessage, answer: ServerResponse): Promise<void> {
    answer.on('close', () => {
      if (!answer.writableFinished && !answer.errored) this.abandoned += 1
    })
    // As it was when the request came in: a test may change it before the answer has ended.
    const { behavior } = this
    let body = ''
    for await (const part of request) body += part
    const path = request.url ?? ''
    const language = languageOf(path)
    const parsed = JSON.parse(body) as RequestBody
    const call = { path, headers: request.headers, ...language.read(parsed), body }
    this.calls.push(call)
    if (behavior === 'refuses look-ups' && body.includes('"tools"')) return refuse(answer, 400)
    if (refusals[behavior]) return refusals[behavior]!(answer)
    if (behavior === 'slow to begin') await sleep(60_000, undefined, { ref: false })
    answer.writeHead(200, { 'content-type': 'text/event-stream' })
    const reply = typeof this.reply === 'function' ? this.reply(call) : this.reply
    if (typeof reply === 'string') await this.#speak(answer, { language, text: reply, behavior })
    else askForLookUps(answer, language, reply)
  }

  async #speak(
    answer: ServerResponse,
    { language, text, behavior }: { language: Language; text: string; behavior: ModelBehavior },
  ): Promise<void> {
    const send = (event: unknown) => this.#write(answer, frameOf(event))
    const pieces = behavior === 'says nothing' ? [] : this.#piecesOf(text)
    language.begin.forEach(send)
    for (const [at, piece] of pieces.entries()) {
      if (at === Math.ceil(pieces.length / 2) && (await this.#isOverAtHalf(answer, behavior))) return
      send(language.say(piece))
      // As a model does, and so that an aborted request is noticed.
      if (this.wordMilliseconds > 0) await sleep(this.wordMilliseconds)
      else if (at % 8 === 7) await sleep(1)
      if (answer.destroyed) return
    }
    if (behavior !== 'never says that it ended')
      language.end(behavior === 'stops at its limit' ? 'length' : 'stop').forEach(send)
    answer.end()
  }

  #piecesOf(text: string): string[] {
    if (this.wordMilliseconds === 0) return piecesOf(text)
    return text.match(/\s*\S+/g) ?? []
  }

  #write(answer: ServerResponse, frame: string): void {
    if (!this.writesBytes) return void answer.write(frame)
    for (const byte of Buffer.from(frame)) answer.write(Buffer.from([byte]))
  }

  async #isOverAtHalf(answer: ServerResponse, behavior: ModelBehavior): Promise<boolean> {
    // The first half is to arrive.
    await sleep(5)
    if (behavior === 'stalls') this.#stalled.push(answer)
    if (behavior === 'cuts off') answer.socket?.resetAndDestroy()
    if (behavior === 'sends frames that are no JSON') answer.end('data: {"choices":[{"del\n\n')
    if (behavior === 'fails in the middle') answer.end(frameOf(providerError))
    const halting: ModelBehavior[] = [
      'stalls',
      'cuts off',
      'sends frames that are no JSON',
      'fails in the middle',
    ]
    return halting.includes(behavior)
  }
}

function askForLookUps(
  answer: ServerResponse,
  language: Language,
  reply: readonly (string | AskedLookUp)[],
): void {
  const texts = reply.filter(part => typeof part === 'string')
  const lookUps = reply.filter(part => typeof part !== 'string')
  const events = [
    ...language.begin,
    ...texts.map(text => language.say(text)),
    ...language.ask(lookUps),
    ...language.end('look-ups', lookUps.length),
  ]
  answer.end(events.map(frameOf).join(''))
}

/** A few words each, in some hundreds of pieces at most. */
function piecesOf(text: string): string[] {
  const length = Math.max(17, Math.ceil(text.length / 400))
  return Array.from({ length: Math.ceil(text.length / length) }, (_, at) =>
    text.slice(at * length, (at + 1) * length),
  )
}

/** Error messages of providers quote what must not be logged. */
const providerError = {
  type: 'error',
  error: { type: 'overloaded_error', message: `The key ${fakeKey} is tired`, code: 500, status: 'INTERNAL' },
}

const refusals: Partial<Record<ModelBehavior, (answer: ServerResponse) => void>> = {
  'is busy': answer =>
    answer
      .writeHead(429, { 'content-type': 'application/json', 'retry-after': '1' })
      .end(JSON.stringify(providerError)),
  'is broken': answer => refuse(answer, 500),
  'refuses the key': answer => refuse(answer, 401),
  'answers with a page': answer =>
    answer
      .writeHead(200, { 'content-type': 'text/html' })
      .end('<!doctype html><h1>Welcome to the proxy</h1>'),
  redirects: answer => answer.writeHead(302, { location: '/v1/elsewhere' }).end(),
}

function refuse(answer: ServerResponse, status: number): void {
  answer.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(providerError))
}

function frameOf(event: unknown): string {
  const { type } = event as { type?: string }
  const data = typeof event === 'string' ? event : JSON.stringify(event)
  return `${type ? `event: ${type}\n` : ''}data: ${data}\n\n`
}
