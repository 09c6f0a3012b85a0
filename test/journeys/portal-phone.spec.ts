import { expect, test } from './fixtures.ts'
import { paintFrames, passOneSecond } from './frames.ts'
import { headingOf, useSharedMember } from './members.ts'

test.use({ viewport: { width: 390, height: 844 } })

test('on a phone a new page of the tab bar starts at the top, and Back restores the scroll position', async ({
  page,
}) => {
  await useSharedMember(page)
  await page.clock.install()
  await page.goto('/dashboard')
  await expect(page.getByRole('link', { name: 'Ask Arturo' })).toBeVisible()
  // The facts above are read after the first paint. Until then the browser may move the page with them.
  await expect(page.getByRole('link', { name: 'Add your first cigar' })).toBeVisible()
  await page.evaluate(() => scrollTo({ top: 300, behavior: 'instant' }))
  // The router notes the position a moment after the last scroll event.
  await paintFrames(page, 2)
  await passOneSecond(page)
  await page
    .getByRole('navigation', { name: 'Shortcuts' })
    .getByRole('link', { name: 'Lounge', exact: true })
    .click()
  await expect(headingOf(page)).toHaveText('Welcome to The Virtual Lounge')
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await page.goBack()
  await expect(headingOf(page)).toHaveText('Welcome, Cigar Enthusiast')
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(300)
})
