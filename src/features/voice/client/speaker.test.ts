import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { fakeSynthesis } from '#test/fake-synthesis.ts'
import { countLowered, openSpeakingPage } from '#test/speaking-page.ts'
import { GrowingText } from './growing-text.ts'

type SpeakingPage = ReturnType<typeof openSpeakingPage>

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
})

const fiveSentences = 'It is one. It is two. It is three. It is four. It is five.'

describe('A text is spoken', () => {
  test('sentence by sentence, the next one handed over when the last has ended', async () => {
    const { heard, given } = fakeSynthesis()
    const { speaker } = openSpeakingPage()
    const end = speaker.speak('Cut the **cap**. Light the foot.', { id: 'answer' })
    expect(speaker.state()).toMatchObject({ state: 'loading', id: 'answer' })
    await vi.advanceTimersByTimeAsync(10)
    expect(speaker.state()).toMatchObject({ state: 'speaking', id: 'answer' })
    expect(given).toEqual([{ text: 'Cut the cap.', voice: 'Samantha' }])
    await vi.runAllTimersAsync()
    expect(await end).toBe('ended')
    expect(heard).toEqual(['Cut the cap.', 'Light the foot.'])
    expect(speaker.state()).toMatchObject({ state: 'silent' })
    expect(speaker.state().id).toBeUndefined()
  })

  test('from its first sentence on, while the rest still arrives', async () => {
    const { heard, given } = fakeSynthesis()
    const { speaker } = openSpeakingPage()
    const text = new GrowingText()
    const end = speaker.speak(text, { id: 'answer' })
    await vi.advanceTimersByTimeAsync(500)
    expect(speaker.state().state).toBe('loading')
    text.add('Try the No. ')
    text.add('4 first. It')
    await vi.advanceTimersByTimeAsync(10)
    expect(given.map(each => each.text)).toEqual(['Try the Number four first.'])
    await vi.advanceTimersByTimeAsync(5000)
    expect(speaker.state().state).toBe('speaking')
    text.add(' is mild')
    text.end()
    await vi.runAllTimersAsync()
    expect(await end).toBe('ended')
    expect(heard).toEqual(['Try the Number four first.', 'It is mild'])
  })

  test('as the lexicon spells it', async () => {
    const { heard } = fakeSynthesis()
    void openSpeakingPage().speaker.speak('A toro.', {
      id: 'a',
      lexicon: [{ written: 'toro', spoken: 'tore oh' }],
    })
    await vi.runAllTimersAsync()
    expect(heard).toEqual(['A tore oh.'])
  })

  test('until another one begins, which alone is heard then', async () => {
    const { heard } = fakeSynthesis()
    const { speaker } = openSpeakingPage()
    const first = speaker.speak(fiveSentences, { id: 'first' })
    await vi.advanceTimersByTimeAsync(900)
    const second = speaker.speak('Something else.', { id: 'second' })
    expect(speaker.state().id).toBe('second')
    await vi.runAllTimersAsync()
    expect([await first, await second]).toEqual(['stopped', 'ended'])
    expect(heard).toEqual(['It is one.', 'Something else.'])
  })

  test('until it is stopped, and a stop for another text does nothing', async () => {
    const { heard } = fakeSynthesis()
    const { speaker } = openSpeakingPage()
    const end = speaker.speak(fiveSentences, { id: 'answer' })
    await vi.advanceTimersByTimeAsync(900)
    speaker.stop('another')
    expect(speaker.state().state).toBe('speaking')
    speaker.stop('answer')
    expect(speaker.state().state).toBe('silent')
    await vi.runAllTimersAsync()
    expect(await end).toBe('stopped')
    expect(heard).toEqual(['It is one.'])
  })

  test('and stopping ends one that has not arrived yet', async () => {
    const { given } = fakeSynthesis()
    const { speaker } = openSpeakingPage()
    const text = new GrowingText()
    const end = speaker.speak(text, { id: 'answer' })
    speaker.stop()
    expect(speaker.state().state).toBe('silent')
    text.add('Too late. Much.')
    text.end()
    expect(await end).toBe('stopped')
    expect(given).toEqual([])
  })

  test('and what goes wrong ends it', async () => {
    fakeSynthesis({ error: 'synthesis-failed' })
    const { speaker } = openSpeakingPage()
    const end = speaker.speak(fiveSentences, { id: 'answer' })
    await vi.runAllTimersAsync()
    expect(await end).toBe('failed')
    expect(speaker.state()).toMatchObject({ state: 'silent', failedId: 'answer' })
    void speaker.speak('Something else.', { id: 'other' })
    expect(speaker.state().failedId).toBeUndefined()
  })
})

describe('The lexicon of the lounge', () => {
  const say = (spoken: string) => async () => [{ written: 'toro', spoken }]

  test('is read anew for each text', async () => {
    const { heard } = fakeSynthesis()
    let spoken = 'tore oh'
    const { speaker } = openSpeakingPage({ readLexicon: () => say(spoken)() })
    void speaker.speak('A toro.', { id: 'a' })
    await vi.runAllTimersAsync()
    spoken = 'taw row'
    void speaker.speak('A toro.', { id: 'a' })
    await vi.runAllTimersAsync()
    expect(heard).toEqual(['A tore oh.', 'A taw row.'])
  })

  test('is not read before something is spoken, and not for a text that brings its own', async () => {
    fakeSynthesis()
    const readLexicon = vi.fn(say('tore oh'))
    const { speaker } = openSpeakingPage({ readLexicon })
    void speaker.speak('A toro.', { id: 'a', lexicon: [] })
    await vi.runAllTimersAsync()
    expect(readLexicon).not.toHaveBeenCalled()
  })

  test('is waited for while a text can be stopped', async () => {
    const { given } = fakeSynthesis()
    const { speaker } = openSpeakingPage({ readLexicon: () => new Promise(() => undefined) })
    const end = speaker.speak('A toro.', { id: 'a' })
    await vi.advanceTimersByTimeAsync(100)
    expect(speaker.state().state).toBe('loading')
    speaker.stop()
    expect(speaker.state().state).toBe('silent')
    expect(given).toEqual([])
    void end
  })
})

