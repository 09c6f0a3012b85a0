import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { createMember } from '#test/components/members.ts'
import { openPage } from '#test/components/open-page.tsx'

const voiceOf = (name: RegExp) => page.getByRole('radio', { name })

function installVoices(...voices: { name: string; lang: string }[]) {
  vi.spyOn(speechSynthesis, 'getVoices').mockReturnValue(voices as SpeechSynthesisVoice[])
  vi.stubGlobal('SpeechSynthesisUtterance', class extends EventTarget {})
  return {
    speak: vi.spyOn(speechSynthesis, 'speak').mockReturnValue(),
    cancel: vi.spyOn(speechSynthesis, 'cancel').mockReturnValue(),
  }
}

test('a browser voice is heard, saved, and listed on a device that does not have it', async () => {
  const { speak, cancel } = installVoices(
    { name: 'Samantha', lang: 'en-US' },
    { name: 'Anna', lang: 'de-DE' },
  )
  await createMember()
  await openPage('/dashboard/settings?tab=voice')
  await expect.element(voiceOf(/^Default/)).toBeChecked()
  await expect.element(voiceOf(/^Anna German/)).toBeVisible()
  await page.getByRole('button', { name: 'Hear Anna' }).click()
  expect(speak).toHaveBeenCalledOnce()
  cancel.mockClear()
  await page.getByRole('button', { name: 'Stop Anna' }).click()
  await expect.element(page.getByRole('button', { name: 'Hear Anna' })).toBeVisible()
  expect(speak).toHaveBeenCalledOnce()
  expect(cancel).toHaveBeenCalledOnce()
  await page.getByText('Samantha').click()
  const saved = page.getByRole('region', { name: 'Voice Settings', exact: true }).getByRole('status')
  await expect.element(saved).toHaveTextContent('Saved')
  await openPage('/dashboard/settings?tab=voice')
  await expect.element(voiceOf(/^Samantha/)).toBeChecked()

  installVoices()
  await openPage('/dashboard/settings?tab=voice')
  await expect.element(voiceOf(/^Samantha Not on this device/)).toBeChecked()
  await page.getByRole('tab', { name: 'Premium voices' }).click()
  await expect.element(page.getByText('This lounge has no premium voices.')).toBeVisible()
})
