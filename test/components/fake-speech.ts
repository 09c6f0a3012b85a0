import { vi } from 'vitest'

interface FakeSpeech {
  /** The browser hears these, one result each. */
  say: (...words: string[]) => void
  /** The browser takes what is being said for these, and may change its mind. */
  guess: (words: string) => void
  /** What the browser hands over only once it stops listening. */
  sayLast: (unheard: string) => void
  /** With a code of the Web Speech API. */
  fail: (error: string) => void
  /** The browser ends by itself, as after a pause. */
  end: () => void
  /** How often it was started. */
  starts: () => number
}

interface Listening {
  hear: (transcript: string, isFinal: boolean) => void
  fail: (error: string) => void
  stop: () => void
}

/** Replaces the browser's speech recognition, for one test; call it before the page is opened. */
export function fakeSpeech(): FakeSpeech {
  let current: Listening | undefined
  let last: string | undefined
  let starts = 0
  class FakeRecognition {
    onstart: (() => void) | null = null
    onresult: ((event: object) => void) | null = null
    onerror: ((event: object) => void) | null = null
    onend: (() => void) | null = null
    #results: { isFinal: boolean; 0: { transcript: string; confidence: number } }[] = []
    start() {
      starts += 1
      current = {
        hear: (transcript, isFinal) => this.#hear(transcript, isFinal),
        fail: error => this.onerror?.({ error }),
        stop: () => this.stop(),
      }
      this.onstart?.()
    }
    stop() {
      if (last) this.#hear(last, true)
      current = undefined
      last = undefined
      this.onend?.()
    }
    abort() {
      last = undefined
      this.stop()
    }
    /** A result that is no longer a guess stays, behind it comes the next one. */
    #hear(transcript: string, isFinal: boolean) {
      const finals = this.#results.filter(result => result.isFinal)
      this.#results = [...finals, { isFinal, 0: { transcript, confidence: 0.9 } }]
      this.onresult?.({ resultIndex: finals.length, results: this.#results })
    }
  }
  vi.stubGlobal('SpeechRecognition', FakeRecognition)
  vi.stubGlobal('webkitSpeechRecognition', FakeRecognition)
  return {
    say: (...words) => {
      for (const word of words) current?.hear(word, true)
    },
    guess: words => current?.hear(words, false),
    sayLast: unheard => {
      last = unheard
    },
    fail: error => {
      current?.fail(error)
      current?.stop()
    },
    end: () => current?.stop(),
    starts: () => starts,
  }
}
