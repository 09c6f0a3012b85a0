import { refuse } from '#platform/api.contract.ts'
import type { FileResponse } from '#platform/server/http/send-file.ts'
import type { Log } from '#platform/server/log.ts'
import { type AudioType, voiceContract } from '../voice.contract.ts'
import { cutText } from './cut-text.ts'
import { logSpeechError } from './log-speech-error.ts'
import type { Speech } from './open-speech.ts'
import { SpeechError } from './provider/speech-error.ts'
import { refuseDailyLimit, toSpeechRefusal } from './speech-refusals.ts'
import type { SpeechUse } from './speech-use.store.ts'
import { type Progress, streamParts } from './stream-parts.ts'
import { withFirst } from './with-first.ts'

export interface SpeakSources {
  speech: Speech | undefined
  use: SpeechUse
  /** Texts that are being read, by member. */
  openByMember: Map<string, number>
  log: Pick<Log, 'warn' | 'error'>
}

export interface SpokenText {
  memberId: string
  text: string
  voiceId?: string | undefined
}

/** The sentence that is heard, and those that are fetched meanwhile. */
const maxOpen = 3

/** Not for proxies, which would also hold the sound back until it is complete. */
const headers = { 'cache-control': 'no-store, no-transform', 'x-accel-buffering': 'no' }

/** Resolves when the sound begins; until then a failure is a refusal. Later it breaks the answer off. */
export async function speakText(
  sources: SpeakSources,
  request: SpokenText,
  signal: AbortSignal,
): Promise<FileResponse<AudioType>> {
  const { speech } = sources
  if (!speech) throw refuse(voiceContract.speak, 'NO_SPEECH')
  const progress: Progress = { type: undefined, characters: 0 }
  const sound = speakInTurn(sources, { ...request, speech, signal }, progress)
  const first = await sound.next().catch((failure: unknown) => {
    throw toSpeechRefusal(failure, signal)
  })
  return { name: 'speech', type: progress.type!, isInline: true, headers, content: withFirst(first, sound) }
}

interface Turn extends SpokenText {
  speech: Speech
  signal: AbortSignal
}

async function* speakInTurn(
  sources: SpeakSources,
  turn: Turn,
  progress: Progress,
): AsyncGenerator<Uint8Array, void> {
  const { openByMember } = sources
  const { memberId } = turn
  const openCount = openByMember.get(memberId) ?? 0
  if (openCount >= maxOpen) throw refuse(voiceContract.speak, 'TOO_MANY_AT_ONCE')
  openByMember.set(memberId, openCount + 1)
  try {
    yield* speakWithinLimit(sources, turn, progress)
  } finally {
    const remaining = openByMember.get(memberId)! - 1
    if (remaining > 0) openByMember.set(memberId, remaining)
    else openByMember.delete(memberId)
  }
}

async function* speakWithinLimit(
  sources: SpeakSources,
  turn: Turn,
  progress: Progress,
): AsyncGenerator<Uint8Array> {
  const { speech, text, voiceId, signal } = turn
  const parts = cutText(text, speech.partCharacters)
  try {
    const voice = await speech.voiceList.choose(voiceId, signal)
    yield* speakCounted(sources, { ...turn, parts, voiceId: voice }, progress)
  } catch (failure) {
    if (failure instanceof SpeechError && !signal.aborted)
      logSpeechError(failure, speech.provider, sources.log)
    throw failure
  }
}

interface CountedTurn extends Turn {
  parts: readonly string[]
  voiceId: string
}

async function* speakCounted(
  { use, log }: SpeakSources,
  { memberId, parts, voiceId, speech, signal }: CountedTurn,
  progress: Progress,
): AsyncGenerator<Uint8Array> {
  const length = parts.reduce((sum, part) => sum + part.length, 0)
  if (length > speech.dailyCharacters) throw refuse(voiceContract.speak, 'LONGER_THAN_A_DAY')
  const day = await use.reserve(memberId, length, speech.dailyCharacters)
  if (day === undefined) throw refuseDailyLimit(new Date())
  try {
    yield* streamParts({ ...speech, parts, voiceId, signal }, progress)
  } finally {
    const unused = length - progress.characters
    if (unused > 0)
      await use
        .giveBack(memberId, day, unused)
        .catch(failure =>
          log.error({ err: failure }, 'characters that were not read could not be given back'),
        )
  }
}
