import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startApp, type TestApp } from '#test/app.ts'
import { mp3Of } from '#test/fake-sound.ts'
import { FakeSpeech } from '#test/fake-speech.ts'
import { createMember, type TestMember } from '#test/members.ts'
import {
  answerTo,
  hearAll,
  hearFirst,
  patient,
  type ServerWithSpeech,
  sendSpeech,
  startServerWithSpeech,
} from '#test/server-with-speech.ts'
import { waitFor } from '#test/wait-for.ts'
import { openSpeech } from './open-speech.ts'

const fake = new FakeSpeech()
let server: ServerWithSpeech
let members = 0
let grace: TestMember
const dailyCharacters = 6_000
const millisecondsPerDay = 86_400_000
beforeAll(async () => {
  await fake.open()
  server = await startServerWithSpeech(fake, 'elevenlabs', { speechDailyCharacters: dailyCharacters })
  // A midnight during the test would begin the count anew.
  await server.database.owner.query("alter table speech_use alter column day set default '2026-05-01'")
})
afterAll(async () => {
  await server.close()
  await fake.close()
})
beforeEach(async () => {
  fake.reset()
  members += 1
  grace = await createMember(server, `grace-${members}`)
})

const speak = (text: string, member = grace) => member.request('POST', '/api/speech', { text, voiceId: 'v1' })
const countedFor = async ({ id }: TestMember) => {
  const { rows } = await server.database.owner.query<{ characters: number }>(
    'select characters from speech_use where user_id = $1',
    [id],
  )
  return rows.map(({ characters }) => characters)
}
/** From the nearest midnight UTC. */
const distanceToMidnight = (time: number) => {
  const sinceMidnight = time % millisecondsPerDay
  return Math.min(sinceMidnight, millisecondsPerDay - sinceMidnight)
}
const sentence = 'The leaf is dark, and so is the rum; there is no hurry at all. '
const longText = sentence.repeat(79).trim()

describe('A long text', () => {
  test('is read whole and in order, in parts that end with a sentence and are short enough', async () => {
    fake.maxCharacters = 500
    const answer = await speak(longText)
    expect(answer.statusCode).toBe(200)
    expect(fake.texts.length).toBeGreaterThan(9)
    for (const text of fake.texts) expect(text).toMatch(/^The leaf .*at all\.$/)
    expect(fake.texts.join(' ')).toBe(longText)
    expect(answer.rawPayload.equals(Buffer.concat(fake.texts.map(mp3Of)))).toBe(true)
  })

  test('is broken off if a later part fails, and what was not read is not counted', async () => {
    fake.maxCharacters = 100
    fake.hold('start')
    const sent = sendSpeech(server, grace, { text: `${sentence}${'x'.repeat(600)}`, voiceId: 'v1' })
    await waitFor(() => expect(fake.texts).toHaveLength(1))
    fake.release()
    fake.hold('start')
    const answer = await answerTo(sent)
    const firstPart = mp3Of(sentence.trim())
    expect(await hearFirst(answer, firstPart.length)).toEqual(firstPart)
    fake.release()
    const rest = await hearAll(answer)
    expect([rest.isWhole, rest.sound.length]).toEqual([false, 0])
    await waitFor(async () => expect(await countedFor(grace)).toEqual([sentence.trim().length]))
  })

  test('is refused in a format that cannot be joined, the next time before it is sent; a short one is not', async () => {
    fake.behavior = 'sends another format'
    for (let time = 0; time < 2; time++)
      expect((await speak(longText)).json().error).toBe('Failed to generate speech: 502')
    expect(fake.texts).toHaveLength(1)
    expect(await countedFor(grace)).toEqual([fake.texts[0]!.length])
    expect((await speak(sentence)).statusCode).toBe(200)
    fake.behavior = 'proper'
    await speak(sentence)
    expect((await speak(longText)).statusCode).toBe(200)
  })
})

