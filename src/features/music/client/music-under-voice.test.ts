import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { SpeechEngine } from '#features/voice/client/speech-engine.ts'
import { openSpeakingPage } from '#test/speaking-page.ts'
import { LoungeMusic } from './lounge-music.ts'

/** A gain whose level moves with the clock, as the browser's does. */
class FakeContext {
  state: AudioContextState = 'suspended'
  onstatechange: (() => void) | null = null
  destination = {}
  #ramp = { from: 0.5, to: 0.5, begin: 0, end: 0 }

  get currentTime() {
    return performance.now() / 1000
  }
  level(): number {
    const { from, to, begin, end } = this.#ramp
    const share = end > begin ? Math.min(1, (this.currentTime - begin) / (end - begin)) : 1
    return from + (to - from) * share
  }
  createGain() {
    const level = () => this.level()
    const rampTo = (to: number, end: number) => {
      this.#ramp = { from: this.level(), to, begin: this.currentTime, end }
    }
    return {
      gain: {
        get value() {
          return level()
        },
        set value(to: number) {
          rampTo(to, 0)
        },
        cancelScheduledValues: () => undefined,
        setValueAtTime: () => undefined,
        linearRampToValueAtTime: rampTo,
      },
      connect: () => undefined,
    }
  }
  createBufferSource = () => ({ connect: () => undefined, start: () => undefined })
  decodeAudioData = async () => ({})
  resume = async () => {
    this.state = 'running'
  }
  suspend = async () => undefined
}

/** Speaks each piece for two seconds, unless it is stopped or told to fail. */
function createEngine(failures: { next?: Error }): SpeechEngine {
  return {
    speak: (_, { signal, onStart }) =>
      new Promise((resolve, reject) => {
        onStart()
        setTimeout(() => (failures.next ? reject(failures.next) : resolve()), 2000)
        signal.addEventListener('abort', () => resolve())
      }),
  }
}

let context: FakeContext
beforeEach(() => {
  vi.useFakeTimers()
  context = new FakeContext()
  vi.stubGlobal('AudioContext', function openContext() {
    return context
  })
  vi.stubGlobal('fetch', async () => new Response('sound'))
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined })
  vi.stubGlobal('navigator', { vendor: 'Google Inc.', maxTouchPoints: 0 })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

async function playWithVoice() {
  const failures: { next?: Error } = {}
  const page = openSpeakingPage({ createEngine: () => createEngine(failures) })
  const music = new LoungeMusic()
  page.speaker.onVoice(music.lower)
  await music.start()
  expect([music.state().status, context.level()]).toEqual(['playing', 0.5])
  return { ...page, failures }
}

async function expectLowered(): Promise<void> {
  await vi.advanceTimersByTimeAsync(250)
  expect(context.level()).toBeCloseTo(0.11, 5)
}

async function expectRaised(): Promise<void> {
  await vi.advanceTimersByTimeAsync(900)
  expect(context.level()).toBeCloseTo(0.5, 5)
}

describe('R023: under a voice the music is lowered within 250 ms, and back within 900 ms once it', () => {
  test('has ended', async () => {
    const { speaker } = await playWithVoice()
    const end = speaker.speak('One sentence.', { id: 'a' })
    await expectLowered()
    await vi.advanceTimersByTimeAsync(1750)
    expect(await end).toBe('ended')
    await expectRaised()
  })

  test('was stopped', async () => {
    const { speaker } = await playWithVoice()
    void speaker.speak('One sentence.', { id: 'a' })
    await expectLowered()
    speaker.stop()
    await expectRaised()
  })

  test('has failed', async () => {
    const { speaker, failures } = await playWithVoice()
    failures.next = new Error('synthesis-failed')
    const end = speaker.speak('One sentence.', { id: 'a' })
    await expectLowered()
    await vi.advanceTimersByTimeAsync(1750)
    expect(await end).toBe('failed')
    await expectRaised()
  })

  test.each(['leave', 'hide'] as const)('was ended by the page: %s', async way => {
    const page = await playWithVoice()
    void page.speaker.speak('One sentence.', { id: 'a' })
    await expectLowered()
    page[way]()
    await expectRaised()
  })

  test('gave way to another one within 100 ms, which has ended', async () => {
    const { speaker } = await playWithVoice()
    void speaker.speak('One sentence.', { id: 'a' })
    await expectLowered()
    speaker.stop()
    await vi.advanceTimersByTimeAsync(80)
    const second = speaker.speak('Another one.', { id: 'b' })
    await expectLowered()
    await vi.advanceTimersByTimeAsync(1750)
    expect(await second).toBe('ended')
    await expectRaised()
  })

  test('was replaced by another one, which has ended', async () => {
    const { speaker } = await playWithVoice()
    const first = speaker.speak('One sentence.', { id: 'a' })
    await expectLowered()
    const second = speaker.speak('Another one.', { id: 'b' })
    await expectLowered()
    await vi.advanceTimersByTimeAsync(1750)
    expect([await first, await second]).toEqual(['stopped', 'ended'])
    await expectRaised()
  })
})
