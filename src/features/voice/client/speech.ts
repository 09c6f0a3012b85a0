import { toastQueue } from '#platform/client/ui/toast-queue.ts'
import { createBrowserSpeech } from './browser-speech.ts'
import { createLexiconReader } from './create-lexicon-reader.ts'
import { createPremiumSpeech } from './premium-speech.ts'
import { Speaker } from './speaker.ts'
import { createSpeechWithFallback } from './speech-with-fallback.ts'
import { stopWhenLeft } from './stop-when-left.ts'

/** All that speaks in this tab. */
export const speech = new Speaker(
  createSpeechWithFallback({
    browser: createBrowserSpeech(),
    premium: createPremiumSpeech(),
    tell: message => toastQueue.add('info', message, { id: 'voice' }),
  }),
  createLexiconReader(),
)
stopWhenLeft(speech)
