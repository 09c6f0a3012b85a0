import type { ReadResult } from '#features/pairing/client/read-result.ts'
import { preloadSpeech, prepareSpeech } from '#features/voice/client/prepare-speech.ts'
import { createLazyPart } from '#platform/client/ui/create-lazy-part.ts'

/** Loaded with the finder, not with the page. */
const ReadByBrowser = createLazyPart(
  async () => (await import('#features/voice/client/ReadByBrowser.tsx')).ReadByBrowser,
)
export const finderReading: ReadResult = {
  prepare: prepareSpeech,
  preload() {
    preloadSpeech()
    ReadByBrowser.preload().catch(() => undefined)
  },
  Part: ReadByBrowser,
}
