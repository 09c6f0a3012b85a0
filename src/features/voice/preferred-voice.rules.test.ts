import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { memberSettings } from '#features/member/member.contract.ts'
import { maxVoiceIdLength, premiumVoiceIdOf, toPreferredVoice } from './preferred-voice.rules.ts'
import { voiceId } from './voice.contract.ts'

test('A premium voice is stored by its id, and a voice of the browser by its name', () => {
  expect(premiumVoiceIdOf(toPreferredVoice('af_bella+af_sky'))).toBe('af_bella+af_sky')
  expect(premiumVoiceIdOf('Samantha')).toBeUndefined()
  expect(premiumVoiceIdOf('Default')).toBeUndefined()
})

test('The longest id of a premium voice fits into the setting', () => {
  const longest = 'x'.repeat(maxVoiceIdLength)
  expect(z.safeParse(voiceId, longest).success).toBe(true)
  expect(z.safeParse(voiceId, `${longest}x`).success).toBe(false)
  const stored = z.safeParse(memberSettings.shape.preferred_voice, toPreferredVoice(longest))
  expect(stored.data).toBe(toPreferredVoice(longest))
})
