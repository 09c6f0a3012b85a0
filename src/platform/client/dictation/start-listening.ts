import { heardIn, joinWords, transcriptOf } from './dictated-text.ts'
import { findSpeechRecognition, type SpeechEvent, type SpeechRecognition } from './speech-recognition.ts'

export interface Listener {
  /** What the browser adds and will not change any more. */
  onHeard?: ((words: string) => void) | undefined
  /** All that was said so far, guesses included: each time the whole. With it, listening goes on after a pause. */
  onTranscript?: ((words: string) => void) | undefined
  /** With a code of the Web Speech API. */
  onProblem: (code: string) => void
  onEnd: () => void
}

export interface Listening {
  /** The last words may still come, until `onEnd`. */
  stop: () => void
  /** At once, without the last words. */
  abort: () => void
}

/** Some browsers never tell the end. */
const maxStopMilliseconds = 3000

/** Listens until it is stopped, fails, or the browser ends it. Undefined where the browser cannot. */
export function startListening(listener: Listener): Listening | undefined {
  const Recognition = findSpeechRecognition()
  if (!Recognition) return undefined
  const attempt = new ListeningAttempt(Recognition, listener)
  attempt.open()
  return attempt
}

class ListeningAttempt implements Listening {
  readonly #Recognition: new () => SpeechRecognition
  readonly #listener: Listener
  #recognition: SpeechRecognition | undefined
  #hasBegun = false
  #isStopped = false
  #hasFailed = false
  #isOver = false
  /** Of the times before the browser ended by itself. */
  #earlier = ''
  #transcript = ''
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(Recognition: new () => SpeechRecognition, listener: Listener) {
    this.#Recognition = Recognition
    this.#listener = listener
  }

  open(): void {
    const recognition = new this.#Recognition()
    this.#recognition = recognition
    recognition.lang = navigator.language
    recognition.continuous = true
    recognition.interimResults = this.#listener.onTranscript !== undefined
    recognition.onstart = () => this.#begin()
    recognition.onresult = event => this.#hear(event)
    recognition.onerror = ({ error }) => this.#fail(error)
    recognition.onend = () => this.#endOrGoOn()
    try {
      recognition.start()
    } catch {
      this.#fail('start')
      this.#end()
    }
  }

  stop(): void {
    if (this.#isStopped) return
    this.#isStopped = true
    this.#timer = setTimeout(() => this.abort(), maxStopMilliseconds)
    // While the member is asked for the microphone there is nothing to be waited for.
    if (this.#hasBegun) this.#recognition?.stop()
    else this.#recognition?.abort()
  }

  abort(): void {
    this.#isStopped = true
    this.#end()
    this.#recognition?.abort()
  }

  /** The microphone may be allowed after the button was released. */
  #begin(): void {
    this.#hasBegun = true
    if (this.#isStopped) this.#recognition?.abort()
  }

  #hear(event: SpeechEvent): void {
    if (this.#isOver) return
    this.#hasBegun = true
    this.#listener.onHeard?.(heardIn(event))
    if (!this.#listener.onTranscript) return
    this.#transcript = joinWords([this.#earlier, transcriptOf(event.results)])
    this.#listener.onTranscript(this.#transcript)
  }

  #fail(code: string): void {
    if (this.#isOver) return
    this.#hasFailed = true
    // A pause after words is no failure.
    if (code !== 'no-speech' || this.#transcript === '') this.#listener.onProblem(code)
  }

  /** Chrome on Android ends at the first pause, while the button is still held. */
  #endOrGoOn(): void {
    if (this.#isOver) return
    const hasHeard = this.#transcript !== this.#earlier
    if (hasHeard && !this.#isStopped && !this.#hasFailed) {
      this.#earlier = this.#transcript
      this.open()
      return
    }
    if (this.#listener.onTranscript && this.#hasBegun && !this.#hasFailed && this.#transcript === '')
      this.#listener.onProblem('no-speech')
    this.#end()
  }

  #end(): void {
    if (this.#isOver) return
    this.#isOver = true
    clearTimeout(this.#timer)
    this.#listener.onEnd()
  }
}
