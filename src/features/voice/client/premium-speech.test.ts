import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { fakeAudio } from '#test/fake-audio.ts'
import { fakeSynthesis } from '#test/fake-synthesis.ts'
import { countLowered, openSpeakingPage } from '#test/speaking-page.ts'
import { waitFor } from '#test/wait-for.ts'
import { toPreferredVoice } from '../preferred-voice.rules.ts'
import { emptyAudio, maxSpokenLength, playFailed } from '../voice.contract.ts'
import { createBrowserSpeech } from './browser-speech.ts'
import { createPremiumSpeech } from './premium-speech.ts'
import { createSpeechWithFallback } from './speech-with-fallback.ts'

interface Asked {
  text: string
  voiceId: string
  signal: AbortSignal
}
type Answer = (asked: Asked) => Response | Promise<Response>

const jade = toPreferredVoice('jade')
const readsOn = 'A voice of this browser reads on.'
const mp3 = { headers: { 'content-type': 'audio/mpeg' } }
const soundOf: Answer = ({ text, voiceId }) => new Response(`${voiceId}: ${text}`, mp3)
const refusal = (status: number, code: string, error: string) => Response.json({ code, error }, { status })

let asked: Asked[]
let answer: Answer
let told: string[]

beforeEach(() => {
  asked = []
  answer = soundOf
  told = []
  vi.stubGlobal('fetch', (_: string, { body, signal }: { body: string; signal: AbortSignal }) => {
    const request: Asked = { ...JSON.parse(body), signal }
    asked.push(request)
    return Promise.resolve(answer(request))
  })
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

function openPage() {
  return openSpeakingPage({
    createEngine: () =>
      createSpeechWithFallback({
        browser: createBrowserSpeech(),
        premium: createPremiumSpeech(),
        tell: message => told.push(message),
      }),
  })
}

const textsAsked = () => asked.map(({ text }) => text)

/** Sound that begins, and goes on or breaks off when the test says so. */
function growingSound() {
  let stream: ReadableStreamDefaultController<Uint8Array> | undefined
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      stream = controller
    },
  })
  return {
    response: new Response(body, mp3),
    add: (text: string) => stream?.enqueue(new TextEncoder().encode(text)),
    end: () => stream?.close(),
    breakOff: () => stream?.error(new TypeError('network error')),
  }
}

describe('A premium voice', () => {
  test('reads sentence by sentence, in order, and lowers the music once', async () => {
    const { heard } = fakeAudio()
    const { given } = fakeSynthesis()
    const { speaker } = openPage()
    const music = countLowered(speaker)
    expect(await speaker.speak('Cut the **cap**. Light the foot.', { id: 'a', voice: jade })).toBe('ended')
    expect(heard).toEqual(['jade: Cut the cap.', 'jade: Light the foot.'])
    expect([given, told, music]).toEqual([[], [], { lowered: 0, times: 1 }])
  })

  test('is heard while its sound arrives, where the browser can do that', async () => {
    const played = fakeAudio({ playsWhileArriving: true })
    fakeSynthesis()
    const sound = growingSound()
    answer = () => sound.response
    const { speaker } = openPage()
    const end = speaker.speak('One.', { id: 'a', voice: jade })
    sound.add('first half, ')
    await waitFor(() => expect(speaker.state().state).toBe('speaking'))
    expect([played.begun, played.heard]).toEqual([1, []])
    sound.add('second half')
    sound.end()
    expect(await end).toBe('ended')
    expect(played.heard).toEqual(['first half, second half'])
    await speaker.speak('One.', { id: 'a', voice: jade })
    expect(played.heard).toEqual(['first half, second half', 'first half, second half'])
    expect(asked).toHaveLength(1)
  })

  test('that is followed by another text at once leaves that one alone', async () => {
    const { heard } = fakeAudio({ millisecondsPerSound: 200 })
    const browser = fakeSynthesis()
    const { speaker } = openPage()
    await speaker.speak('Two.', { id: 'b', voice: jade })
    const first = speaker.speak('One.', { id: 'a', voice: jade })
    await waitFor(() => expect(speaker.state()).toMatchObject({ state: 'speaking', id: 'a' }))
    const second = speaker.speak('Two.', { id: 'b', voice: jade })
    expect([await first, await second]).toEqual(['stopped', 'ended'])
    expect([heard, browser.given, told]).toEqual([['jade: Two.', 'jade: Two.'], [], []])
  })

  test('begins softly', async () => {
    const { volumes } = fakeAudio({ millisecondsPerSound: 400 })
    fakeSynthesis()
    await openPage().speaker.speak('One.', { id: 'a', voice: jade })
    expect(volumes).toEqual([{ atStart: 0, later: 1 }])
  })

  test('R016: is fetched once for the same words, and anew for another voice', async () => {
    const { heard } = fakeAudio()
    fakeSynthesis()
    const { speaker } = openPage()
    for (const voice of [jade, jade, toPreferredVoice('onyx')])
      await speaker.speak('The same.', { id: 'a', voice })
    expect(heard).toEqual(['jade: The same.', 'jade: The same.', 'onyx: The same.'])
    expect(asked.map(({ voiceId }) => voiceId)).toEqual(['jade', 'onyx'])
  })

  test('has its last five clips at hand; the one that was not heard for the longest time goes', async () => {
    fakeAudio()
    fakeSynthesis()
    const { speaker } = openPage()
    const speak = (text: string) => speaker.speak(text, { id: 'a', voice: jade })
    for (const text of ['One.', 'Two.', 'Three.', 'Four.', 'Five.', 'One.', 'Six.']) await speak(text)
    asked.length = 0
    await speak('One.')
    await speak('Two.')
    expect(textsAsked()).toEqual(['Two.'])
  })

  test('R017: reads a long text whole and in order, in requests below the limit', async () => {
    const { heard } = fakeAudio({ millisecondsPerSound: 0 })
    fakeSynthesis()
    const text = Array.from({ length: 130 }, (_, at) => `Leaf ${at} is dark, and there is no hurry.`).join(
      ' ',
    )
    expect(text.length).toBeGreaterThan(maxSpokenLength)
    await openPage().speaker.speak(text, { id: 'a', voice: jade })
    expect(Math.max(...textsAsked().map(({ length }) => length))).toBeLessThan(maxSpokenLength)
    expect(textsAsked().join(' ')).toBe(text)
    expect(heard).toEqual(textsAsked().map(piece => `jade: ${piece}`))
  })

  test('that is stopped while it is generated is silent about it, and its request ends', async () => {
    const { heard } = fakeAudio()
    const { given } = fakeSynthesis()
    answer = ({ signal }) =>
      new Promise((_, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason))
      })
    const { speaker } = openPage()
    const end = speaker.speak('One.', { id: 'a', voice: jade })
    await waitFor(() => expect(asked).toHaveLength(1))
    speaker.stop()
    expect(await end).toBe('stopped')
    expect(asked[0]!.signal.aborted).toBe(true)
    expect([heard, given, told]).toEqual([[], [], []])
  })
})

