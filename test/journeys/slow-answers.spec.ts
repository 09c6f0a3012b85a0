import { delayResponse } from './delay-response.ts'
import { finderOn, openFinder, submitCigar } from './finder.ts'
import { expect, test } from './fixtures.ts'
import { createMember } from './members.ts'

test('a portal whose member does not load says that it waits, and then that it failed', async ({ page }) => {
  await createMember(page)
  await page.clock.install()
  await delayResponse(page, '**/api/me')
  const isRequested = page.waitForRequest('**/api/me')
  await page.goto('/dashboard')
  await isRequested
  await expect(page.getByRole('status')).toBeAttached()
  await page.clock.runFor(4_500)
  await expect(page.getByRole('status')).toHaveText('Still waiting for Smoke Deck …')
  await page.clock.runFor(6_000)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Connection Error')
  await expect(page.getByRole('button', { name: 'Try Again' })).toBeVisible()
})

test('suggestions that arrive after a failed request leave the button free', async ({
  page,
  browserErrors,
}) => {
  browserErrors.expect(/status of 503/)
  await page.route('**/api/litepair', route => route.fulfill({ status: 503, json: {} }))
  await openFinder(page)
  const release = await delayResponse(page, '**/api/suggestions*')
  const finder = finderOn(page)
  await submitCigar(finder, 'Padron 1964 Maduro')
  await expect(finder.error).toBeVisible()
  const isAnswered = page.waitForResponse('**/api/suggestions*')
  release()
  await isAnswered
  await expect(page.getByRole('option')).toHaveCount(0)
  await finder.submit.click()
})
