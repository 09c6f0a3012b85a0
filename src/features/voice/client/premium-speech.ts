import { premiumVoiceIdOf } from '../preferred-voice.rules.ts'
import { ClipCache } from './clip-cache.ts'
import { fetchSound, type Sound } from './fetch-sound.ts'
import { canPlayWhileArriving, fillMediaSource } from './fill-media-source.ts'
import { SoundPlayer } from './sound-player.ts'
import { NoVoice, type SpeechEngine, type SpeechOptions } from './speech-engine.ts'

type How = Pick<SpeechOptions, 'signal' | 'onStart'>
type Pieces = Uint8Array<ArrayBuffer>[]

/** The voices of the lounge's speech provider, through the server. */
export function createPremiumSpeech(): SpeechEngine {
  const clips = new ClipCache()
  const player = new SoundPlayer()
  return {
    prepare: () => player.prepare(),
    async speak(text, { voice, signal, onStart }) {
      const voiceId = premiumVoiceIdOf(voice)
      if (voiceId === undefined) throw new NoVoice()
      const spoken = { voiceId, text }
      await untilStopped(signal, async ownSignal => {
        const how = { signal: ownSignal, onStart }
        const kept = clips.get(spoken)
        if (kept) return player.play(kept, how)
        const sound = await fetchSound(spoken, ownSignal)
        const keep = (pieces: Pieces) => clips.add(spoken, new Blob(pieces, { type: sound.type }))
        return playSound(player, sound, how, keep)
      })
    },
  }
}

/** Also ends the request of a sound that cannot be played. An aborted generation is no failure. */
async function untilStopped(
  signal: AbortSignal,
  work: (signal: AbortSignal) => Promise<void>,
): Promise<void> {
  const own = new AbortController()
  const stop = () => own.abort()
  signal.addEventListener('abort', stop)
  try {
    if (!signal.aborted) await work(own.signal)
  } catch (failure) {
    if (!signal.aborted) throw failure
  } finally {
    signal.removeEventListener('abort', stop)
    own.abort()
  }
}

/** `keep` is given all of the sound, and nothing of one that broke off. */
async function playSound(
  player: SoundPlayer,
  { type, bytes }: Sound,
  how: How,
  keep: (pieces: Pieces) => void,
): Promise<void> {
  const pieces: Pieces = []
  const sound = { type, bytes: collect(bytes, pieces, keep) }
  if (canPlayWhileArriving(type)) {
    const source = new MediaSource()
    const arrival = fillMediaSource(source, sound, how.signal)
    return player.play(source, { ...how, arrival })
  }
  for await (const _ of sound.bytes);
  if (!how.signal.aborted) await player.play(new Blob(pieces, { type }), how)
}

async function* collect(
  bytes: Sound['bytes'],
  pieces: Pieces,
  keep: (pieces: Pieces) => void,
): Sound['bytes'] {
  for await (const piece of bytes) {
    pieces.push(piece)
    yield piece
  }
  keep(pieces)
}
