import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect } from 'vitest'
import * as z from 'zod/mini'
import { type Answer, type AskedQuestion, answer, askContract } from '#features/ask/ask.contract.ts'
import type { TestApp } from './app.ts'
import type { ModelCall } from './fake-model.ts'
import type { TestMember } from './members.ts'

/** What the model is given in the prompt. */
export interface GivenToModel {
  question: string
  before?: string
  answer?: { sources: number[]; text: string }
  sections: { source: number; title: string; path: string; heading: string; text: string }[]
}

export function givenIn({ prompt }: Pick<ModelCall, 'prompt'>): GivenToModel {
  return JSON.parse(prompt) as GivenToModel
}

/** Repeats the beginning of our own answer, with its source. */
export function repeatAnswer(call: Pick<ModelCall, 'prompt'>): string {
  const { answer: own, sections } = givenIn(call)
  const text = own?.text ?? sections[0]!.text
  return `${text.split(/(?<=[.!?]) /)[0]} [${own?.sources[0] ?? 1}]`
}

/** The answer as JSON. */
export async function ask(
  member: TestMember,
  question: string,
  more: { id?: string; conversationId?: string } = {},
): Promise<Answer> {
  const response = await member.request('POST', askContract.ask.path, { question, ...more })
  expect(response.statusCode, response.body).toBe(200)
  return z.parse(answer, response.json())
}

export async function history(member: TestMember): Promise<AskedQuestion[]> {
  const response = await member.request('GET', askContract.listAsked.path)
  return response.json<{ conversations: AskedQuestion[] }>().conversations
}

export interface ReadAnswer {
  headers: IncomingMessage['headers']
  /** With the milliseconds since it was asked. */
  words: { text: string; at: number }[]
  whole: Answer | undefined
  /** As they came over the network. */
  bytes: Buffer
}

/** Asks over a real connection, as a browser does. `arriving` fills as the events come. */
export async function askOverNetwork(
  { app }: TestApp,
  { cookies }: TestMember,
  body: { question: string; id?: string },
  headers: Record<string, string> = {},
) {
  if (!app.server.listening) await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  const begun = performance.now()
  const sent = request({
    port,
    method: 'POST',
    path: askContract.ask.path,
    headers: {
      cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      'content-type': 'application/json',
      accept: 'text/event-stream',
      ...headers,
    },
  })
  sent.end(JSON.stringify(body))
  const [response] = (await once(sent, 'response')) as [IncomingMessage]
  const arriving: ReadAnswer = {
    headers: response.headers,
    words: [],
    whole: undefined,
    bytes: Buffer.alloc(0),
  }
  let incomplete = ''
  response.on('data', (chunk: Buffer) => {
    arriving.bytes = Buffer.concat([arriving.bytes, chunk])
    const frames = (incomplete + chunk.toString('latin1')).split('\n\n')
    incomplete = frames.pop() ?? ''
    for (const frame of frames) {
      const event = JSON.parse(
        Buffer.from(frame, 'latin1')
          .toString()
          .replace(/^data: /, ''),
      ) as object
      if ('text' in event) arriving.words.push({ text: String(event.text), at: performance.now() - begun })
      else arriving.whole = z.parse(answer, event)
    }
  })
  const ended = new Promise<void>(resolve => response.once('close', resolve))
  // Whoever leaves in the middle expects it.
  response.on('error', () => undefined)
  sent.on('error', () => undefined)
  return { arriving, ended, leave: () => sent.destroy() }
}

export function textIn({ words }: Pick<ReadAnswer, 'words'>): string {
  return words.map(({ text }) => text).join('')
}
