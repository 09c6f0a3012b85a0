import { useSyncExternalStore } from 'react'
import type { Lexicon } from '../lexicon.rules.ts'
import { premiumVoiceIdOf } from '../preferred-voice.rules.ts'
import type { SpeechEnd, SpeechState } from './speaker.ts'
import { speech } from './speech.ts'

interface Speech extends SpeechState {
  /** In this voice. Without a lexicon, words are said as the lounge says them. */
  speak: (text: string | AsyncIterable<string>, id: string, lexicon?: Lexicon) => Promise<SpeechEnd>
}

/** What is spoken in this tab, for one who speaks in this voice. `speech.stop` ends it. */
export function useSpeech(voice: string): Speech {
  const state = useSyncExternalStore(speech.subscribe, speech.state)
  const speak: Speech['speak'] = (text, id, lexicon) => speech.speak(text, { id, voice, lexicon })
  return premiumVoiceIdOf(voice) === undefined ? { ...state, speak } : { ...withVoice(state), speak }
}

/** Whether the browser has a voice is being found out: the text waits, and nothing is heard that could be stopped. */
export function isFindingVoice({ state, hasVoice }: SpeechState): boolean {
  return state === 'loading' && hasVoice === undefined
}

/** Also while a text still waits for a voice that may be listed late. */
export function isWithoutVoice({ state, hasVoice }: SpeechState): boolean {
  return state === 'unavailable' || (state === 'loading' && hasVoice === false)
}

/** A premium voice reads also where the browser has none. */
function withVoice(speaking: SpeechState): SpeechState {
  const { state } = speaking
  return { ...speaking, state: state === 'unavailable' ? 'silent' : state, hasVoice: true }
}
