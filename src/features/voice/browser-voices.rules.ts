import { defaultSettings } from '#features/member/member.contract.ts'

export interface BrowserVoice {
  name: string
  lang: string
}

export const noVoiceNote = 'This browser has no voice.'

/** The voice of a member who has not chosen one. */
export const defaultVoice = defaultSettings.preferred_voice

const preferredNames = ['Samantha', 'Karen']

/** Some systems write `en_US`. */
const languageOf = ({ lang }: BrowserVoice) => lang.replace('_', '-')
const isEnglish = (voice: BrowserVoice) => /^en\b/i.test(languageOf(voice))

/** English first, because the texts are English. Each name once. */
export function orderVoices(voices: readonly BrowserVoice[]): BrowserVoice[] {
  const byName = new Map(voices.map(voice => [voice.name, { name: voice.name, lang: languageOf(voice) }]))
  return [...byName.values()].toSorted(
    (a, b) =>
      Number(isEnglish(b)) - Number(isEnglish(a)) ||
      a.lang.localeCompare(b.lang) ||
      a.name.localeCompare(b.name),
  )
}

/** The wanted voice; where it is missing or none is wanted, Samantha, Karen, or another that speaks English. */
export function chooseVoice<Voice extends BrowserVoice & { default?: boolean }>(
  voices: readonly Voice[],
  wanted: string,
): Voice | undefined {
  const english = voices.filter(isEnglish)
  return (
    voices.find(({ name }) => name === wanted) ??
    preferredNames.flatMap(preferred => english.find(({ name }) => name.startsWith(preferred)) ?? [])[0] ??
    english.find(voice => voice.default) ??
    english.find(voice => /US/i.test(voice.lang)) ??
    english[0] ??
    voices.find(voice => voice.default) ??
    voices[0]
  )
}
