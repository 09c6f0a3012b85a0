import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { fakeSynthesis } from '#test/fake-synthesis.ts'
import { countLowered, openSpeakingPage } from '#test/speaking-page.ts'
import { waitFor } from '#test/wait-for.ts'
import { GrowingText } from './growing-text.ts'

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
})

const fiveSentences = 'It is one. It is two. It is three. It is four. It is five.'

describe('A browser', () => {
  const voices = [
    { name: 'Anna', lang: 'de-DE' },
    { name: 'Samantha', lang: 'en-US' },
    { name: 'Daniel', lang: 'en-GB' },
  ]

  test('R009: that lists its voices late speaks with the chosen voice, once it is there', async () => {
    const { given } = fakeSynthesis({ voices, listedAfterMilliseconds: 1500 })
    const { speaker } = openSpeakingPage()
    void speaker.speak('Good evening.', { id: 'answer', voice: 'Daniel' })
    await vi.advanceTimersByTimeAsync(1400)
    expect(speaker.state()).toMatchObject({ state: 'loading', hasVoice: undefined })
    await vi.runAllTimersAsync()
    expect(given).toEqual([{ text: 'Good evening.', voice: 'Daniel' }])
  })

  test('that lacks the chosen voice speaks with another one, and waits for it only once', async () => {
    const { given } = fakeSynthesis({ voices, millisecondsPerCharacter: 0 })
    void openSpeakingPage().speaker.speak('One. Two. Three.', { id: 'answer', voice: 'Zarvox' })
    await vi.advanceTimersByTimeAsync(1900)
    expect(given).toEqual([])
    await vi.advanceTimersByTimeAsync(200)
    expect(given.map(each => each.voice)).toEqual(['Samantha', 'Samantha', 'Samantha'])
  })

  test('without a voice is unavailable, also when a text is to be spoken', async () => {
    fakeSynthesis({ voices: [] })
    const { speaker } = openSpeakingPage()
    const end = speaker.speak('Good evening.', { id: 'answer' })
    await vi.advanceTimersByTimeAsync(2500)
    expect(await end).toBe('failed')
    expect(speaker.state()).toMatchObject({ state: 'unavailable', hasVoice: false })
  })

  test('that lists its first voice after it counted as having none has one from then on', async () => {
    fakeSynthesis({ voices, listedAfterMilliseconds: 7000, tellsNoChange: true })
    const { speaker } = openSpeakingPage()
    await vi.advanceTimersByTimeAsync(2500)
    expect(speaker.state()).toMatchObject({ state: 'unavailable', hasVoice: false })
    await vi.advanceTimersByTimeAsync(7000)
    expect(speaker.state()).toMatchObject({ state: 'silent', hasVoice: true })
  })

  test('that counted as having no voice is asked again when a text is to be spoken', async () => {
    const { heard } = fakeSynthesis({ voices, listedAfterMilliseconds: 3000, tellsNoChange: true })
    const { speaker } = openSpeakingPage()
    await vi.advanceTimersByTimeAsync(2500)
    void speaker.speak('Good evening.', { id: 'answer' })
    await vi.advanceTimersByTimeAsync(700)
    expect(speaker.state().state).toBe('speaking')
    await vi.runAllTimersAsync()
    expect(heard).toEqual(['Good evening.'])
  })

  test('that cannot speak is unavailable at once', async () => {
    const { speaker } = openSpeakingPage()
    expect(speaker.state().state).toBe('unavailable')
    expect(await speaker.speak('Good evening.', { id: 'answer' })).toBe('failed')
  })

  test('R010: whose network voice falls silent without an end is read to the end, in short pieces', async () => {
    const answer = 'The wrapper is oily and dark, and the draw is open and easy, '
      .repeat(14)
      .concat('to the end.')
    expect(answer.split(' ').length).toBeGreaterThan(150)
    const synthesis = fakeSynthesis({
      voices: [{ name: 'Google US English', lang: 'en-US', localService: false }],
      millisecondsPerCharacter: 70,
      muteAfterMilliseconds: 14_000,
    })
    const { speaker } = openSpeakingPage()
    const end = speaker.speak(answer, { id: 'answer' })
    await vi.runAllTimersAsync()
    expect(await end).toBe('ended')
    expect(synthesis.heard.join(' ')).toBe(answer)
    expect(speaker.state().state).toBe('silent')
  })

  test('R010: whose voice tells no end of anything goes on with every sentence', async () => {
    const { given } = fakeSynthesis({ muteAfterMilliseconds: 0 })
    const { speaker } = openSpeakingPage()
    const end = speaker.speak(fiveSentences, { id: 'answer' })
    await vi.advanceTimersByTimeAsync(5 * 4500)
    expect(await end).toBe('ended')
    expect(given.map(({ text }) => text).join(' ')).toBe(fiveSentences)
    expect(speaker.state().state).toBe('silent')
  })

  test('R011: that ends an utterance when it is paused is silent then, and a text can be spoken again', async () => {
    const synthesis = fakeSynthesis()
    const { speaker } = openSpeakingPage()
    const end = speaker.speak(fiveSentences, { id: 'answer' })
    await vi.advanceTimersByTimeAsync(1600)
    synthesis.pause()
    await vi.advanceTimersByTimeAsync(10)
    synthesis.resume()
    expect(await end).toBe('stopped')
    expect(speaker.state().state).toBe('silent')
    const again = speaker.speak('Once more.', { id: 'answer' })
    await vi.runAllTimersAsync()
    expect(await again).toBe('ended')
    expect(synthesis.heard).toEqual(['It is one.', 'It is two.', 'Once more.'])
  })

  test('that loses what follows a cancellation at once is given it a little later', async () => {
    const { heard } = fakeSynthesis({ isHasty: true })
    const { speaker } = openSpeakingPage()
    void speaker.speak(fiveSentences, { id: 'first' })
    await vi.advanceTimersByTimeAsync(200)
    void speaker.speak('Something else.', { id: 'second' })
    await vi.runAllTimersAsync()
    expect(heard).toEqual(['Something else.'])
  })

  test('R012: that clears utterances away reports every end, and the music comes back', async () => {
    vi.useRealTimers()
    setFlagsFromString('--expose_gc')
    const collectGarbage: unknown = runInNewContext('gc')
    const synthesis = fakeSynthesis({ isForgetful: true, millisecondsPerCharacter: 3 })
    const { speaker } = openSpeakingPage()
    const music = countLowered(speaker)
    const timer = setInterval(() => typeof collectGarbage === 'function' && collectGarbage(), 5)
    const end = await speaker.speak(fiveSentences, { id: 'answer' })
    expect(end).toBe('ended')
    expect(synthesis.heard.join(' ')).toBe(fiveSentences)
    const endOfForgotten = vi.fn()
    speakWithoutReference(synthesis, endOfForgotten)
    await waitFor(() => expect(synthesis.heard.at(-1)).toBe('It is held by nobody.'))
    clearInterval(timer)
    expect(endOfForgotten).not.toHaveBeenCalled()
    expect(music).toEqual({ lowered: 0, times: 1 })
  })
})

