import { vi } from 'vitest'

interface FakeSpeech {
  /** The browser hears these, one result each. */
  say: (...words: string[]) => void
  /** What the browser hands over only once it stops listening. */
  sayLast: (unheard: string) => void
  /** With a code of the Web Speech API. */
  fail: (error: string) => void
}

interface Listening {
  hear: (words: string) => void
  fail: (error: string) => void
  stop: () => void
}

/** Replaces the browser's speech recognition, for one test; call it before the page is opened. */
export function fakeSpeech(): FakeSpeech {
  let current: Listening | undefined
  let last: string | undefined
  const resultOf = (transcript: string) => ({
    resultIndex: 0,
    results: [{ isFinal: true, 0: { transcript } }],
  })
  class FakeRecognition {
    onresult: ((event: object) => void) | null = null
    onerror: ((event: object) => void) | null = null
    onend: (() => void) | null = null
    start() {
      current = {
        hear: words => this.onresult?.(resultOf(words)),
        fail: error => this.onerror?.({ error }),
        stop: () => this.stop(),
      }
    }
    stop() {
      if (last) this.onresult?.(resultOf(last))
      current = undefined
      last = undefined
      this.onend?.()
    }
    abort() {
      this.stop()
    }
  }
  vi.stubGlobal('SpeechRecognition', FakeRecognition)
  vi.stubGlobal('webkitSpeechRecognition', FakeRecognition)
  return {
    say: (...words) => {
      for (const word of words) current?.hear(word)
    },
    sayLast: unheard => {
      last = unheard
    },
    fail: error => {
      current?.fail(error)
      current?.stop()
    },
  }
}
