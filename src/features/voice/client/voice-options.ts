import { type BrowserVoice, defaultVoice } from '../browser-voices.rules.ts'
import { premiumVoiceIdOf, toPreferredVoice } from '../preferred-voice.rules.ts'
import type { Voice } from '../voice.contract.ts'

export interface VoiceOption {
  /** As in the member's settings. */
  value: string
  label: string
  group: 'Browser voices' | 'Premium voices'
}

interface ListedVoices {
  browser: readonly BrowserVoice[]
  isBrowserLoading: boolean
  premium: readonly Voice[]
  isPremiumLoading: boolean
}

/** Empty where there is no voice at all. The chosen one is always among them, also where it is missing. */
export function toVoiceOptions(listed: ListedVoices, chosen: string): VoiceOption[] {
  const options = [...toBrowserOptions(listed), ...listed.premium.map(toPremiumOption)]
  const isListed = options.some(({ value }) => value === chosen)
  return options.length === 0 || isListed ? options : [...options, toMissingOption(listed, chosen)]
}

function toBrowserOptions({ browser, isBrowserLoading }: ListedVoices): VoiceOption[] {
  if (browser.length === 0 && !isBrowserLoading) return []
  const first: VoiceOption = { value: defaultVoice, label: 'Default voice', group: 'Browser voices' }
  return [
    first,
    ...browser.map(
      (voice): VoiceOption => ({ value: voice.name, label: labelOf(voice), group: 'Browser voices' }),
    ),
  ]
}

const toPremiumOption = ({ voice_id: id, name }: Voice): VoiceOption => ({
  value: toPreferredVoice(id),
  label: name,
  group: 'Premium voices',
})

const languages = new Intl.DisplayNames('en', { type: 'language' })

/** The texts are English, so the language of other voices is told. */
function labelOf({ name, lang }: BrowserVoice): string {
  const [language = ''] = lang.split('-')
  return /^en$/i.test(language) ? name : `${name}, ${nameOf(language)}`
}

function nameOf(language: string): string {
  try {
    return languages.of(language) ?? language
  } catch {
    return language
  }
}

function toMissingOption(listed: ListedVoices, chosen: string): VoiceOption {
  const id = premiumVoiceIdOf(chosen)
  return id === undefined
    ? {
        value: chosen,
        label: listed.isBrowserLoading ? chosen : `${chosen} (not on this device)`,
        group: 'Browser voices',
      }
    : {
        value: chosen,
        label: listed.isPremiumLoading ? id : `${id} (no longer here)`,
        group: 'Premium voices',
      }
}