test('R016: after another voice was chosen, the same words are heard in that voice', async () => {
  const { given } = fakeSynthesis({
    voices: [
      { name: 'Daniel', lang: 'en-GB' },
      { name: 'Karen', lang: 'en-AU' },
    ],
  })
  const { speaker } = openSpeakingPage()
  for (const voice of ['Daniel', 'Karen']) {
    void speaker.speak('The same.', { id: 'answer', voice })
    await vi.runAllTimersAsync()
  }
  expect(given.map(each => each.voice)).toEqual(['Daniel', 'Karen'])
})

test('on an iPhone something without a sound is spoken in the press itself, once', async () => {
  vi.stubGlobal('navigator', { vendor: 'Apple Computer, Inc.', maxTouchPoints: 5 })
  const { given } = fakeSynthesis()
  const { speaker } = openSpeakingPage()
  const text = new GrowingText()
  void speaker.speak(text, { id: 'answer' })
  expect(given.map(each => each.text)).toEqual([' '])
  text.add('One.')
  text.end()
  await vi.runAllTimersAsync()
  void speaker.speak('Two.', { id: 'answer' })
  await vi.runAllTimersAsync()
  expect(given.map(each => each.text)).toEqual([' ', 'One.', 'Two.'])
})

function speakWithoutReference(synthesis: ReturnType<typeof fakeSynthesis>, onEnd: () => void): void {
  const utterance = new SpeechSynthesisUtterance('It is held by nobody.')
  utterance.addEventListener('end', onEnd)
  synthesis.speak(utterance as never)
}
