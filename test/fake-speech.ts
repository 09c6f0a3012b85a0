import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import type { SpeechSettings } from '#features/voice/server/open-speech.ts'
import { mp3Of, wavOf } from './fake-sound.ts'

/** How the provider answers. */
export type SpeechBehavior =
  | 'proper'
  | 'hangs'
  | 'stalls'
  | 'cuts off'
  | 'ends too early'
  | 'is empty'
  | 'answers with JSON'
  | 'answers with a page'
  | 'sends another format'
  | 'redirects'
  | { status: number; body?: object; retryAfter?: string }

export interface SpeechCall {
  method: string
  path: string
  headers: IncomingMessage['headers']
  /** What is to be read. */
  text: string
  body: Record<string, unknown>
}

/** Where an answer can be held: before it begins, or in the middle of its sound. */
type HoldPoint = 'start' | 'half'

export type SpeechProtocol = 'elevenlabs' | 'openai'

/** A key that must appear nowhere else. */
export const fakeSpeechKey = 'CANARY-key-of-the-voice'

const defaultVoices = {
  '/v1/voices': {
    voices: [
      { voice_id: 'v1', name: 'Ada' },
      { voice_id: 'nova', name: 'Nova' },
    ],
  },
}

/** A speech provider on this machine in both protocols, which can be made to misbehave. */
export class FakeSpeech {
  behavior: SpeechBehavior = 'proper'
  /** The answer to a request of the voices, by path; a number is a status. */
  voices: Readonly<Record<string, unknown>> = defaultVoices
  /** A longer text is rejected. */
  maxCharacters = Number.POSITIVE_INFINITY
  readonly calls: SpeechCall[] = []
  /** Requests that the caller aborted. */
  abandoned = 0
  /** Lets the answers go on that are held. */
  release: () => void = () => undefined
  #heldAt: HoldPoint | undefined
  #released: Promise<void> = Promise.resolve()
  readonly #server: Server = createServer((request, answer) => {
    // A caller may leave before its request has arrived.
    this.#answer(request, answer).catch(() => answer.destroy())
  })

  /** The texts of the requests for sound. */
  get texts(): string[] {
    return this.calls.filter(({ method }) => method === 'POST').map(({ text }) => text)
  }

  settings(protocol: SpeechProtocol, own: Partial<SpeechSettings> = {}): SpeechSettings {
    const url = `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`
    const isElevenLabs = protocol === 'elevenlabs'
    return {
      elevenLabsApiKey: isElevenLabs ? fakeSpeechKey : undefined,
      elevenLabsBaseUrl: url,
      speechUrl: isElevenLabs ? undefined : `${url}/v1/`,
      speechApiKey: isElevenLabs ? undefined : fakeSpeechKey,
      speechModel: undefined,
      speechPartCharacters: 500,
      speechDailyCharacters: 100_000,
      ...own,
    }
  }

  async open(): Promise<this> {
    this.#server.listen(0, '127.0.0.1')
    await once(this.#server, 'listening')
    return this
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections()
    await new Promise(resolve => this.#server.close(resolve))
  }

  /** From now on answers wait for the next `release`. */
  hold(point: HoldPoint): void {
    this.#heldAt = point
    this.#released = new Promise(release => {
      this.release = release
    })
  }

  reset(): void {
    this.release()
    this.#heldAt = undefined
    this.behavior = 'proper'
    this.maxCharacters = Number.POSITIVE_INFINITY
    this.calls.length = 0
    this.abandoned = 0
    this.voices = defaultVoices
  }

  async #answer(request: IncomingMessage, answer: ServerResponse): Promise<void> {
    // As it was when the request came in: a test may change it before the answer has ended.
    const { behavior } = this
    const endsByItself = behavior === 'cuts off' || behavior === 'ends too early'
    answer.on('close', () => {
      if (!endsByItself && !answer.writableFinished && !answer.errored) this.abandoned += 1
    })
    let sent = ''
    for await (const part of request) sent += part
    const { method = '', url: path = '', headers } = request
    const body = sent === '' ? {} : JSON.parse(sent)
    const text = String(body.text ?? body.input ?? '')
    this.calls.push({ method, path, headers, text, body })
    await this.#wait('start')
    if (typeof behavior === 'object') return refuseWith(answer, behavior)
    if (behavior === 'hangs') return
    if (behavior === 'redirects') return void answer.writeHead(302, { location: '/v1/elsewhere' }).end()
    if (method === 'GET') return this.#list(path, answer)
    if (text.length > this.maxCharacters) return refuseWith(answer, { status: 400 })
    await speak(answer, text, behavior, () => this.#wait('half'))
  }

  async #wait(point: HoldPoint): Promise<void> {
    if (this.#heldAt === point) await this.#released
  }

  #list(path: string, answer: ServerResponse): void {
    const list = this.voices[path] ?? 404
    if (typeof list === 'number') refuseWith(answer, { status: list })
    else
      answer
        .setHeader('content-type', 'application/json')
        .end(typeof list === 'string' ? list : JSON.stringify(list))
  }
}

/** Error messages of providers quote what must not be shown or logged. */
function refuseWith(
  answer: ServerResponse,
  { status, body = {}, retryAfter }: { status: number; body?: object; retryAfter?: string },
): void {
  const type = { 'content-type': 'application/json' }
  answer.writeHead(status, { ...type, ...(retryAfter && { 'retry-after': retryAfter }) })
  answer.end(JSON.stringify({ ...body, message: `The key ${fakeSpeechKey} is tired` }))
}

async function speak(
  answer: ServerResponse,
  text: string,
  behavior: SpeechBehavior,
  waitAtHalf: () => Promise<void>,
): Promise<void> {
  if (behavior === 'answers with JSON') return refuseWith(answer, { status: 200 })
  if (behavior === 'answers with a page')
    return void answer.setHeader('content-type', 'text/html').end('<h1>Welcome to the proxy</h1>')
  const isWav = behavior === 'sends another format'
  const sound = isWav ? wavOf(text) : mp3Of(text)
  const half = Math.ceil(sound.length / 2)
  answer.writeHead(200, {
    'content-type': isWav ? 'audio/x-wav' : 'audio/mpeg',
    ...(behavior === 'ends too early' && { 'content-length': sound.length }),
  })
  if (behavior === 'is empty') return void answer.end()
  answer.write(sound.subarray(0, half))
  // The first half is to arrive.
  await sleep(20)
  await waitAtHalf()
  if (behavior === 'stalls') return
  if (behavior === 'cuts off') return void answer.socket?.resetAndDestroy()
  if (behavior === 'ends too early') return void answer.socket?.end()
  answer.end(sound.subarray(half))
}
