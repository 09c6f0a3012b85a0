import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { createMember } from '#test/components/members.ts'
import { openPage } from '#test/components/open-page.tsx'
import { interceptRequests, type SentRequest } from '#test/components/requests.ts'
import { fakeAudio } from '#test/fake-audio.ts'
import { fakeSynthesis } from '#test/fake-synthesis.ts'

const voiceOf = (name: RegExp) => page.getByRole('radio', { name })

afterEach(() => {
  localStorage.removeItem('cached_voices')
  localStorage.removeItem('spoken-automatically')
  vi.unstubAllGlobals()
})

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
  await expect.poll(() => speak.mock.calls.length).toBe(1)
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

test('R009: voices that are listed late appear by themselves, and one pressed before is heard in its own voice', async () => {
  const { given, list } = fakeSynthesis({
    voices: [
      { name: 'Samantha', lang: 'en-US' },
      { name: 'Anna', lang: 'de-DE' },
    ],
    areListedLate: true,
  })
  localStorage.setItem('cached_voices', JSON.stringify([{ name: 'Anna', lang: 'de-DE' }]))
  await createMember()
  await openPage('/dashboard/settings?tab=voice')
  await page.getByRole('button', { name: 'Hear Anna' }).click()
  expect(given).toEqual([])
  list()
  await expect.element(voiceOf(/^Samantha/)).toBeVisible()
  await expect.poll(() => given[0]?.voice).toBe('Anna')
})

test('whether answers are read aloud is switched here, for this device', async () => {
  fakeSynthesis()
  await createMember()
  await openPage('/dashboard/settings?tab=voice')
  const readAloud = page.getByRole('switch', { name: 'Read pairings and answers aloud' })
  await expect.element(readAloud).not.toBeChecked()
  await readAloud.click()
  await openPage('/dashboard/settings?tab=voice')
  await expect.element(readAloud).toBeChecked()
})

test('a browser without a voice cannot read answers aloud, and says why', async () => {
  fakeSynthesis({ voices: [] })
  await createMember()
  await openPage('/dashboard/settings?tab=voice')
  const readAloud = page.getByRole('switch', { name: 'Read pairings and answers aloud' })
  await expect.element(readAloud).toBeDisabled()
  await expect.element(readAloud).toHaveAccessibleDescription('This browser has no voice.')
})

const premiumTab = () => page.getByRole('tab', { name: 'Premium voices' })
const hear = (name: string) => page.getByRole('button', { name: `Hear ${name}` })
const stop = (name: string) => page.getByRole('button', { name: `Stop ${name}` })
const twoVoices = {
  provider: 'ElevenLabs',
  voices: [
    { voice_id: 'r1', name: 'Rachel' },
    { voice_id: 'j1', name: 'Jade' },
  ],
  preferredVoiceId: 'j1',
}
const refusal = (code: string, error: string) => Response.json({ code, error }, { status: 502 })

/** A lounge with premium voices. */
function answerWith(list: () => Response, sound: () => Response): SentRequest[] {
  return interceptRequests((request, real) => {
    if (request.line === 'GET /api/voices') return Promise.resolve(list())
    return request.line === 'POST /api/speech' ? Promise.resolve(sound()) : real()
  })
}

test('premium voices are heard one at a time, the suggested one first, and one is chosen', async () => {
  fakeAudio({ millisecondsPerSound: 60_000 })
  const mp3 = { headers: { 'content-type': 'audio/mpeg' } }
  const requests = answerWith(
    () => Response.json(twoVoices),
    () => new Response('sound', mp3),
  )
  await createMember()
  await openPage('/dashboard/settings?tab=voice')
  await premiumTab().click()
  await expect.element(page.getByText('The texts that are read to you go to ElevenLabs.')).toBeVisible()
  await expect.element(page.getByRole('radio').first()).toHaveAccessibleName(/^Jade/)
  await hear('Jade').click()
  await expect.element(stop('Jade')).toBeVisible()
  await hear('Rachel').click()
  await expect.element(stop('Rachel')).toBeVisible()
  await expect.element(hear('Jade')).toBeVisible()
  await stop('Rachel').click()
  await expect.element(hear('Rachel')).toBeVisible()
  const heard = requests.filter(({ line }) => line === 'POST /api/speech').map(({ body }) => body)
  expect(heard).toMatchObject([{ voiceId: 'j1' }, { voiceId: 'r1' }])
  await page.getByText('Rachel', { exact: true }).click()
  const saved = page.getByRole('region', { name: 'Voice Settings', exact: true }).getByRole('status')
  await expect.element(saved).toHaveTextContent('Saved')
  await openPage('/dashboard/settings?tab=voice')
  await expect.element(voiceOf(/^Rachel/)).toBeChecked()
})

test('premium voices that do not load, or are not heard, say so', async () => {
  let list = () => refusal('NO_VOICES', 'No voices returned from the provider API')
  answerWith(
    () => list(),
    () => refusal('SPEECH_FAILED', 'Failed to generate speech: 429'),
  )
  await createMember()
  await openPage('/dashboard/settings?tab=voice')
  await premiumTab().click()
  const failure = page.getByRole('alert').filter({ hasText: 'Failed to load voices' })
  await expect.element(failure).toHaveTextContent('No voices returned from the provider API')
  // A voice of its own: what was read by another test is kept.
  const voices = [{ voice_id: 'j2', name: 'Jade' }]
  list = () => Response.json({ provider: 'ElevenLabs', voices, preferredVoiceId: 'j2' })
  await failure.getByRole('button', { name: 'Try Again' }).click()
  await hear('Jade').click()
  await expect.element(page.getByText('Failed to preview voice')).toBeVisible()
  await expect.element(hear('Jade')).toBeVisible()
})

test('a voice is not heard while the browser lists none, and where it has none the preview says so', async () => {
  fakeSynthesis()
  await createMember()
  await openPage('/dashboard/settings?tab=voice')
  await expect.element(hear('Samantha')).toBeEnabled()
  fakeSynthesis({ voices: [] })
  localStorage.removeItem('cached_voices')
  await openPage('/dashboard/settings?tab=voice')
  await hear('Default').click()
  await expect.element(hear('Default')).toHaveAttribute('aria-busy', 'true')
  await expect
    .element(hear('Default'))
    .toHaveAccessibleDescription('This browser has no voice. Another browser or device may have some.')
  await expect.element(hear('Default')).toBeDisabled()
  await expect.element(hear('Default')).toHaveFocus()
  await expect.element(stop('Default')).not.toBeInTheDocument()
})
