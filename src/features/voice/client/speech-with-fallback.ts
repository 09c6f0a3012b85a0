import { messageFor } from '#platform/client/message-for.ts'
import { defaultVoice } from '../browser-voices.rules.ts'
import { premiumVoiceIdOf } from '../preferred-voice.rules.ts'
import { speechFailed } from '../voice.contract.ts'
import type { SpeechEngine } from './speech-engine.ts'

interface Engines {
  browser: SpeechEngine
  premium: SpeechEngine
  /** Tells the member why another voice reads. */
  tell: (message: string) => void
}

/** Where a premium voice is refused or fails, the browser reads the rest of the text. */
export function createSpeechWithFallback({ browser, premium, tell }: Engines): SpeechEngine {
  /** Of the texts that the browser goes on with. */
  const abandoned = new WeakSet<AbortSignal>()
  const told = new Set<string>()
  const tellOnce = (failure: unknown) => {
    const message = toNotice(failure)
    if (told.has(message)) return
    told.add(message)
    tell(message)
  }
  return {
    async speak(piece, how) {
      if (premiumVoiceIdOf(how.voice) === undefined) return browser.speak(piece, how)
      if (!abandoned.has(how.signal)) {
        try {
          return await premium.speak(piece, how)
        } catch (failure) {
          if (how.isThisVoiceOnly) throw failure
          abandoned.add(how.signal)
          tellOnce(failure)
        }
      }
      return browser.speak(piece, { ...how, voice: defaultVoice })
    },
    prepare(voice) {
      browser.prepare?.(voice)
      if (voice === undefined || premiumVoiceIdOf(voice) !== undefined) premium.prepare?.(voice)
    },
    ...(browser.watchVoices && { watchVoices: browser.watchVoices }),
  }
}

function toNotice(failure: unknown): string {
  const message = messageFor(failure, speechFailed)
  return `${message.replace(/[.:]?$/, '.')} A voice of this browser reads on.`
}
