import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { expectSoundLayout } from '#test/components/accessibility.ts'
import { createMember } from '#test/components/members.ts'
import { openPage } from '#test/components/open-page.tsx'
import { loungeMusic } from './lounge-music.ts'

const music = () => page.getByRole('group', { name: 'Music' })
const volume = () => page.getByRole('slider', { name: 'Music volume' })

afterEach(() => {
  vi.restoreAllMocks()
  loungeMusic.stop()
  loungeMusic.setVolume(0.5)
  localStorage.removeItem('music-volume')
  localStorage.removeItem('music-muted')
})

/** Of the music, which is connected to the loudspeakers once for all tests. */
let analyser: AnalyserNode | undefined

/** The loudest sample of what the page gives to the loudspeakers. */
function listen(): { peak: () => number } {
  const connect = AudioNode.prototype.connect as (to: AudioNode) => AudioNode
  vi.spyOn(AudioNode.prototype, 'connect').mockImplementation(function (this: AudioNode, to: AudioNode) {
    if (to instanceof AudioDestinationNode) {
      analyser = new AnalyserNode(this.context, { fftSize: 32_768 })
      connect.call(this, analyser)
    }
    return connect.call(this, to)
  } as typeof AudioNode.prototype.connect)
  const samples = new Float32Array(32_768)
  return {
    peak() {
      analyser?.getFloatTimeDomainData(samples)
      return samples.reduce((peak, sample) => Math.max(peak, Math.abs(sample)), 0)
    },
  }
}

test('the music sounds, goes on over pages, is lowered under a voice, and is muted', async () => {
  const { peak } = listen()
  await page.viewport(1440, 900)
  await createMember()
  await openPage('/dashboard')
  expect(peak()).toBe(0)
  await page.getByRole('button', { name: 'Play Lofi Background' }).click()
  await expect.element(page.getByRole('button', { name: 'Pause Lofi Background' })).toBeVisible()
  await expect.poll(peak).toBeGreaterThan(0.03)
  await openPage('/dashboard/bar')
  await expect.element(page.getByRole('button', { name: 'Pause Lofi Background' })).toBeVisible()
  await expect.poll(peak).toBeGreaterThan(0.03)
  const loud = peak()
  const raise = loungeMusic.lower()
  await expect.poll(peak, { timeout: 2000 }).toBeLessThan(0.6 * loud)
  raise()
  await expect.poll(peak, { timeout: 4000 }).toBeGreaterThan(0.03)
  await page.getByRole('button', { name: 'Mute the music' }).click()
  await expect.poll(peak, { timeout: 2000 }).toBe(0)
})

test('R019: where the volume of a sound cannot be set, as on iPhones, slider, voice and mute work', async () => {
  vi.spyOn(HTMLMediaElement.prototype, 'volume', 'get').mockReturnValue(1)
  vi.spyOn(HTMLMediaElement.prototype, 'volume', 'set').mockImplementation(() => undefined)
  const { peak } = listen()
  await page.viewport(1440, 900)
  await createMember()
  await openPage('/dashboard')
  await page.getByRole('button', { name: 'Play Lofi Background' }).click()
  await volume().fill('1')
  await expect.poll(peak, { timeout: 4000 }).toBeGreaterThan(0.1)
  const loud = peak()
  await volume().fill('0.1')
  await expect.poll(peak, { timeout: 4000 }).toBeLessThan(0.4 * loud)
  await volume().fill('1')
  await expect.poll(peak, { timeout: 8000 }).toBeGreaterThan(0.7 * loud)
  const raise = loungeMusic.lower()
  await expect.poll(peak, { timeout: 4000 }).toBeLessThan(0.6 * loud)
  raise()
  await expect.poll(peak, { timeout: 8000 }).toBeGreaterThan(0.7 * loud)
  await page.getByRole('button', { name: 'Mute the music' }).click()
  await expect.poll(peak, { timeout: 4000 }).toBe(0)
})

test('the volume moves by hundredths with the keyboard, and is kept on this device', async () => {
  await page.viewport(1440, 900)
  await createMember()
  await openPage('/dashboard')
  await expect.element(volume()).toHaveValue('0.5')
  volume().element().focus()
  await page.getByRole('slider', { name: 'Music volume' }).fill('0.51')
  await openPage('/dashboard')
  await expect.element(volume()).toHaveValue('0.51')
  await expect.element(volume()).toHaveAttribute('aria-valuetext', '51%')
  await expectSoundLayout()
})

test('a collapsed sidebar has play and pause alone, a phone’s menu has it all', async () => {
  await page.viewport(1440, 900)
  await createMember()
  await openPage('/dashboard')
  await page.getByRole('button', { name: 'Collapse sidebar' }).click()
  await expect.element(page.getByRole('button', { name: 'Play Lofi Background' })).toBeVisible()
  await expect.element(music()).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Expand sidebar' }).click()
  await page.viewport(390, 844)
  await page.getByRole('button', { name: 'Account and menu' }).click()
  await expect.element(page.getByRole('dialog').getByRole('group', { name: 'Music' })).toBeVisible()
})

test('a collapsed sidebar says that the browser gives no sound yet', async () => {
  const resume = vi.spyOn(AudioContext.prototype, 'resume').mockReturnValue(new Promise(() => undefined))
  await page.viewport(1440, 900)
  await createMember()
  await openPage('/dashboard')
  await page.getByRole('button', { name: 'Collapse sidebar' }).click()
  await page.getByRole('button', { name: 'Play Lofi Background' }).click()
  const blocked = page.getByRole('button', { name: 'Play Lofi Background: press again to hear it' })
  await expect.element(blocked).toBeVisible()
  await expect.element(page.getByText('press again to hear it').first()).toHaveAttribute('role', 'status')
  resume.mockRestore()
  await page.getByRole('button', { name: 'Expand sidebar' }).click()
})
