import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { ask, askOverNetwork, history, repeatAnswer, textIn } from '#test/ask-with-model.ts'
import { FakeModel } from '#test/fake-model.ts'
import { createMember, type TestMember } from '#test/members.ts'
import { type ServerWithModel, startServerWithModel } from '#test/server-with-model.ts'
import { waitFor } from '#test/wait-for.ts'
import { askContract } from '../ask.contract.ts'
import { openRunningAnswers } from './open-running-answers.ts'

const beetles = 'How do I freeze cigars against beetles?'
/** Ordinary ones, so that nothing strays from the facts. */
const words = (count: number) => `${'slow and easy '.repeat(Math.ceil(count / 3)).trim()}.`
const fake = new FakeModel()
let server: ServerWithModel
let grace: TestMember
beforeAll(async () => {
  await fake.open()
  server = await startServerWithModel(fake)
  grace = await createMember(server, 'grace')
  fake.reply = repeatAnswer
  await ask(grace, beetles)
})
afterAll(async () => {
  await server.close()
  await fake.close()
})
beforeEach(async () => {
  await server.database.owner.query('delete from arturo_questions')
  Object.assign(fake, { behavior: 'proper', wordMilliseconds: 0, abandoned: 0, writesBytes: false })
  fake.calls.length = 0
})

const stop = async (id: string, member = grace) =>
  (await member.request('POST', askContract.stopAnswer.path, { id })).json<{ stopped: boolean }>()

describe('R001: an answer whose page is loaded again', () => {
  test('goes on: it is asked once, stored once, and stands in the history when it is whole', async () => {
    fake.wordMilliseconds = 5
    fake.reply = words(200)
    const id = randomUUID()
    const first = await askOverNetwork(server, grace, { question: beetles, id })
    await waitFor(() => expect(first.arriving.words.length).toBeGreaterThan(50))
    first.leave()
    await first.ended
    expect(await history(grace)).toEqual([])
    await waitFor(async () => expect(await history(grace)).toHaveLength(1))
    expect(await history(grace)).toMatchObject([{ id, response: words(200), stopped: false }])
    expect([fake.calls.length, fake.abandoned]).toEqual([1, 0])
  })

  test('is followed from its beginning by whoever asks with the same id', async () => {
    fake.wordMilliseconds = 5
    fake.reply = words(100)
    const body = { question: beetles, id: randomUUID() }
    const first = await askOverNetwork(server, grace, body)
    await waitFor(() => expect(first.arriving.words.length).toBeGreaterThan(30))
    first.leave()
    const second = await askOverNetwork(server, grace, body)
    await second.ended
    expect(textIn(second.arriving)).toBe(words(100))
    expect(second.arriving.whole).toMatchObject({ id: body.id, answer: words(100) })
    expect(fake.calls).toHaveLength(1)
    expect(await history(grace)).toHaveLength(1)
  })

  test('is returned as it is stored, once it has ended', async () => {
    fake.reply = 'Slow and easy.'
    const id = randomUUID()
    const told = await ask(grace, beetles, { id })
    expect(await ask(grace, beetles, { id })).toEqual({ ...told, next: [] })
    expect(fake.calls).toHaveLength(1)
    expect(await history(grace)).toHaveLength(1)
  })

  test('is not followed by another member', async () => {
    fake.reply = 'Slow and easy.'
    const linus = await createMember(server, 'linus')
    const { id } = await ask(grace, beetles)
    fake.reply = 'Not so fast.'
    const other = await ask(linus, beetles, { id: id! })
    expect(other).toMatchObject({ id: null, answer: 'Not so fast.' })
    expect(await history(grace)).toMatchObject([{ response: 'Slow and easy.' }])
    expect(await stop(id!, linus)).toEqual({ stopped: false })
  })
})

test('R002: letters of several bytes arrive whole over the network', async () => {
  fake.writesBytes = true
  fake.reply = 'piña, jalapeño, 🥃, 北'
  const { arriving, ended } = await askOverNetwork(server, grace, { question: beetles })
  await ended
  expect(textIn(arriving)).toBe('piña, jalapeño, 🥃, 北')
  expect(arriving.whole?.answer).toBe('piña, jalapeño, 🥃, 北')
  expect(arriving.bytes.toString()).not.toContain('\ufffd')
})

test('R003: the answer comes word by word, neither buffered nor cached nor compressed', async () => {
  fake.wordMilliseconds = 40
  fake.reply = 'slow and easy it goes from the first draw to the last one.'
  const { arriving, ended } = await askOverNetwork(
    server,
    grace,
    { question: beetles },
    { 'accept-encoding': 'gzip, br, zstd' },
  )
  await ended
  expect(arriving.headers).toMatchObject({
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store, no-transform',
    'x-accel-buffering': 'no',
  })
  expect(arriving.headers['content-encoding']).toBeUndefined()
  const shown = arriving.words.filter(({ text }) => text !== '')
  expect(shown.length).toBeGreaterThan(8)
  // The last word comes long after the first one, and long after the headers.
  expect(shown.at(-1)!.at - shown[0]!.at).toBeGreaterThan(8 * 40)
})

