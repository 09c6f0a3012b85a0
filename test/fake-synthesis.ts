import { vi } from 'vitest'

interface FakeVoice {
  name: string
  lang: string
  localService?: boolean
}

interface FakeBrowser {
  voices?: readonly FakeVoice[]
  /** How late the browser lists them. */
  listedAfterMilliseconds?: number
  /** Whether it lists them only when the test says so. */
  areListedLate?: boolean
  /** Whether it lists them late without an event. */
  tellsNoChange?: boolean
  millisecondsPerCharacter?: number
  /** From its start on, an utterance is mute after this time, and has no end. */
  muteAfterMilliseconds?: number
  /** The event that tells that an utterance is heard; a browser without `start` tells its first word, a little later. */
  startsWith?: 'start' | 'boundary'
  /** What is wrong with each utterance, by the code of the Web Speech API. */
  error?: string
  /** Like browsers that clear away an utterance while it is spoken. */
  isForgetful?: boolean
  /** Like browsers that lose what is handed to them before a cancellation is told. */
  isHasty?: boolean
}

interface Utterance extends EventTarget {
  text: string
  voice: FakeVoice | null
}

class FakeUtterance extends EventTarget implements Utterance {
  readonly text: string
  voice: FakeVoice | null = null
  lang = ''
  pitch = 1
  rate = 1
  volume = 1
  constructor(text: string) {
    super()
    this.text = text
  }
}

const happen = (utterance: Utterance | undefined, name: string, parts = {}) =>
  void utterance?.dispatchEvent(Object.assign(new Event(name), parts))

const hold = (utterance: Utterance) => () => utterance

/** Apart from the other one: closures of one scope would keep the utterance for each other. */
function holdWeakly(utterance: Utterance) {
  const held = new WeakRef(utterance)
  return () => held.deref()
}

/** Behaves like the synthesis of browsers, with their faults. */
class FakeSynthesis extends EventTarget {
  /** What was heard to its end, and by whom. */
  readonly heard: string[] = []
  readonly given: { text: string; voice: string | undefined }[] = []
  readonly #browser: FakeBrowser
  #listedAt: number
  #queue: (() => Utterance | undefined)[] = []
  #timer: ReturnType<typeof setTimeout> | undefined
  #isCanceling = false

  constructor(browser: FakeBrowser) {
    super()
    this.#browser = browser
    const delay = browser.listedAfterMilliseconds ?? 0
    this.#listedAt = browser.areListedLate ? Number.POSITIVE_INFINITY : Date.now() + delay
    if (delay > 0 && !browser.tellsNoChange)
      setTimeout(() => this.dispatchEvent(new Event('voiceschanged')), delay)
  }

  getVoices(): readonly FakeVoice[] {
    return Date.now() < this.#listedAt ? [] : (this.#browser.voices ?? [])
  }

  /** Also without `this`. */
  readonly list = (): void => {
    this.#listedAt = 0
    this.dispatchEvent(new Event('voiceschanged'))
  }

  speak(utterance: Utterance): void {
    this.given.push({ text: utterance.text, voice: utterance.voice?.name })
    if (this.#isCanceling && this.#browser.isHasty) return
    this.#queue.push(this.#browser.isForgetful ? holdWeakly(utterance) : hold(utterance))
    if (this.#queue.length === 1) this.#begin()
  }

  /** Tells each utterance, a little later. */
  cancel(): void {
    clearTimeout(this.#timer)
    const ended = this.#queue
    this.#queue = []
    this.#isCanceling = true
    setTimeout(() => {
      this.#isCanceling = false
      for (const [place, utterance] of ended.entries())
        happen(utterance(), 'error', { error: place === 0 ? 'interrupted' : 'canceled' })
    })
  }

  /** On Android there is no way back from it. */
  pause(): void {
    this.cancel()
  }

  resume(): void {}

  #begin(): void {
    const { error, muteAfterMilliseconds = Number.POSITIVE_INFINITY } = this.#browser
    const text = this.#queue[0]?.()?.text ?? ''
    const milliseconds = text.length * (this.#browser.millisecondsPerCharacter ?? 60)
    if (error === undefined) this.#tellStart()
    if (error === undefined && milliseconds > muteAfterMilliseconds) return
    this.#timer = setTimeout(() => this.#end(text, error), error === undefined ? milliseconds : 0)
  }

  #tellStart(): void {
    if (this.#browser.startsWith === 'boundary')
      setTimeout(() => happen(this.#queue[0]?.(), 'boundary', { charIndex: 0 }), 50)
    else happen(this.#queue[0]?.(), 'start')
  }

  #end(text: string, error: string | undefined): void {
    const utterance = this.#queue.shift()
    if (error === undefined) {
      this.heard.push(text)
      happen(utterance?.(), 'end')
    } else happen(utterance?.(), 'error', { error })
    if (this.#queue.length > 0) this.#begin()
  }
}

/** Replaces the voices of the browser, for one test. */
export function fakeSynthesis(browser: FakeBrowser = {}): FakeSynthesis {
  const synthesis = new FakeSynthesis({ voices: [{ name: 'Samantha', lang: 'en-US' }], ...browser })
  vi.stubGlobal('speechSynthesis', synthesis)
  vi.stubGlobal('SpeechSynthesisUtterance', FakeUtterance)
  return synthesis
}