describe('Where a premium voice fails, the browser reads the rest', () => {
  test('R015: after a refusal, which is told once and neither heard nor kept', async () => {
    const { heard } = fakeAudio()
    const browser = fakeSynthesis({ millisecondsPerCharacter: 0 })
    const error = 'The premium voices of this lounge are used up for now.'
    answer = () => refusal(502, 'OUT_OF_CREDIT', error)
    const { speaker } = openPage()
    expect(await speaker.speak('One. Two. Three.', { id: 'a', voice: jade })).toBe('ended')
    expect([heard, browser.heard]).toEqual([[], ['One.', 'Two.', 'Three.']])
    expect(asked).toHaveLength(1)
    expect(told).toEqual([`${error} ${readsOn}`])
    await speaker.speak('One.', { id: 'a', voice: jade })
    expect([asked.length, told.length]).toEqual([2, 1])
    answer = soundOf
    await speaker.speak('One.', { id: 'a', voice: jade })
    expect(heard).toEqual(['jade: One.'])
  })

  test.each([
    [
      'with the status of the provider',
      () => refusal(502, 'SPEECH_FAILED', 'Failed to generate speech: 429'),
      'Failed to generate speech: 429.',
    ],
    ['without a sound', () => new Response(new Uint8Array(0), mp3), `${emptyAudio}.`],
    [
      'with something else that is no sound',
      () => Response.json({ detail: { status: 'quota_exceeded' } }),
      'Failed to generate speech.',
    ],
  ])('%s', async (_, respond, message) => {
    const { heard } = fakeAudio()
    const browser = fakeSynthesis({ millisecondsPerCharacter: 0 })
    answer = respond
    await openPage().speaker.speak('One.', { id: 'a', voice: jade })
    expect([heard, browser.heard]).toEqual([[], ['One.']])
    expect(told).toEqual([`${message} ${readsOn}`])
  })

  test.each([true, false])(
    'from the sentence on that broke off, which is not kept (played while it arrives: %j)',
    async playsWhileArriving => {
      const played = fakeAudio({ playsWhileArriving })
      const browser = fakeSynthesis({ millisecondsPerCharacter: 0 })
      const broken = growingSound()
      answer = request => (request.text === 'Two.' ? broken.response : soundOf(request))
      const { speaker } = openPage()
      const end = speaker.speak('One. Two. Three.', { id: 'a', voice: jade })
      await waitFor(() => expect(textsAsked()).toEqual(['One.', 'Two.']))
      broken.add('Tw')
      if (playsWhileArriving) await waitFor(() => expect(played.begun).toBe(2))
      broken.breakOff()
      expect(await end).toBe('ended')
      expect([played.heard, browser.heard]).toEqual([['jade: One.'], ['Two.', 'Three.']])
      expect(told).toEqual([`Failed to generate speech. ${readsOn}`])
      answer = soundOf
      await speaker.speak('Two.', { id: 'a', voice: jade })
      expect(textsAsked()).toEqual(['One.', 'Two.', 'Two.'])
    },
  )

  test('where it may not play a sound, and the request ends', async () => {
    fakeAudio({ refusesToPlay: true, playsWhileArriving: true })
    const browser = fakeSynthesis({ millisecondsPerCharacter: 0 })
    const sound = growingSound()
    answer = () => sound.response
    await openPage().speaker.speak('One.', { id: 'a', voice: jade })
    expect(browser.heard).toEqual(['One.'])
    expect(told).toEqual([`${playFailed}. ${readsOn}`])
    expect(asked[0]!.signal.aborted).toBe(true)
  })

  test('but not where this voice is to be tried', async () => {
    fakeAudio()
    const { given } = fakeSynthesis()
    answer = () => refusal(404, 'UNKNOWN_VOICE', 'This lounge has no such premium voice.')
    const { speaker } = openPage()
    expect(await speaker.speak('One.', { id: 'a', voice: jade, isThisVoiceOnly: true })).toBe('failed')
    expect([given, told]).toEqual([[], []])
  })
})