describe('The characters of a day', () => {
  test('are counted for each member, and are used up with the time when there are more', async () => {
    const other = await createMember(server, 'ada')
    expect((await speak(longText)).statusCode).toBe(200)
    const answer = await speak('x'.repeat(1_200))
    expect([answer.statusCode, answer.json().code]).toEqual([429, 'DAILY_LIMIT'])
    expect(answer.json().error).toContain('They are back at midnight UTC.')
    const backAt = Date.now() + Number(answer.headers['retry-after']) * 1000
    expect(distanceToMidnight(backAt)).toBeLessThan(60_000)
    expect(fake.texts.join('')).not.toContain('x')
    expect((await speak('x'.repeat(1_200), other)).statusCode).toBe(200)
    expect((await speak('Short.')).statusCode).toBe(200)
  })

  test('are kept in the database, which a restart does not empty, and begin anew the next day', async () => {
    await speak(longText)
    const [before] = await countedFor(grace)
    expect(before).toBe(fake.texts.join('').length)
    await server.database.owner.query('update speech_use set day = day - 1 where user_id = $1', [grace.id])
    expect((await speak(longText)).statusCode).toBe(200)
    expect(await countedFor(grace)).toEqual([before, before])
  })

  test.each([
    ['a rejection', { status: 401 }, 0],
    ['a bill to be paid', { status: 402 }, 0],
    ['an error of its own', { status: 500 }, 0],
    ['an answer that is lost', 'redirects', 6],
    ['no sound', 'is empty', 6],
    ['sound that is cut off', 'cuts off', 6],
  ] as const)('count %s for what it costs', async (_, behavior, characters) => {
    fake.behavior = behavior
    const sent = sendSpeech(server, grace, { text: 'Short.', voiceId: 'v1' })
    await hearAll(await answerTo(sent))
    await waitFor(async () => expect(await countedFor(grace)).toEqual([characters]))
  })

  test('of zero mean that there are no premium voices', () => {
    const settings = fake.settings('openai', { speechDailyCharacters: 0 })
    expect(openSpeech(settings)).toBeUndefined()
  })

  test('that are fewer than a text has refuse it for good, in words of their own', async () => {
    const small = await startServerWithSpeech(fake, 'elevenlabs', { speechDailyCharacters: 20 })
    try {
      const kay = await createMember(small, 'kay')
      const answer = await speak('x'.repeat(21), kay)
      expect([answer.statusCode, answer.json().code]).toEqual([413, 'LONGER_THAN_A_DAY'])
      expect(answer.headers['retry-after']).toBeUndefined()
      expect((await speak('x'.repeat(20), kay)).statusCode).toBe(200)
    } finally {
      await small.close()
    }
  })

  test('hold for texts at the same moment', async () => {
    const answers = await Promise.all(Array.from({ length: 3 }, () => speak('x'.repeat(2_500))))
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 200, 429])
    expect(await countedFor(grace)).toEqual([5_000])
  })
})

test('Three texts are read to a member at once, and a fourth one after them', async () => {
  fake.behavior = 'stalls'
  const open = [1, 2, 3].map(at => sendSpeech(server, grace, { text: `Text ${at}.`, voiceId: 'v1' }))
  await Promise.all(open.map(answerTo))
  const answer = await speak('Text 4.')
  expect([answer.statusCode, answer.json().code]).toEqual([429, 'TOO_MANY_AT_ONCE'])
  fake.behavior = 'proper'
  for (const sent of open) sent.destroy()
  await waitFor(async () => expect((await speak('Text 5.')).statusCode).toBe(200))
})

describe('A provider that keeps failing', () => {
  let clock: number
  let rested: TestApp
  let kay: TestMember
  beforeEach(async () => {
    clock = 0
    const breaker = {
      failureThreshold: 5,
      openMilliseconds: 30_000,
      maxOpenMilliseconds: 600_000,
      now: () => clock,
    }
    const speech = openSpeech(fake.settings('elevenlabs'), patient, breaker)
    rested = await startApp({ isSeeded: false, speech })
    kay = await createMember(rested, 'kay')
  })
  afterEach(() => rested.close())
  const errorOf = async () => (await speak('Short.', kay)).json().error

  test('is not called for half a minute, but one bad voice is no failure', async () => {
    expect((await speak('Short.', kay)).statusCode).toBe(200)
    fake.calls.length = 0
    fake.behavior = { status: 404 }
    for (let time = 0; time < 6; time++) expect(await errorOf()).toBe('Failed to generate speech: 404')
    fake.behavior = { status: 401 }
    for (let time = 0; time < 5; time++) expect(await errorOf()).toBe('Failed to generate speech: 401')
    expect(await errorOf()).toBe('Failed to generate speech: 503')
    expect(fake.calls).toHaveLength(11)
    fake.behavior = 'proper'
    clock = 30_000
    expect((await speak('Short.', kay)).statusCode).toBe(200)
  })

  test('to list its voices is not asked for half a minute either, also for a text without a voice', async () => {
    fake.behavior = { status: 500 }
    for (let time = 0; time < 5; time++) expect(await errorOf()).toBe('Failed to generate speech: 500')
    const unnamed = await kay.request('POST', '/api/speech', { text: 'Short.' })
    expect(unnamed.json().error).toBe('Failed to generate speech: 503')
    const list = await kay.request('GET', '/api/voices')
    expect(list.json().error).toBe('Failed to fetch voices from ElevenLabs: Service Unavailable')
    expect(fake.calls.map(({ method }) => method)).toEqual(['GET', 'GET', 'GET', 'GET', 'GET'])
    fake.behavior = 'proper'
    clock = 30_000
    expect((await speak('Short.', kay)).statusCode).toBe(200)
  })
})
