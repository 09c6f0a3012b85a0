import { vi } from 'vitest'
import { createBrowserSpeech } from '#features/voice/client/browser-speech.ts'
import { type ReadLexicon, Speaker } from '#features/voice/client/speaker.ts'
import type { SpeechEngine } from '#features/voice/client/speech-engine.ts'
import { stopWhenLeft } from '#features/voice/client/stop-when-left.ts'

interface PageState {
  isHidden?: boolean
  /** By default the voices of the browser. */
  createEngine?: () => SpeechEngine
  readLexicon?: ReadLexicon
}

/** A page that speaks, opened anew, with a button that listens to what is spoken. */
export function openSpeakingPage(state: PageState = {}) {
  const { isHidden = false, createEngine = createBrowserSpeech, readLexicon } = state
  const page = Object.assign(new EventTarget(), { hidden: isHidden })
  vi.stubGlobal('document', page)
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  if (!globalThis.navigator?.vendor) vi.stubGlobal('navigator', { vendor: 'Google Inc.', maxTouchPoints: 0 })
  const speaker = new Speaker(createEngine(), readLexicon)
  stopWhenLeft(speaker)
  speaker.subscribe(() => undefined)
  return {
    speaker,
    leave: () => page.dispatchEvent(new Event('pagehide')),
    hide: () => {
      page.hidden = true
      page.dispatchEvent(new Event('visibilitychange'))
    },
  }
}

/** How often music is lowered, and how often it was in all. */
export function countLowered(speaker: Speaker) {
  const music = { lowered: 0, times: 0 }
  speaker.onVoice(() => {
    music.lowered += 1
    music.times += 1
    return () => {
      music.lowered -= 1
    }
  })
  return music
}
