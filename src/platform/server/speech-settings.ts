import { setting } from './setting.ts'
import {
  emptyToUndefined,
  maskPassword,
  modelName,
  providerKey,
  providerUrl,
  wholeNumber,
} from './setting-validators.ts'

const shortestPart = 50

/** Of the provider that reads texts aloud. */
export const speechSettings = {
  elevenLabsApiKey: setting('ELEVENLABS_API_KEY', {
    byPage: 'sealed',
    description: 'Key of the ElevenLabs API, which then reads texts aloud to members. Empty disables it.',
    default: '',
    check: providerKey,
    mask: () => '(hidden)',
  }),
  elevenLabsBaseUrl: setting('ELEVENLABS_BASE_URL', {
    description: 'Base URL of the ElevenLabs API.',
    default: 'https://api.elevenlabs.io',
    check: providerUrl,
    mask: maskPassword,
  }),
  speechUrl: setting('SPEECH_URL', {
    byPage: 'shown',
    description:
      'Base URL of an OpenAI-shaped speech API, such as http://127.0.0.1:8880/v1. ELEVENLABS_API_KEY takes precedence. Without either, browsers read aloud.',
    default: '',
    check: providerUrl.transform(emptyToUndefined),
    mask: maskPassword,
  }),
  speechApiKey: setting('SPEECH_API_KEY', {
    byPage: 'sealed',
    description: 'Key of the API at SPEECH_URL, if it needs one.',
    default: '',
    check: providerKey,
    mask: () => '(hidden)',
  }),
  speechModel: setting('SPEECH_MODEL', {
    byPage: 'shown',
    description:
      'Speech model, as the provider lists it. Empty means eleven_multilingual_v2 at ElevenLabs and tts-1 at SPEECH_URL.',
    default: '',
    check: modelName,
  }),
  speechPartCharacters: setting('SPEECH_PART_CHARACTERS', {
    description:
      'Longest text of one request to the speech provider. A longer text is sent in parts that end with a sentence.',
    default: '500',
    check: wholeNumber(4).refine(characters => characters >= shortestPart, `must be ${shortestPart} or more`),
  }),
  speechDailyCharacters: setting('SPEECH_DAILY_CHARACTERS', {
    byPage: 'shown',
    description: 'Daily cap on characters read aloud by the provider, per member (UTC). 0 disables it.',
    default: '10000',
    check: wholeNumber(7),
  }),
}

/** One sentence for each missing setting. */
export function missingSpeechSettings(read: (name: string) => string | undefined): string[] {
  return read('SPEECH_API_KEY') && !read('SPEECH_URL')
    ? ['  SPEECH_URL is empty, but SPEECH_API_KEY is set. Set SPEECH_URL, or remove the key.']
    : []
}
