import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { FinderOverlay } from '#features/pairing/client/FinderOverlay.tsx'
import { speech } from '#features/voice/client/speech.ts'
import { expectSoundLayout } from '#test/components/accessibility.ts'
import { closePage, render } from '#test/components/open-page.tsx'
import { fakeAudio } from '#test/fake-audio.ts'
import { fakeSynthesis } from '#test/fake-synthesis.ts'
import { finderReading } from './finder-reading.ts'

const dialog = () => page.getByRole('dialog', { name: 'Pairing finder' })
const field = () => dialog().getByRole('combobox', { name: 'Cigar name' })
const title = () => dialog().getByRole('heading', { level: 1 })
const listen = () => dialog().getByRole('button', { name: 'Listen' })
const stop = () => dialog().getByRole('button', { name: 'Stop', exact: true })
const question = () => dialog().getByRole('group', { name: 'Shall I read pairings aloud?' })

/** The page keeps the element that it plays with. */
beforeEach(() => void fakeAudio({ millisecondsPerSound: 60_000 }))

afterEach(() => {
  speech.stop()
  localStorage.removeItem('spoken-automatically')
  vi.unstubAllGlobals()
})

async function openFinder() {
  vi.spyOn(history, 'state', 'get').mockReturnValue({ finder: true })
  vi.spyOn(history, 'replaceState').mockImplementation(() => undefined)
  render(<FinderOverlay initialText="" isSubmitted={false} reading={finderReading} />)
  await expect.element(field()).toBeVisible()
}

async function submit(cigar: string) {
  await field().fill(cigar)
  await userEvent.keyboard('{Enter}')
}

test('a visitor is asked once, and then each pairing that is asked for is read, until the finder is closed', async () => {
  const { given } = fakeSynthesis({ millisecondsPerCharacter: 1000 })
  await openFinder()
  await submit('Padron 1964 Maduro')
  await expect.element(question()).toBeVisible()
  expect(given).toEqual([])
  await expectSoundLayout()
  await question().getByRole('button', { name: 'Yes, read them' }).click()
  await expect.element(title()).toHaveFocus()
  await expect.element(stop()).toBeVisible()
  await expect.poll(() => given[0]?.text).toContain('nineteen sixty-four')
  await dialog().getByRole('button', { name: 'Find Another Pairing' }).click()
  expect(speech.state().state).toBe('silent')
  await submit('Oliva Serie V Melanio')
  await expect.element(stop()).toBeVisible()
  await expect.element(question()).not.toBeInTheDocument()
  await expect.poll(() => given[1]?.text).toContain('Serie V Melanio')
  closePage()
  expect(speech.state().state).toBe('silent')
})

test('a visitor whose browser has no voice is told so, and asked nothing', async () => {
  fakeSynthesis({ voices: [] })
  await openFinder()
  await submit('Padron 1964 Maduro')
  await expect.element(listen()).toBeDisabled()
  await expect.element(listen()).toHaveAccessibleDescription('This browser has no voice.')
  await expect.element(question()).not.toBeInTheDocument()
})
