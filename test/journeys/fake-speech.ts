import type { Page } from '@playwright/test'

/** Replaces the browser's speech recognition; call it before the page is opened. */
export async function fakeSpeech(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const speech = {
      current: undefined as FakeRecognition | undefined,
      unheard: undefined as string | undefined,
    }
    const resultOf = (transcript: string) => ({
      resultIndex: 0,
      results: [{ isFinal: true, 0: { transcript } }],
    })
    class FakeRecognition {
      onresult: ((event: object) => void) | null = null
      onerror: ((event: object) => void) | null = null
      onend: (() => void) | null = null
      start() {
        speech.current = this
      }
      stop() {
        if (speech.unheard) this.onresult?.(resultOf(speech.unheard))
        speech.current = undefined
        speech.unheard = undefined
        this.onend?.()
      }
      abort() {
        this.stop()
      }
    }
    Object.assign(window, { SpeechRecognition: FakeRecognition, webkitSpeechRecognition: FakeRecognition })
    addEventListener('fake-speech', event => {
      const { words, error, unheard } = (
        event as CustomEvent<{ words?: string[]; error?: string; unheard?: string }>
      ).detail
      if (unheard) speech.unheard = unheard
      if (error) {
        speech.current?.onerror?.({ error })
        speech.current?.stop()
      } else for (const transcript of words ?? []) speech.current?.onresult?.(resultOf(transcript))
    })
  })
}

export async function say(page: Page, ...words: string[]): Promise<void> {
  await dispatch(page, { words })
}

/** What the browser hands over only once it stops listening. */
export async function sayLast(page: Page, unheard: string): Promise<void> {
  await dispatch(page, { unheard })
}

/** With a code of the Web Speech API. */
export async function failToListen(page: Page, error: string): Promise<void> {
  await dispatch(page, { error })
}

async function dispatch(page: Page, detail: object): Promise<void> {
  await page.evaluate(given => dispatchEvent(new CustomEvent('fake-speech', { detail: given })), detail)
}
