import * as z from 'zod/mini'
import { contract, file, json } from '#platform/api.contract.ts'
import { typedText } from '#platform/text.contract.ts'
import { maxVoiceIdLength } from './preferred-voice.rules.ts'

export const maxSpokenLength = 5000
export const noVoices = 'No voices returned from the provider API'
/** Followed by the name of the provider and, after a colon, the text of a status. */
export const voicesFailed = 'Failed to fetch voices from'
/** Followed by a colon and a status. */
export const speechFailed = 'Failed to generate speech'
export const emptyAudio = 'Received empty audio response'
export const playFailed = 'Failed to play audio'

/** What browsers play. */
export const audioTypes = [
  'audio/mpeg',
  'audio/aac',
  'audio/flac',
  'audio/mp4',
  'audio/ogg',
  'audio/wav',
  'audio/webm',
] as const
export type AudioType = (typeof audioTypes)[number]

/** Becomes a part of an address of the provider, so it begins with a letter or a digit. */
export const voiceId = z
  .string()
  .check(z.regex(/^[\p{L}\p{N}][\p{L}\p{N} ._+:/()-]*$/u), z.maxLength(maxVoiceIdLength))

const voice = z.object({ voice_id: z.string(), name: z.string() })
export type Voice = z.output<typeof voice>

const voiceList = z.object({
  /** Its name; null where the lounge has none, so that browsers read aloud. */
  provider: z.nullable(z.string()),
  voices: z.array(voice),
  /** The one called jade, otherwise the first. */
  preferredVoiceId: z.nullable(z.string()),
})
export type VoiceListAnswer = z.output<typeof voiceList>

export const voiceContract = contract({
  listVoices: {
    method: 'GET',
    path: '/api/voices',
    summary: 'The premium voices. Without a speech provider the list is empty, and browsers read aloud.',
    opensTo: 'members',
    out: json(voiceList),
    refusals: {
      VOICES_FAILED: { status: 502, error: `${voicesFailed} the speech provider` },
      NO_VOICES: { status: 502, error: noVoices },
    },
    limit: { requests: 30, seconds: 60 },
  },
  speak: {
    method: 'POST',
    path: '/api/speech',
    summary:
      'A text read aloud by a premium voice, sent while it is being spoken. A broken answer is incomplete.',
    opensTo: 'members',
    body: json(
      z.strictObject({
        text: typedText({ missing: 'There is no text to read aloud', maxLength: maxSpokenLength }),
        /** The preferred voice if it is missing. */
        voiceId: z.optional(voiceId),
      }),
    ),
    out: file(...audioTypes),
    refusals: {
      NO_SPEECH: { status: 404, error: 'This lounge has no premium voices.' },
      UNKNOWN_VOICE: { status: 404, error: 'This lounge has no such premium voice.' },
      LONGER_THAN_A_DAY: {
        status: 413,
        error: 'This text is longer than what the premium voices of this lounge read in a day.',
      },
      DAILY_LIMIT: {
        status: 429,
        error: 'You have reached today’s limit of premium voices. They are back at midnight UTC.',
      },
      TOO_MANY_AT_ONCE: {
        status: 429,
        error: 'Other texts are still being read to you. Please try again in a moment.',
      },
      OUT_OF_CREDIT: { status: 502, error: 'The premium voices of this lounge are used up for now.' },
      EMPTY_AUDIO: { status: 502, error: emptyAudio },
      SPEECH_FAILED: { status: 502, error: speechFailed },
    },
    // Read sentence by sentence.
    limit: { requests: 120, seconds: 60 },
  },
})
