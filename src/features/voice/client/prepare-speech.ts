import { loadCode } from '#platform/client/load-code.ts'
import { isSpokenAutomatically } from './spoken-automatically.ts'

const loadSpeech = () => import('./speech.ts')
let speech: Awaited<ReturnType<typeof loadSpeech>>['speech'] | undefined

/** Where something is likely to be spoken by itself, before the press that asks for it. */
export function preloadSpeech(): void {
  if (speech || !isSpokenAutomatically()) return
  loadCode(loadSpeech).then(
    loaded => {
      speech = loaded.speech
    },
    () => undefined,
  )
}

/** In the press that asks for what will be spoken by itself: some phones make no sound otherwise. */
export function prepareSpeech(): void {
  if (isSpokenAutomatically()) speech?.prepare()
}