describe('While the member talks', () => {
  test('what was spoken stops, nothing begins, and the music is lowered until the end', async () => {
    const { heard } = fakeSynthesis()
    const { speaker } = openSpeakingPage()
    const music = countLowered(speaker)
    const first = speaker.speak(fiveSentences, { id: 'first' })
    await vi.advanceTimersByTimeAsync(900)
    const end = speaker.listen()
    expect(speaker.state().state).toBe('silent')
    expect(music.lowered).toBe(1)
    expect(await speaker.speak('Something else.', { id: 'second' })).toBe('stopped')
    await vi.runAllTimersAsync()
    expect(await first).toBe('stopped')
    expect(heard).toEqual(['It is one.'])
    end()
    end()
    expect(music.lowered).toBe(0)
    void speaker.speak('And now.', { id: 'third' })
    await vi.runAllTimersAsync()
    expect(heard).toEqual(['It is one.', 'And now.'])
  })
})

describe('Nothing is spoken', () => {
  test.each([
    ['left', 'leave'],
    ['hidden', 'hide'],
  ] as const)('once the page is %s', async (_, end) => {
    const { heard } = fakeSynthesis()
    const page = openSpeakingPage()
    const spoken = page.speaker.speak(fiveSentences, { id: 'answer' })
    await vi.advanceTimersByTimeAsync(900)
    page[end]()
    await vi.runAllTimersAsync()
    expect(await spoken).toBe('stopped')
    expect(heard).toEqual(['It is one.'])
  })

  test('in a hidden tab', async () => {
    const { given } = fakeSynthesis()
    const { speaker } = openSpeakingPage({ isHidden: true })
    expect(await speaker.speak(fiveSentences, { id: 'answer' })).toBe('stopped')
    expect(given).toEqual([])
  })

  test('of what the page had begun before it was reloaded', async () => {
    const synthesis = fakeSynthesis()
    synthesis.speak(new SpeechSynthesisUtterance('From the page before.') as never)
    openSpeakingPage()
    await vi.runAllTimersAsync()
    expect(synthesis.heard).toEqual([])
  })
})

describe('R023: music is lowered while a voice speaks, and comes back', () => {
  async function speakAndEnd(end: (page: SpeakingPage) => unknown, browser = {}) {
    fakeSynthesis(browser)
    const page = openSpeakingPage()
    const { speaker } = page
    const music = countLowered(speaker)
    void speaker.speak(fiveSentences, { id: 'answer' })
    await vi.advanceTimersByTimeAsync(200)
    const during = music.lowered
    await end(page)
    await vi.runAllTimersAsync()
    return { during, ...music }
  }

  test.each([
    ['at the end', () => undefined],
    ['when it is stopped', ({ speaker }: SpeakingPage) => speaker.stop()],
    ['when the page is left', ({ leave }: SpeakingPage) => leave()],
  ])('%s', async (_, end) => {
    expect(await speakAndEnd(end)).toEqual({ during: 1, lowered: 0, times: 1 })
  })

  test('not at all for a voice that fails before its first sound', async () => {
    expect(await speakAndEnd(() => undefined, { error: 'network' })).toEqual({
      during: 0,
      lowered: 0,
      times: 0,
    })
  })

  test('from its first word where a browser tells no start, and not while it is only handed over', async () => {
    const synthesis = fakeSynthesis({ startsWith: 'boundary' })
    const { speaker } = openSpeakingPage()
    const music = countLowered(speaker)
    void speaker.speak('One.', { id: 'answer' })
    await vi.advanceTimersByTimeAsync(10)
    expect([synthesis.given.length, music.lowered]).toEqual([1, 0])
    await vi.advanceTimersByTimeAsync(100)
    expect(music.lowered).toBe(1)
    await vi.runAllTimersAsync()
    expect(music).toEqual({ lowered: 0, times: 1 })
  })

  test('after a second text that begins within 100 ms', async () => {
    const again = async ({ speaker }: SpeakingPage) => {
      speaker.stop()
      await vi.advanceTimersByTimeAsync(60)
      void speaker.speak('Another one.', { id: 'other' })
      await vi.advanceTimersByTimeAsync(200)
      expect(speaker.state()).toMatchObject({ state: 'speaking', id: 'other' })
    }
    expect(await speakAndEnd(again)).toEqual({ during: 1, lowered: 0, times: 2 })
  })

  test('not at all for a text that is not heard', async () => {
    fakeSynthesis()
    const { speaker } = openSpeakingPage()
    const music = countLowered(speaker)
    await speaker.speak('🥃', { id: 'answer' })
    expect(music.times).toBe(0)
  })

  test('and no longer where nobody listens', async () => {
    fakeSynthesis()
    const { speaker } = openSpeakingPage()
    const lower = vi.fn(() => () => undefined)
    speaker.onVoice(lower)()
    void speaker.speak('One.', { id: 'answer' })
    await vi.runAllTimersAsync()
    expect(lower).not.toHaveBeenCalled()
  })
})