describe('R004: the stop button', () => {
  test('closes the connection to the provider, and what had been said is stored as stopped', async () => {
    fake.wordMilliseconds = 20
    fake.reply = words(300)
    const id = randomUUID()
    const { arriving, ended } = await askOverNetwork(server, grace, { question: beetles, id })
    await waitFor(() => expect(arriving.words.length).toBeGreaterThan(10))
    const pressed = performance.now()
    expect(await stop(id)).toEqual({ stopped: true })
    await waitFor(() => expect(fake.abandoned).toBe(1), 1_000)
    expect(performance.now() - pressed).toBeLessThan(1_000)
    await ended
    const said = textIn(arriving)
    expect(words(300).startsWith(said)).toBe(true)
    expect(arriving.whole).toMatchObject({ id, answer: said, stopped: true, because: null })
    expect(await history(grace)).toMatchObject([{ id, response: said, stopped: true }])
    const { rows } = await server.database.owner.query('select stopped_at from arturo_questions')
    expect(rows).toEqual([{ stopped_at: expect.any(Date) }])
  })

  test('before the first word leaves nothing behind', async () => {
    fake.behavior = 'slow to begin'
    const id = randomUUID()
    const { arriving, ended } = await askOverNetwork(server, grace, { question: beetles, id })
    await waitFor(() => expect(fake.calls).toHaveLength(1))
    expect(await stop(id)).toEqual({ stopped: true })
    await ended
    expect(arriving.whole).toMatchObject({ id: null, answer: '', stopped: true })
    expect(await history(grace)).toEqual([])
  })

  test('that overtakes its question leaves nothing to answer, and asks nobody', async () => {
    fake.reply = 'Slow and easy.'
    const id = randomUUID()
    expect(await stop(id)).toEqual({ stopped: false })
    expect(await ask(grace, beetles, { id })).toMatchObject({ id: null, answer: '', stopped: true })
    expect(fake.calls).toEqual([])
    expect(await history(grace)).toEqual([])
    expect(await ask(grace, beetles)).toMatchObject({ answer: 'Slow and easy.', stopped: false })
  })

  test('of an answer that has ended changes nothing', async () => {
    fake.reply = 'Slow and easy.'
    const { id } = await ask(grace, beetles)
    expect(await stop(id!)).toEqual({ stopped: false })
    expect(await history(grace)).toMatchObject([{ stopped: false }])
  })
})

test('A stop that came before its question holds for a minute', async () => {
  let clock = 0
  const running = openRunningAnswers({ error: () => undefined }, () => clock)
  const follow = async (id: string) => {
    let isAborted = false
    const answering = running.follow(grace.id, id, async function* ({ aborted }) {
      isAborted = aborted
      yield { text: '' }
      throw new Error('no answer')
    })
    await answering.next()
    return isAborted
  }
  expect(await running.stop(grace.id, 'a')).toBe(false)
  clock = 59_999
  expect([await follow('a'), await follow('b')]).toEqual([true, false])
  expect(await running.stop(grace.id, 'c')).toBe(false)
  clock = 119_999
  expect(await follow('c')).toBe(false)
  await running.close()
})

test('A failure is logged where nobody is left to see it', async () => {
  const logged: unknown[] = []
  const running = openRunningAnswers({ error: (fields: unknown) => void logged.push(fields) })
  for (const isLeft of [false, true]) {
    const left = new AbortController()
    let fail = () => {}
    const answering = running.follow(
      grace.id,
      randomUUID(),
      async function* () {
        yield { text: '' }
        await new Promise<void>(resolve => {
          fail = resolve
        })
        throw new Error('broken')
      },
      left.signal,
    )
    await answering.next()
    const waiting = answering.next()
    if (isLeft) left.abort()
    fail()
    await expect(waiting).rejects.toThrow('broken')
    await sleep(0)
    expect(logged).toEqual(isLeft ? [{ err: expect.objectContaining({ message: 'broken' }) }] : [])
  }
})

test('A page that has to wait hears so at once', async () => {
  fake.behavior = 'slow to begin'
  const id = randomUUID()
  // Resolves with the headers.
  const { arriving, ended } = await askOverNetwork(server, grace, { question: beetles, id })
  expect(arriving.headers['content-type']).toContain('text/event-stream')
  await stop(id)
  await ended
})

test('A server that stops stores our own answer, which nobody has stopped', async () => {
  const other = await startServerWithModel(fake)
  try {
    const ada = await createMember(other, 'ada')
    fake.wordMilliseconds = 20
    fake.reply = words(300)
    const { arriving } = await askOverNetwork(other, ada, { question: beetles })
    await waitFor(() => expect(arriving.words.length).toBeGreaterThan(3))
    await other.app.close()
    await sleep(0)
    const { rows } = await other.database.owner.query(
      'select response, fallback_reason, stopped_at from arturo_questions',
    )
    expect(rows).toEqual([
      {
        response: expect.stringMatching(/^Freeze cigars/),
        fallback_reason: 'Arturo lost the thread, so this is the standard text.',
        stopped_at: null,
      },
    ])
  } finally {
    await other.close()
  }
})
