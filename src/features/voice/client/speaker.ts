import { defaultVoice } from '../browser-voices.rules.ts'
import { defaultLexicon } from '../default-lexicon.rules.ts'
import type { Lexicon } from '../lexicon.rules.ts'
import { NoVoice, type SpeechEngine, SpeechInterrupted, type SpeechOptions } from './speech-engine.ts'
import { toSpokenPieces } from './to-spoken-pieces.ts'

export interface SpeechState {
  /** loading: the voice or the text is not there yet. unavailable: there is no voice. */
  state: 'silent' | 'loading' | 'speaking' | 'unavailable'
  /** Of the text that is spoken. */
  id?: string
  /** Undefined until it is known. */
  hasVoice?: boolean | undefined
  /** Of the last text, if something went wrong while it was spoken. */
  failedId?: string | undefined
}

interface SpokenText {
  /** Of whoever shows the text and its button. */
  id: string
  /** As in the member's settings. */
  voice?: string
  /** In place of the lounge's. */
  lexicon?: Lexicon | undefined
  /** Whether the text fails rather than that another voice reads it. */
  isThisVoiceOnly?: boolean
}

/** How words are said here, asked for each text. */
export type ReadLexicon = () => Promise<Lexicon>

export type SpeechEnd = 'ended' | 'stopped' | 'failed'

/** Called when a voice begins, such as to lower the music. What it returns is called when the voice has ended, in any way. */
export type OnVoice = () => () => void

interface Speaking {
  id: string
  request: AbortController
  hasBegun: boolean
  afterwards: (() => void)[]
}

/** Speaks one text at a time. It can be stopped, not paused: on Android a pause ends what is spoken. */
export class Speaker {
  readonly #engine: SpeechEngine
  readonly #readLexicon: ReadLexicon
  readonly #listeners = new Set<() => void>()
  readonly #onVoice = new Set<OnVoice>()
  #current: Speaking | undefined
  /** How many are listening to the member. */
  #listening = 0
  #hasVoice: boolean | undefined
  #failedId: string | undefined
  #state: SpeechState = { state: 'silent' }
  #endWatch: (() => void) | undefined

  constructor(engine: SpeechEngine, readLexicon: ReadLexicon = async () => defaultLexicon) {
    this.#engine = engine
    this.#readLexicon = readLexicon
    if (!engine.watchVoices) this.#hasVoice = true
  }

  readonly state = (): SpeechState => this.#state

  readonly subscribe = (listener: () => void): (() => void) => {
    if (this.#listeners.size === 0) this.#watchVoices()
    this.#listeners.add(listener)
    return () => {
      this.#listeners.delete(listener)
      if (this.#listeners.size === 0) this.#endWatch?.()
    }
  }

  onVoice(onVoice: OnVoice): () => void {
    this.#onVoice.add(onVoice)
    return () => this.#onVoice.delete(onVoice)
  }

  /** In a press after which something is spoken by itself, later. */
  prepare(): void {
    this.#engine.prepare?.()
  }

  /** Stops what was spoken before. A text that is still arriving is spoken from its first complete sentence on. */
  async speak(text: string | AsyncIterable<string>, spoken: SpokenText): Promise<SpeechEnd> {
    const { id, voice = defaultVoice, isThisVoiceOnly } = spoken
    this.stop()
    this.#failedId = undefined
    if (document.hidden || this.#listening > 0) return 'stopped'
    const own: Speaking = { id, request: new AbortController(), hasBegun: false, afterwards: [] }
    this.#current = own
    this.#update()
    try {
      this.#engine.prepare?.(voice)
      const lexicon = spoken.lexicon ?? this.#readLexicon()
      return await this.#speakPieces(toSpokenPieces(text, lexicon), own, { voice, isThisVoiceOnly })
    } catch (failure) {
      if (failure instanceof NoVoice) this.#hasVoice = false
      if (own.request.signal.aborted || failure instanceof SpeechInterrupted) return 'stopped'
      this.#failedId = id
      return 'failed'
    } finally {
      this.#end(own)
    }
  }

  /** Without an id, whatever is spoken. */
  stop(id?: string): void {
    const current = this.#current
    if (!current || (id !== undefined && current.id !== id)) return
    current.request.abort()
    this.#end(current)
  }

  /**
   * While the member talks nothing is spoken, and what gives way to a voice gives way to theirs. Ends when the function
   * that is returned is called.
   */
  listen(): () => void {
    this.stop()
    this.#listening += 1
    const afterwards = this.#tellOfVoice()
    let isOver = false
    return () => {
      if (isOver) return
      isOver = true
      this.#listening -= 1
      for (const after of afterwards) after()
    }
  }

  /** A queue of the browser could not be stopped piece by piece: each one is handed over when the last has ended. */
  async #speakPieces(
    pieces: AsyncIterable<string>,
    own: Speaking,
    how: Pick<SpeechOptions, 'voice' | 'isThisVoiceOnly'>,
  ): Promise<SpeechEnd> {
    const { signal } = own.request
    for await (const piece of pieces) {
      if (signal.aborted) return 'stopped'
      await this.#engine.speak(piece, { ...how, signal, onStart: () => this.#begin(own) })
    }
    return signal.aborted ? 'stopped' : 'ended'
  }

  #begin(own: Speaking): void {
    if (own.hasBegun || own !== this.#current) return
    own.hasBegun = true
    own.afterwards = this.#tellOfVoice()
    this.#update()
  }

  #tellOfVoice(): (() => void)[] {
    return [...this.#onVoice].map(onVoice => onVoice())
  }

  #end(own: Speaking): void {
    if (own === this.#current) this.#current = undefined
    for (const after of own.afterwards.splice(0)) after()
    this.#update()
  }

  #watchVoices(): void {
    if (!this.#engine.watchVoices) return
    // What was there the last time may have gone.
    if (this.#hasVoice) this.#hasVoice = undefined
    this.#endWatch = this.#engine.watchVoices(hasVoice => {
      this.#hasVoice = hasVoice
      this.#update()
    })
  }

  #update(): void {
    const [hasVoice, failedId] = [this.#hasVoice, this.#failedId]
    if (this.#current) {
      const { id, hasBegun } = this.#current
      this.#state = { state: hasBegun ? 'speaking' : 'loading', id, hasVoice }
    } else this.#state = { state: hasVoice === false ? 'unavailable' : 'silent', hasVoice, failedId }
    for (const listener of this.#listeners) listener()
  }
}
