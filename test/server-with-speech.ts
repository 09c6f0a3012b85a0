import { once } from 'node:events'
import { type ClientRequest, type IncomingMessage, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { openSpeech, type SpeechSettings } from '#features/voice/server/open-speech.ts'
import type { SpeechTimeouts } from '#features/voice/server/provider/speech-provider.ts'
import { voiceContract } from '#features/voice/voice.contract.ts'
import { startApp, type TestApp } from './app.ts'
import type { FakeSpeech, SpeechProtocol } from './fake-speech.ts'
import type { TestMember } from './members.ts'
import { logInto } from './server-with-model.ts'

export interface ServerWithSpeech extends TestApp {
  /** Long, so that a machine under load is not found slow; a test that wants a slow provider makes it short. */
  patience: SpeechTimeouts
}

export const patient = { idleMilliseconds: 120_000, totalMilliseconds: 120_000, listMilliseconds: 120_000 }

const neverRests = {
  failureThreshold: Number.POSITIVE_INFINITY,
  openMilliseconds: 0,
  maxOpenMilliseconds: 0,
  now: () => 0,
}

interface Own extends Partial<SpeechSettings> {
  logged?: string[]
  /** Whether the server has the list of voices already. */
  hasList?: boolean
}

/** A server with premium voices and no circuit breaker; its log goes to `logged`. */
export async function startServerWithSpeech(
  fake: FakeSpeech,
  protocol: SpeechProtocol,
  { logged = [], hasList = true, ...own }: Own = {},
): Promise<ServerWithSpeech> {
  const patience = { ...patient }
  const speech = openSpeech(fake.settings(protocol, own), patience, neverRests)
  // A shutdown that waited for open answers would be noticed.
  const closeMilliseconds = 120_000
  const server = await startApp({ isSeeded: false, speech, log: logInto(logged), closeMilliseconds })
  await server.app.listen({ port: 0, host: '127.0.0.1' })
  if (hasList) await speech?.voiceList.load()
  fake.calls.length = 0
  return { ...server, patience }
}

export interface Heard {
  sound: Buffer
  /** Whether the answer ended as it should. */
  isWhole: boolean
}

/** A request over a real connection. */
export function sendSpeech({ app }: TestApp, person: TestMember, body: object): ClientRequest {
  const { port } = app.server.address() as AddressInfo
  const cookie = [...person.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const headers = { cookie, 'content-type': 'application/json' }
  const sent = request({ port, method: 'POST', path: voiceContract.speak.path, headers })
  sent.end(JSON.stringify(body))
  return sent
}

export async function answerTo(sent: ClientRequest): Promise<IncomingMessage> {
  const [answer] = (await once(sent, 'response')) as [IncomingMessage]
  return answer
}

/** The beginning of the sound. What follows can be heard afterwards. */
export async function hearFirst(answer: IncomingMessage, length: number): Promise<Buffer> {
  const pieces: Buffer[] = []
  let heard = 0
  for await (const piece of answer.iterator({ destroyOnReturn: false })) {
    pieces.push(piece as Buffer)
    heard += (piece as Buffer).length
    if (heard >= length) break
  }
  return Buffer.concat(pieces)
}

export async function hearAll(answer: IncomingMessage): Promise<Heard> {
  const pieces: Buffer[] = []
  try {
    for await (const piece of answer) pieces.push(piece as Buffer)
  } catch {
    // It was broken off.
  }
  return { sound: Buffer.concat(pieces), isWhole: answer.complete }
}
