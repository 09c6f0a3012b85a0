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
