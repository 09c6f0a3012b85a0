import { expect, test } from 'vitest'
import { toVoiceOptions } from './voice-options.ts'

const samantha = { name: 'Samantha', lang: 'en-US' }
const jade = { voice_id: 'j1', name: 'Jade' }
const nothing = { browser: [], isBrowserLoading: false, premium: [], isPremiumLoading: false }
const labelsOf = (...given: Parameters<typeof toVoiceOptions>) =>
  toVoiceOptions(...given).map(({ group, label }) => `${group}: ${label}`)

test('browser voices come first with the default one, then those of the lounge', () => {
  const options = toVoiceOptions({ ...nothing, browser: [samantha], premium: [jade] }, 'premium:j1')
  expect(options).toEqual([
    { value: 'Default', label: 'Default voice', group: 'Browser voices' },
    { value: 'Samantha', label: 'Samantha', group: 'Browser voices' },
    { value: 'premium:j1', label: 'Jade', group: 'Premium voices' },
  ])
})

test('a voice of another language says which', () => {
  const browser = [{ name: 'Anna', lang: 'de-DE' }]
  expect(labelsOf({ ...nothing, browser }, 'Default')).toContain('Browser voices: Anna, German')
  const odd = [{ name: 'Odd', lang: 'no language' }]
  expect(labelsOf({ ...nothing, browser: odd }, 'Default')).toContain('Browser voices: Odd, no language')
})

test('the chosen voice is listed where it is missing, and says so once the lists are there', () => {
  const listed = { ...nothing, browser: [samantha], premium: [jade] }
  expect(labelsOf(listed, 'Anna')).toContain('Browser voices: Anna (not on this device)')
  expect(labelsOf({ ...listed, isBrowserLoading: true }, 'Anna')).toContain('Browser voices: Anna')
  expect(labelsOf(listed, 'premium:r1')).toContain('Premium voices: r1 (no longer here)')
  expect(labelsOf({ ...listed, isPremiumLoading: true }, 'premium:r1')).toContain('Premium voices: r1')
})

test('without any voice there is nothing to choose', () => {
  expect(toVoiceOptions(nothing, 'Default')).toEqual([])
})
