import { expect, test } from './fixtures.ts'

test('the first visit shows the age notice once, and a visitor under 21 gets a friendly page', async ({
  newVisitor,
}) => {
  const page = await (await newVisitor({ hasSeenAgeNotice: false })).newPage()
  await page.goto('/')
  const notice = page.getByRole('region', { name: 'Adults only' })
  await expect(notice).toContainText('For adults 21 and over.')
  await page.getByRole('link', { name: 'Not yet' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('See you in a few years.')
  await expect(notice).toHaveCount(0)
  // Nothing invites in, besides the way back from a wrong press.
  await expect(page.getByRole('navigation', { name: 'Site' })).toHaveCount(0)
  await expect(page.getByRole('navigation', { name: 'Explore' })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Sign In' })).toHaveCount(0)
  await page.getByRole('link', { name: 'I pressed that by mistake' }).click()
  await expect(page).toHaveURL('/')
  await notice.getByRole('button', { name: 'I am 21 or older' }).click()
  await expect(notice).toHaveCount(0)
  await expect(page).toHaveURL('/')
  await page.reload()
  await expect(notice).toHaveCount(0)
  await page.goto('/match')
  await expect(notice).toHaveCount(0)
})
