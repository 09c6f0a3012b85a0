import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startApp } from '#test/app.ts'
import { mp3Of, wavOf } from '#test/fake-sound.ts'
import { FakeSpeech, fakeSpeechKey } from '#test/fake-speech.ts'
import { createMember, type TestMember } from '#test/members.ts'
import {
  answerTo,
  hearAll,
  hearFirst,
  type ServerWithSpeech,
  sendSpeech,
  startServerWithSpeech,
} from '#test/server-with-speech.ts'
import { maxSpokenLength } from '../voice.contract.ts'

const fake = new FakeSpeech()
let elevenLabs: ServerWithSpeech
let openAi: ServerWithSpeech
let grace: TestMember
let ada: TestMember
beforeAll(async () => {
  await fake.open()
  elevenLabs = await startServerWithSpeech(fake, 'elevenlabs')
  grace = await createMember(elevenLabs, 'grace')
  openAi = await startServerWithSpeech(fake, 'openai')
  ada = await createMember(openAi, 'ada')
})
afterAll(async () => {
  await elevenLabs.close()
  await openAi.close()
  await fake.close()
})
beforeEach(async () => {
  fake.reset()
  await Promise.all([grace, ada].map(voices))
  fake.calls.length = 0
})

const voices = async (member: TestMember) => (await member.request('GET', '/api/voices')).json()
const speak = (member: TestMember, body: object) => member.request('POST', '/api/speech', body)
const named = (...names: string[]) => ({
  voices: names.map((name, at) => ({ voice_id: `v${at}`, name, labels: { accent: 'british' } })),
})

describe('The voices of ElevenLabs', () => {
  test('are listed by id and name, and fetched with the key', async () => {
    fake.voices = { '/v1/voices': named('Rachel', 'Drew') }
    expect(await voices(grace)).toEqual({
      provider: 'ElevenLabs',
      voices: [
        { voice_id: 'v0', name: 'Rachel' },
        { voice_id: 'v1', name: 'Drew' },
      ],
      preferredVoiceId: 'v0',
    })
    expect(fake.calls[0]!.headers['xi-api-key']).toBe(fakeSpeechKey)
  })

  test.each(['jade', 'Jade', 'JADE'])('prefer the one called %s', async name => {
    fake.voices = { '/v1/voices': named('Rachel', 'Jaden', name, 'Drew') }
    expect((await voices(grace)).preferredVoiceId).toBe('v2')
  })
})

describe('The voices of a server in the shape of OpenAI', () => {
  const three = [
    { voice_id: 'af_bella', name: 'af_bella' },
    { voice_id: 'jade', name: 'Jade' },
    { voice_id: 'am_adam', name: 'am_adam' },
  ]

  test.each([
    ['/v1/audio/voices', { voices: ['af_bella', { id: 'jade', name: 'Jade' }, { name: 'am_adam' }] }],
    ['/v1/voices', [{ voice_id: 'af_bella', name: null }, { voice_id: 'jade', name: 'Jade' }, 'am_adam']],
    ['/v1/voices', { data: [{ id: 'af_bella' }, { id: 'jade', name: 'Jade' }, { id: 'am_adam' }] }],
  ])('are taken from %s', async (path, list) => {
    fake.voices = { [path]: list }
    expect(await voices(ada)).toEqual({
      provider: 'the speech provider',
      voices: three,
      preferredVoiceId: 'jade',
    })
    expect(fake.calls[0]!.headers.authorization).toBe(`Bearer ${fakeSpeechKey}`)
  })

  test.each([404, 405, '<h1>Not found</h1>'])('are the known ones where its list is %j', async list => {
    fake.voices = { '/v1/audio/voices': list, '/v1/voices': list }
    const { voices: known, preferredVoiceId } = await voices(ada)
    expect(known).toContainEqual({ voice_id: 'nova', name: 'nova' })
    expect(preferredVoiceId).toBe('alloy')
  })

  test('leave out what would lead to another address', async () => {
    fake.voices = { '/v1/audio/voices': ['..', '../admin', 'nova', '', '\u202evon'] }
    expect((await voices(ada)).voices).toEqual([{ voice_id: 'nova', name: 'nova' }])
  })
})

