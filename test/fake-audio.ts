import { vi } from 'vitest'

interface FakeBrowser {
  /** Whether sound is played while it arrives; otherwise only once it is complete. */
  playsWhileArriving?: boolean
  /** Whether it refuses to play anything. */
  refusesToPlay?: boolean
  millisecondsPerSound?: number
}

/** What a page has played. */
interface Played {
  /** The sounds that were heard to their end, as text. */
  heard: string[]
  /** How loud each one was when it began, and after a while. */
  volumes: { atStart: number; later: number }[]
  /** Sounds that have begun. */
  begun: number
}

class FakeMediaSource extends EventTarget {
  static isTypeSupported = (type: string) => type === 'audio/mpeg'
  text = ''
  isComplete = false

  addSourceBuffer() {
    const buffer = Object.assign(new EventTarget(), {
      appendBuffer: (piece: Uint8Array) => {
        this.text += new TextDecoder().decode(piece)
        this.dispatchEvent(new Event('piece'))
        setTimeout(() => buffer.dispatchEvent(new Event('updateend')))
      },
    })
    return buffer
  }

  endOfStream() {
    this.isComplete = true
    this.dispatchEvent(new Event('complete'))
  }
}

interface FakeSounds extends Required<Omit<FakeBrowser, 'playsWhileArriving'>> {
  played: Played
  sounds: Map<string, Blob | FakeMediaSource>
}

/** Of the test that runs: a page keeps its element. */
let fake: FakeSounds

class FakeElement extends EventTarget {
  volume = 1
  #address = ''
  #timer: ReturnType<typeof setTimeout> | undefined

  set src(address: string) {
    clearTimeout(this.#timer)
    this.#address = address
    const sound = fake.sounds.get(address)
    if (sound instanceof FakeMediaSource) setTimeout(() => sound.dispatchEvent(new Event('sourceopen')))
  }

  async play() {
    if (fake.refusesToPlay) throw new DOMException('not allowed', 'NotAllowedError')
    const address = this.#address
    const sound = fake.sounds.get(address)
    if (sound instanceof FakeMediaSource && sound.text === '') await happening(sound, 'piece')
    const text = sound instanceof Blob ? await sound.text() : ''
    if (address !== this.#address) throw new DOMException('paused', 'AbortError')
    this.#begin()
    if (sound instanceof FakeMediaSource && !sound.isComplete) {
      sound.addEventListener('complete', () => this.#endLater(() => sound.text))
    } else this.#endLater(() => (sound instanceof FakeMediaSource ? sound.text : text))
  }

  pause() {
    clearTimeout(this.#timer)
    this.#address = ''
  }
  load() {}
  removeAttribute() {}

  #begin() {
    fake.played.begun += 1
    this.dispatchEvent(new Event('playing'))
    const loudness = { atStart: this.volume, later: this.volume }
    fake.played.volumes.push(loudness)
    const watch = setInterval(() => {
      if (this.#address === '') return clearInterval(watch)
      loudness.later = this.volume
    }, 5)
  }

  #endLater(textOf: () => string) {
    this.#timer = setTimeout(() => {
      fake.played.heard.push(textOf())
      this.dispatchEvent(new Event('ended'))
    }, fake.millisecondsPerSound)
  }
}

/** Replaces the audio element of the browser, for one test. Sounds are texts in it. */
export function fakeAudio({
  playsWhileArriving = false,
  refusesToPlay = false,
  millisecondsPerSound = 5,
}: FakeBrowser = {}): Played {
  const played: Played = { heard: [], volumes: [], begun: 0 }
  const sounds = new Map<string, Blob | FakeMediaSource>()
  fake = { played, sounds, refusesToPlay, millisecondsPerSound }
  vi.stubGlobal('Audio', FakeElement)
  vi.stubGlobal('MediaSource', playsWhileArriving ? FakeMediaSource : undefined)
  vi.spyOn(URL, 'createObjectURL').mockImplementation(sound => {
    const address = `blob:${sounds.size}`
    sounds.set(address, sound as unknown as Blob | FakeMediaSource)
    return address
  })
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue()
  return played
}

const happening = (target: EventTarget, name: string) =>
  new Promise<void>(resolve => {
    target.addEventListener(name, () => resolve(), { once: true })
  })
