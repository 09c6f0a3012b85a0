import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { mp3Of } from '#test/fake-sound.ts'
import { FakeSpeech, fakeSpeechKey, type SpeechBehavior, type SpeechProtocol } from '#test/fake-speech.ts'
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
import { emptyAudio, noVoices } from '../voice.contract.ts'

const protocols: SpeechProtocol[] = ['elevenlabs', 'openai']
const text = 'Pour it neat, CANARY-text.'
const half = Math.ceil(mp3Of(text).length / 2)

describe.each(protocols)('With a provider in the protocol of %s', protocol => {
  const fake = new FakeSpeech()
  const logged: string[] = []
  let server: ServerWithSpeech
  let grace: TestMember
  beforeAll(async () => {
    await fake.open()
    server = await startServerWithSpeech(fake, protocol, { logged })
    grace = await createMember(server, 'grace')
  })
  afterAll(async () => {
    await server.close()
    await fake.close()
  })
  beforeEach(() => {
    fake.reset()
    Object.assign(server.patience, patient)
    logged.length = 0
  })

  const speak = () => grace.request('POST', '/api/speech', { text, voiceId: 'nova' })
  const begin = async () => {
    const sent = sendSpeech(server, grace, { text, voiceId: 'nova' })
    return { sent, answer: await answerTo(sent) }
  }
  const warnings = () => logged.filter(line => line.includes('"level":"warn"')).map(line => JSON.parse(line))
  const expectNoSecret = (answer: string) => {
    for (const secret of [fakeSpeechKey, 'CANARY', 'is tired'])
      expect(answer + logged.join('\n'), secret).not.toContain(secret)
  }

  const rejections: [name: string, SpeechBehavior, answer: object, logs: object][] = [
    [
      'a key that it refuses',
      { status: 401, body: { detail: { status: 'invalid_api_key' } } },
      { code: 'SPEECH_FAILED', error: 'Failed to generate speech: 401' },
      { kind: 'refused', status: 401, reason: 'invalid_api_key' },
    ],
    [
      'a used up quota, with the status 401',
      { status: 401, body: { detail: { status: 'quota_exceeded' } } },
      { code: 'OUT_OF_CREDIT', error: 'The premium voices of this lounge are used up for now.' },
      { kind: 'out-of-credit', status: 401, reason: 'quota_exceeded' },
    ],
    [
      'a used up quota, with the status 200',
      { status: 200, body: { detail: { status: 'quota_exceeded' } } },
      { code: 'OUT_OF_CREDIT' },
      { kind: 'out-of-credit', status: 200, reason: 'quota_exceeded' },
    ],
    [
      'a used up quota, with the status 429',
      { status: 429, body: { error: { code: 'insufficient_quota' } } },
      { code: 'OUT_OF_CREDIT' },
      { kind: 'out-of-credit', status: 429, reason: 'insufficient_quota' },
    ],
    ['a bill to be paid', { status: 402 }, { code: 'OUT_OF_CREDIT' }, { kind: 'out-of-credit', status: 402 }],
    [
      'too many requests',
      { status: 429, retryAfter: '7' },
      { code: 'SPEECH_FAILED', error: 'Failed to generate speech: 429' },
      { kind: 'busy', status: 429 },
    ],
    [
      'an error of its own',
      { status: 500 },
      { code: 'SPEECH_FAILED', error: 'Failed to generate speech: 500' },
      { kind: 'failing', status: 500 },
    ],
    [
      'a redirect',
      'redirects',
      { code: 'SPEECH_FAILED', error: 'Failed to generate speech: 502' },
      { kind: 'failing' },
    ],
    ['no sound', 'is empty', { code: 'EMPTY_AUDIO', error: emptyAudio }, { kind: 'empty' }],
    [
      'JSON in place of sound',
      'answers with JSON',
      { code: 'SPEECH_FAILED', error: 'Failed to generate speech: 502' },
      { kind: 'not-audio', status: 200 },
    ],
    [
      'a page in place of sound',
      'answers with a page',
      { code: 'SPEECH_FAILED', error: 'Failed to generate speech: 502' },
      { kind: 'not-audio', status: 200 },
    ],
  ]
  test.each(rejections)(
    '%s becomes a refusal in our own words, and the reason is logged',
    async (_, behavior, expected, logs) => {
      fake.behavior = behavior
      const answer = await speak()
      expect(answer.statusCode).toBe(502)
      expect(answer.headers['content-type']).toBe('application/json; charset=utf-8')
      expect(answer.json()).toMatchObject(expected)
      expect(warnings()).toMatchObject([{ ...logs, msg: 'the speech provider failed' }])
      expect(fake.calls).toHaveLength(1)
      expectNoSecret(answer.body)
    },
  )

  test('too many requests say when to try again', async () => {
    fake.behavior = { status: 429, retryAfter: '7' }
    expect((await speak()).headers['retry-after']).toBe('7')
  })

  test('a silence before the sound is refused after the time limit', async () => {
    fake.behavior = 'hangs'
    server.patience.idleMilliseconds = 1_000
    const answer = await speak()
    expect(answer.json().error).toBe('Failed to generate speech: 504')
    // On a machine under load the limit may have passed before the request arrived.
    await waitFor(() => expect(fake.abandoned).toBe(fake.calls.length))
  })

  test('a silence within the sound breaks the answer off after the time limit', async () => {
    fake.behavior = 'stalls'
    fake.hold('start')
    const sent = sendSpeech(server, grace, { text, voiceId: 'nova' })
    await waitFor(() => expect(fake.calls).toHaveLength(1))
    // For what follows: the wait for the beginning has its time already.
    server.patience.idleMilliseconds = 1_000
    fake.release()
    const answer = await answerTo(sent)
    expect(await hearAll(answer)).toEqual({ sound: mp3Of(text).subarray(0, half), isWhole: false })
    expect(warnings()).toMatchObject([{ kind: 'slow' }])
    await waitFor(() => expect(fake.abandoned).toBe(1))
  })

  test('sound that takes too long in all breaks the answer off', async () => {
    fake.behavior = 'stalls'
    // Long enough for the beginning, also on a machine under load.
    server.patience.totalMilliseconds = 3_000
    const { answer } = await begin()
    expect((await hearAll(answer)).isWhole).toBe(false)
    await waitFor(() => expect(fake.abandoned).toBe(1))
  })

  test.each(['cuts off', 'ends too early'] as const)(
    'sound that %s breaks the answer off',
    async behavior => {
      fake.behavior = behavior
      fake.hold('half')
      const { answer } = await begin()
      expect(await hearFirst(answer, half)).toEqual(mp3Of(text).subarray(0, half))
      fake.release()
      const { sound, isWhole } = await hearAll(answer)
      expect([answer.statusCode, isWhole, sound.length]).toEqual([200, false, 0])
      expect(warnings()).toMatchObject([{ kind: 'cut' }])
      expectNoSecret('')
    },
  )

  test.each(['hangs', 'stalls'] as const)(
    'a provider that %s is left when the member leaves, long before its time is over',
    async behavior => {
      fake.behavior = behavior
      const sent = sendSpeech(server, grace, { text, voiceId: 'nova' })
      sent.on('error', () => undefined)
      if (behavior === 'stalls') await hearFirst(await answerTo(sent), half)
      else await waitFor(() => expect(fake.calls).toHaveLength(1))
      sent.destroy()
      await waitFor(() => expect(fake.abandoned).toBe(1))
      expect(warnings()).toEqual([])
    },
  )

  test('a provider that hangs when it is asked for its voices is left as well', async () => {
    const unlisted = await startServerWithSpeech(fake, protocol, { hasList: false })
    try {
      const kay = await createMember(unlisted, 'kay')
      fake.behavior = 'hangs'
      const sent = sendSpeech(unlisted, kay, { text })
      sent.on('error', () => undefined)
      await waitFor(() => expect(fake.calls).toMatchObject([{ method: 'GET' }]))
      sent.destroy()
      await waitFor(() => expect(fake.abandoned).toBe(1))
    } finally {
      await unlisted.close()
    }
  })

  test.each([
    [{ status: 401 }, 'Unauthorized'],
    [{ status: 429 }, 'Too Many Requests'],
    [{ status: 503 }, 'Service Unavailable'],
    ['hangs', 'Gateway Timeout'],
    ['redirects', 'Bad Gateway'],
  ] as [SpeechBehavior, string][])(
    'a list of voices that fails with %j is named',
    async (behavior, status) => {
      fake.behavior = behavior
      if (behavior === 'hangs') server.patience.listMilliseconds = 50
      const answer = await grace.request('GET', '/api/voices')
      const name = protocol === 'elevenlabs' ? 'ElevenLabs' : 'the speech provider'
      expect([answer.statusCode, answer.json().code]).toEqual([502, 'VOICES_FAILED'])
      expect(answer.json().error).toBe(`Failed to fetch voices from ${name}: ${status}`)
      expect(warnings()).toHaveLength(1)
      expectNoSecret(answer.body)
    },
  )

  test('an empty list of voices is named', async () => {
    fake.voices = { '/v1/voices': { voices: [] } }
    const answer = await grace.request('GET', '/api/voices')
    expect([answer.statusCode, answer.json().error]).toEqual([502, noVoices])
  })

  // Runs last, because it closes the server.
  test('a server that stops breaks open answers off instead of waiting for them', async () => {
    fake.behavior = 'stalls'
    const { answer } = await begin()
    await hearFirst(answer, half)
    const [, { isWhole }] = await Promise.all([server.app.close(), hearAll(answer)])
    expect(isWhole).toBe(false)
    await waitFor(() => expect(fake.abandoned).toBe(1))
  })
})
