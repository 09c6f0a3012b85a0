import { openFinder, submitCigar } from './finder.ts'
import { expect, rest, test } from './fixtures.ts'

test('the finder asks which Cohiba is meant and pairs the chosen one', async ({ page }) => {
  const finder = await openFinder(page)
  await submitCigar(finder, 'cohiba')
  await expect(finder.title).toContainText('Cohiba')
  await expect(finder.dialog).toContainText('Which one is yours?')
  await finder.dialog.getByRole('link', { name: 'Dominican', exact: true }).click()
  await expect(finder.dialog).not.toContainText('Which one is yours?')
  await expect(finder.title).toContainText('Cohiba')
})

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })

  test('without JavaScript the choices are links to a result page', rest, async ({ page }) => {
    await page.goto('/match?cigar=cohiba')
    await page.getByRole('link', { name: 'Cuban', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Cohiba')
    await expect(page.getByText('Which one is yours?')).toHaveCount(0)
  })
})
