import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { speech } from '#features/voice/client/speech.ts'
import { expectSoundLayout } from '#test/components/accessibility.ts'
import { createMember } from '#test/components/members.ts'
import { openPage } from '#test/components/open-page.tsx'
import { fakeSynthesis } from '#test/fake-synthesis.ts'

afterEach(() => {
  speech.stop()
  vi.unstubAllGlobals()
})

test('a source leads to its section, below the bar that stays at the top of a narrow window', async () => {
  await page.viewport(800, 700)
  await createMember()
  await openPage('/dashboard/ask/articles/beetles-and-freezing#freeze')
  const heading = page.getByRole('heading', { level: 2, name: 'How do I freeze cigars' })
  await expect.element(heading).toBeVisible()
  const top = () => heading.element().getBoundingClientRect().top
  await expect.poll(top).toBeLessThan(window.innerHeight / 2)
  expect(top()).toBeGreaterThan(page.getByRole('banner').element().getBoundingClientRect().bottom)
})

const listen = () => page.getByRole('button', { name: 'Listen' })
const stop = () => page.getByRole('button', { name: 'Stop', exact: true })

test('Listen reads an article section by section, and Stop ends it', async () => {
  const { heard, given } = fakeSynthesis({ millisecondsPerCharacter: 1 })
  await createMember()
  await openPage('/dashboard/ask/articles/beetles-and-freezing')
  await listen().click()
  await expect
    .poll(() => heard.slice(0, 2))
    .toEqual(['Tobacco beetles and freezing cigars', 'How do I know that I have tobacco beetles?'])
  await expect.poll(() => heard).toContain('Is there a safe temperature for tobacco beetles?')
  await stop().click()
  await expect.element(listen()).toBeVisible()
  const { length } = given
  await new Promise(resolve => setTimeout(resolve, 500))
  expect(given).toHaveLength(length)
  await expectSoundLayout()
})

test('an article is silent once another one is opened', async () => {
  fakeSynthesis({ millisecondsPerCharacter: 1000 })
  await createMember()
  await openPage('/dashboard/ask/articles/beetles-and-freezing')
  await listen().click()
  await expect.poll(() => speech.state().state).toBe('speaking')
  await openPage('/dashboard/ask/articles/cutting-a-cigar')
  await expect.element(listen()).toBeVisible()
  expect(speech.state().state).toBe('silent')
})

const article = '/dashboard/ask/articles/beetles-and-freezing'

/** A page that does not know yet whether its browser has voices, whatever was known before. */
async function openBeforeVoices(browser: Parameters<typeof fakeSynthesis>[0]) {
  fakeSynthesis()
  await createMember()
  await openPage(article)
  await expect.poll(() => speech.state().hasVoice).toBe(true)
  const synthesis = fakeSynthesis(browser)
  await openPage(article)
  await expect.element(listen()).toBeEnabled()
  return synthesis
}

test('while voices are being listed, Listen says so and does not offer to stop; then it reads', async () => {
  const { list } = await openBeforeVoices({ areListedLate: true, millisecondsPerCharacter: 1000 })
  await listen().click()
  await expect.element(listen()).toHaveAccessibleDescription('Voices are loading.')
  await expect.element(stop()).not.toBeInTheDocument()
  await expect.element(listen()).toHaveFocus()
  list()
  await expect.element(stop()).toBeVisible()
})

test('Listen says that the browser has no voice as soon as that is known, also while it is pressed', async () => {
  await openBeforeVoices({ voices: [] })
  const button = listen().element()
  const labels = new Set<string | null>()
  const watch = new MutationObserver(() => labels.add(button.textContent))
  watch.observe(button, { subtree: true, childList: true, characterData: true, attributes: true })
  await listen().click()
  await expect.element(listen()).toHaveAccessibleDescription('This browser has no voice.')
  watch.disconnect()
  await expect.element(listen()).not.toHaveAttribute('aria-busy')
  await expect.element(listen()).toHaveFocus()
  expect([...labels]).toEqual(['Listen'])
  await expect.poll(() => speech.state().state).toBe('unavailable')
  await expect.element(listen()).toHaveAccessibleDescription('This browser has no voice.')
})
