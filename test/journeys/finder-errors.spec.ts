import { openFinder, submitCigar } from './finder.ts'
import { expect, rest, test } from './fixtures.ts'

const cigar = 'Padron 1964 Maduro'

test('a failing server is explained, the text stays, and another try works', async ({
  page,
  browserErrors,
}) => {
  browserErrors.expect(/status of 503/)
  let isDown = true
  await page.route('**/api/litepair', route =>
    isDown ? route.fulfill({ status: 503, json: {} }) : route.continue(),
  )
  const finder = await openFinder(page)
  await submitCigar(finder, cigar)
  await expect(finder.error).toHaveText('Unable to generate pairing recommendation. Please try again later.')
  await expect(finder.field).toHaveValue(cigar)
  isDown = false
  await finder.field.press('Enter')
  await expect(finder.title).toContainText('Padrón 1964 Anniversary Maduro')
})

test('without a network the finder says so, keeps the text, and another try works', async ({
  context,
  page,
  browserErrors,
}) => {
  browserErrors.expect(/net::ERR_INTERNET_DISCONNECTED/)
  const finder = await openFinder(page)
  await finder.field.fill(cigar)
  await expect(page.getByRole('option').first()).toBeVisible()
  await context.setOffline(true)
  await finder.field.press('Enter')
  await expect(finder.error).toHaveText('Network error. Please check your internet connection and try again.')
  await expect(finder.field).toHaveValue(cigar)
  await context.setOffline(false)
  await finder.field.press('Enter')
  await expect(finder.title).toContainText('Padrón 1964 Anniversary Maduro')
})

test('a malformed answer shows a message, not a blank page', async ({ page }) => {
  await page.route('**/api/litepair', route => route.fulfill({ status: 200, body: '<html>proxy</html>' }))
  const finder = await openFinder(page)
  await submitCigar(finder, cigar)
  await expect(finder.error).toHaveText('Failed to generate pairing recommendation')
  await expect(finder.field).toHaveValue(cigar)
})

test('failing suggestions do not prevent a pairing', rest, async ({ page, browserErrors }) => {
  browserErrors.expect(/status of 500/)
  await page.route('**/api/suggestions*', route => route.fulfill({ status: 500, json: {} }))
  const finder = await openFinder(page)
  await finder.field.pressSequentially(cigar)
  await finder.field.press('Enter')
  await expect(finder.title).toContainText('Padrón 1964 Anniversary Maduro')
})
