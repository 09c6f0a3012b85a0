import { chooseVoice, defaultVoice } from '../browser-voices.rules.ts'
import { cutPieces } from '../cut-pieces.rules.ts'
import { createSoundAllowance } from './allow-sound.ts'
import { readVoices, waitForVoices, watchVoices } from './browser-voices.ts'
import { cancelUtterances, speakUtterance } from './speak-utterance.ts'
import { NoVoice, type SpeechEngine } from './speech-engine.ts'

/** Voices from the network fall silent after 14 seconds without a word; this takes them some nine. */
const maxNetworkLength = 140

/** The voices of the browser. Ends what the page before has left: some browsers speak on after a reload. */
export function createBrowserSpeech(): SpeechEngine {
  cancelUtterances()
  const findVoice = createVoiceFinder()
  return {
    async speak(piece, { voice: wanted, signal, onStart }) {
      const voice = await findVoice(wanted, signal)
      const parts = voice?.localService === false ? cutPieces(piece, maxNetworkLength) : [piece]
      for (const part of parts) {
        if (signal.aborted) return
        await speakUtterance(part, voice, { signal, onStart })
      }
    },
    prepare: createSoundAllowance(),
    watchVoices: tell => watchVoices(voices => tell(voices.length > 0)),
  }
}

/** Waits for a voice that may still be listed, once: afterwards another one speaks in its place. */
function createVoiceFinder() {
  let missing = ''
  return async (wanted: string, signal: AbortSignal): Promise<SpeechSynthesisVoice | undefined> => {
    const isThere = (voices: readonly SpeechSynthesisVoice[]) =>
      wanted === defaultVoice ? voices.length > 0 : voices.some(({ name }) => name === wanted)
    const place = () => `${readVoices().length} ${wanted}`
    if (!isThere(readVoices()) && missing !== place()) {
      await waitForVoices(isThere, signal)
      if (!isThere(readVoices()) && readVoices().length > 0) missing = place()
    }
    const voice = chooseVoice(readVoices(), wanted)
    if (!voice && !signal.aborted) throw new NoVoice()
    return voice
  }
}
