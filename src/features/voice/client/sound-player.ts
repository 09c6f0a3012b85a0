import { UserError } from '#platform/client/message-for.ts'
import { playFailed } from '../voice.contract.ts'
import type { SpeechOptions } from './speech-engine.ts'

const fadeMilliseconds = 100
const fadeSteps = 5

interface PlayOptions extends Pick<SpeechOptions, 'signal' | 'onStart'> {
  /** Rejects if what is played cannot be completed. */
  arrival?: Promise<void>
}

/** One sound at a time, always on one element: Safari on iPhones lets it play later once a press has loaded it. */
export class SoundPlayer {
  #element: HTMLAudioElement | undefined
  /** Of the last sound. */
  #address: string | undefined

  /** Call it in the event of a press. */
  prepare(): void {
    this.#open().load()
  }

  /** Resolves at the end of the sound, or when the signal stops it. */
  async play(sound: Blob | MediaSource, { signal, onStart, arrival }: PlayOptions): Promise<void> {
    const element = this.#open()
    const address = URL.createObjectURL(sound)
    this.#address = address
    const listening = new AbortController()
    const options = { once: true, signal: listening.signal }
    let endFade: () => void = () => undefined
    try {
      const ended = endOf(element, signal, listening.signal)
      element.volume = 0
      element.addEventListener(
        'playing',
        () => {
          onStart()
          endFade = fadeIn(element)
        },
        options,
      )
      element.src = address
      const begun = Promise.all([element.play().catch(refusePlay), arrival])
      await Promise.race([ended, begun.then(() => ended)])
    } finally {
      listening.abort()
      endFade()
      // The next sound may be on the element already.
      if (this.#address === address) clear(element)
      URL.revokeObjectURL(address)
    }
  }

  #open(): HTMLAudioElement {
    this.#element ??= new Audio()
    return this.#element
  }
}

/** Without a new load the element would hold on to the sound. */
function clear(element: HTMLAudioElement): void {
  element.pause()
  element.removeAttribute('src')
  element.load()
}

function refusePlay(): never {
  throw new UserError(playFailed)
}

function endOf(element: HTMLAudioElement, stop: AbortSignal, listening: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const options = { signal: listening }
    element.addEventListener('ended', () => resolve(), options)
    element.addEventListener('error', () => reject(new UserError(playFailed)), options)
    stop.addEventListener('abort', () => resolve(), options)
    if (stop.aborted) resolve()
  })
}

/** A voice that begins at full volume clicks. */
function fadeIn(element: HTMLAudioElement): () => void {
  let step = 0
  const timer = setInterval(() => {
    step += 1
    element.volume = step / fadeSteps
    if (step === fadeSteps) clearInterval(timer)
  }, fadeMilliseconds / fadeSteps)
  return () => clearInterval(timer)
}