describe('A text is read', () => {
  test('by ElevenLabs, as the product has it', async () => {
    const answer = await speak(grace, { text: 'Pour it neat.', voiceId: 'v1' })
    expect(answer.statusCode).toBe(200)
    expect(answer.headers).toMatchObject({
      'content-type': 'audio/mpeg',
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
    })
    expect(answer.rawPayload).toEqual(mp3Of('Pour it neat.'))
    const [{ path, headers, body }] = fake.calls as [(typeof fake.calls)[0]]
    expect(path).toBe('/v1/text-to-speech/v1/stream')
    expect(headers['xi-api-key']).toBe(fakeSpeechKey)
    expect(body).toEqual({
      text: 'Pour it neat.',
      model_id: 'eleven_multilingual_v2',
      voice_settings: { stability: 0.5, similarity_boost: 0.75, style: 0, use_speaker_boost: true },
    })
  })

  test('by a server in the shape of OpenAI', async () => {
    const answer = await speak(ada, { text: 'Pour it neat.', voiceId: 'nova' })
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'audio/mpeg'])
    expect(answer.rawPayload).toEqual(mp3Of('Pour it neat.'))
    const [{ path, headers, body }] = fake.calls as [(typeof fake.calls)[0]]
    expect(path).toBe('/v1/audio/speech')
    expect(headers.authorization).toBe(`Bearer ${fakeSpeechKey}`)
    expect(body).toEqual({ model: 'tts-1', input: 'Pour it neat.', voice: 'nova', response_format: 'mp3' })
  })

  test('by the preferred voice if none is named', async () => {
    fake.voices = { '/v1/voices': named('Rachel', 'Jade') }
    await voices(grace)
    await speak(grace, { text: 'Pour it neat.' })
    await speak(grace, { text: 'Let it stand.' })
    expect(fake.calls.map(({ path }) => path)).toEqual([
      '/v1/voices',
      '/v1/text-to-speech/v1/stream',
      '/v1/text-to-speech/v1/stream',
    ])
  })

  test('in another format, if the provider has no other', async () => {
    fake.behavior = 'sends another format'
    const answer = await speak(ada, { text: 'Pour it neat.', voiceId: 'nova' })
    expect(answer.headers['content-type']).toBe('audio/wav')
    expect(answer.rawPayload).toEqual(wavOf('Pour it neat.'))
  })

  test('while the provider still speaks', async () => {
    fake.behavior = 'stalls'
    const sent = sendSpeech(elevenLabs, grace, { text: 'Pour it neat.', voiceId: 'v1' })
    const sound = mp3Of('Pour it neat.')
    const half = Math.ceil(sound.length / 2)
    expect(await hearFirst(await answerTo(sent), half)).toEqual(sound.subarray(0, half))
    expect(fake.calls).toHaveLength(1)
    sent.destroy()
  })
})

describe('Refused is', () => {
  test.each([
    ['no text', { text: ' ' }, 'There is no text to read aloud'],
    [
      'a text that is too long',
      { text: 'x'.repeat(maxSpokenLength + 1) },
      'Please keep it under 5001 characters',
    ],
    ['a voice that is a path', { text: 'Hi', voiceId: '../voices' }, expect.any(String)],
    ['a voice of two dots', { text: 'Hi', voiceId: '..' }, expect.any(String)],
  ])('%s, before the provider is called', async (_, body, message) => {
    const answer = await speak(grace, body)
    expect([answer.statusCode, answer.json().code]).toEqual([422, 'INVALID_INPUT'])
    expect(Object.values(answer.json().fields)).toEqual([message])
    expect(fake.calls).toEqual([])
  })

  test('a voice that is not on the list, which is never sent', async () => {
    const answer = await speak(grace, { text: 'Hi', voiceId: 'stranger' })
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'UNKNOWN_VOICE'])
    expect(fake.calls).toEqual([])
  })

  test('a visitor, and a request from another site', async () => {
    const cookie = [...grace.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const post = async (headers: Record<string, string>) =>
      (await elevenLabs.inject({ method: 'POST', url: '/api/speech', headers, payload: { text: 'Hi' } }))
        .statusCode
    expect((await elevenLabs.inject('/api/voices')).statusCode).toBe(401)
    expect(await post({})).toBe(401)
    expect(await post({ cookie, origin: 'https://evil.example' })).toBe(403)
    expect(fake.calls).toEqual([])
  })
})

test('Without a provider there are no voices and no speech, so that browsers read', async () => {
  const server = await startApp({ isSeeded: false })
  try {
    const kay = await createMember(server, 'kay')
    expect(await voices(kay)).toEqual({ provider: null, voices: [], preferredVoiceId: null })
    const answer = await speak(kay, { text: 'Pour it neat.' })
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'NO_SPEECH'])
  } finally {
    await server.close()
  }
})

test('An answer over a real connection is whole', async () => {
  const sent = sendSpeech(openAi, ada, { text: 'Pour it neat.', voiceId: 'nova' })
  expect(await hearAll(await answerTo(sent))).toEqual({ sound: mp3Of('Pour it neat.'), isWhole: true })
})
