import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { createMember } from '#test/components/members.ts'
import { openPage } from '#test/components/open-page.tsx'

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
