import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import type { ModelProvider } from '#platform/server/models/model-settings.ts'

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
  | 'answers with a page'
  | 'sends frames that are no JSON'
  | 'fails in the middle'
  | 'redirects'
  | 'says nothing'

/** A request to the model, in any of the protocols. */
export interface ModelCall {
  path: string
  headers: IncomingMessage['headers']
  system: string
  prompt: string
  body: string
}

/** A provider’s protocol: its requests, and the events of its answers. */
interface Language {
  read(body: Body): Pick<ModelCall, 'system' | 'prompt'>
  begin: unknown[]
  say(text: string): unknown
  end(reason: 'stop' | 'length'): unknown[]
}

interface Body {
  system?: { text: string }[]
  messages?: { role: string; content: string | { text: string }[] }[]
  systemInstruction?: { parts: { text: string }[] }
  contents?: { parts: { text: string }[] }[]
}

const inTokens = 900
const outTokens = 250
export const tokensCounted = inTokens + outTokens

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
  /** The text of its answer, or a function of the call. */
  reply: string | ((call: ModelCall) => string) = 'Nothing to say.'
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
    const call = { path, headers: request.headers, ...language.read(JSON.parse(body)), body }
    this.calls.push(call)
    if (refusals[behavior]) return refusals[behavior]!(answer)
    if (behavior === 'slow to begin') await sleep(60_000, undefined, { ref: false })
    answer.writeHead(200, { 'content-type': 'text/event-stream' })
    const text = typeof this.reply === 'string' ? this.reply : this.reply(call)
    await this.#speak(answer, { language, text, behavior })
  }

  async #speak(
    answer: ServerResponse,
    { language, text, behavior }: { language: Language; text: string; behavior: ModelBehavior },
  ): Promise<void> {
    const send = (event: unknown) => answer.write(frameOf(event))
    const pieces = behavior === 'says nothing' ? [] : piecesOf(text)
    language.begin.forEach(send)
    for (const [at, piece] of pieces.entries()) {
      if (at === Math.ceil(pieces.length / 2) && (await this.#isOverAtHalf(answer, behavior))) return
      send(language.say(piece))
      // As a model does, and so that an aborted request is noticed.
      if (at % 8 === 7) await sleep(1)
      if (answer.destroyed) return
    }
    if (behavior !== 'never says that it ended')
      language.end(behavior === 'stops at its limit' ? 'length' : 'stop').forEach(send)
    answer.end()
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
  'is broken': answer =>
    answer.writeHead(500, { 'content-type': 'application/json' }).end(JSON.stringify(providerError)),
  'refuses the key': answer =>
    answer.writeHead(401, { 'content-type': 'application/json' }).end(JSON.stringify(providerError)),
  'answers with a page': answer =>
    answer
      .writeHead(200, { 'content-type': 'text/html' })
      .end('<!doctype html><h1>Welcome to the proxy</h1>'),
  redirects: answer => answer.writeHead(302, { location: '/v1/elsewhere' }).end(),
}

function frameOf(event: unknown): string {
  const { type } = event as { type?: string }
  const data = typeof event === 'string' ? event : JSON.stringify(event)
  return `${type ? `event: ${type}\n` : ''}data: ${data}\n\n`
}

function languageOf(path: string): Language {
  if (path.endsWith('/messages')) return anthropic
  return path.includes(':streamGenerateContent') ? google : openai
}

const textOf = (content: string | { text: string }[] | undefined) =>
  typeof content === 'string' ? content : (content ?? []).map(({ text }) => text).join('')

const chunk = (delta: object, finish_reason: string | null) => ({
  id: 'c1',
  object: 'chat.completion.chunk',
  created: 1,
  model: 'fake-1',
  choices: [{ index: 0, delta, finish_reason }],
})

const openai: Language = {
  read: ({ messages = [] }) => ({
    system: textOf(messages.find(({ role }) => role !== 'user')?.content),
    prompt: textOf(messages.find(({ role }) => role === 'user')?.content),
  }),
  begin: [chunk({ role: 'assistant', content: '' }, null)],
  say: content => chunk({ content }, null),
  end: reason => [
    chunk({}, reason),
    {
      ...chunk({}, null),
      choices: [],
      usage: { prompt_tokens: inTokens, completion_tokens: outTokens, total_tokens: tokensCounted },
    },
    '[DONE]',
  ],
}

const anthropic: Language = {
  read: ({ system, messages = [] }) => ({ system: textOf(system), prompt: textOf(messages[0]?.content) }),
  begin: [
    {
      type: 'message_start',
      message: {
        id: 'm1',
        type: 'message',
        role: 'assistant',
        model: 'fake-1',
        content: [],
        stop_reason: null,
        stop_sequence: null,
        usage: { input_tokens: inTokens, output_tokens: 1 },
      },
    },
    { type: 'content_block_start', index: 0, content_block: { type: 'text', text: '' } },
  ],
  say: text => ({ type: 'content_block_delta', index: 0, delta: { type: 'text_delta', text } }),
  end: reason => [
    { type: 'content_block_stop', index: 0 },
    {
      type: 'message_delta',
      delta: { stop_reason: reason === 'stop' ? 'end_turn' : 'max_tokens', stop_sequence: null },
      usage: { output_tokens: outTokens },
    },
    { type: 'message_stop' },
  ],
}

const google: Language = {
  read: ({ systemInstruction, contents = [] }) => ({
    system: textOf(systemInstruction?.parts),
    prompt: textOf(contents[0]?.parts),
  }),
  begin: [],
  say: text => ({ candidates: [{ index: 0, content: { role: 'model', parts: [{ text }] } }] }),
  end: reason => [
    {
      candidates: [
        {
          index: 0,
          content: { role: 'model', parts: [{ text: '' }] },
          finishReason: reason === 'stop' ? 'STOP' : 'MAX_TOKENS',
        },
      ],
      usageMetadata: {
        promptTokenCount: inTokens,
        candidatesTokenCount: outTokens,
        totalTokenCount: tokensCounted,
      },
    },
  ],
}
