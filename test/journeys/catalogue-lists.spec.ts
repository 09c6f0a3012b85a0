import type { Page } from '@playwright/test'
import { expect, rest, test } from './fixtures.ts'

const found = (page: Page) => page.getByRole('heading', { level: 2 })
const group = (page: Page, name: string) => page.locator('details').filter({ hasText: name })

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })

  test('filters are opened, applied and removed', async ({ page }) => {
    await page.goto('/cigars')
    await page.getByText('Wrapper', { exact: true }).first().click()
    await page.getByRole('checkbox', { name: /^Broadleaf/ }).check()
    await page.getByRole('checkbox', { name: /^Cameroon/ }).check()
    await page.getByRole('button', { name: 'Show these' }).click()
    await expect(page).toHaveURL(/\/cigars\?q=&.*wrapper=broadleaf&wrapper=cameroon/)
    await expect(found(page)).not.toContainText('All')

    await page.getByRole('link', { name: 'Remove Cameroon' }).click()
    await expect(page).toHaveURL('/cigars?wrapper=broadleaf')
    await page.getByRole('link', { name: 'Show all' }).click()
    await expect(found(page)).toContainText('All')
  })

  test('a second maker is added from the list of all makers', rest, async ({ page }) => {
    await page.goto('/cigars?brand=Padr%C3%B3n')
    await group(page, 'Maker').locator('summary').click()
    await expect(page.getByRole('checkbox', { name: /^Padrón/ })).toBeChecked()
    await page.getByLabel('Add a maker').selectOption('Oliva')
    await page.getByRole('button', { name: 'Show these' }).click()
    await expect(page.getByRole('link', { name: 'Remove Oliva' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Remove Padrón' })).toBeVisible()
  })

  test('Next page and Previous page keep the filters', async ({ page }) => {
    await page.goto('/cigars?strength=4')
    await page.getByRole('link', { name: 'Next page' }).click()
    await expect(page).toHaveURL('/cigars?strength=4&page=2')
    await page.getByRole('link', { name: 'Previous page' }).click()
    await expect(page).toHaveURL('/cigars?strength=4')
  })

  test('a search without results links to the whole list', async ({ page }) => {
    await page.goto('/drinks')
    await page.getByRole('searchbox', { name: 'Name on the bottle' }).fill('nobody pours this')
    await page.getByRole('button', { name: 'Search' }).click()
    await expect(found(page)).toHaveText('No drinks for “nobody pours this”')
    await page.getByRole('link', { name: /^Show all \d+ drinks/ }).click()
    await expect(page).toHaveURL('/drinks')
  })
})

test('a filter is applied by keyboard alone, at once, and stays open for the next', async ({ page }) => {
  await page.goto('/drinks')
  await page.getByRole('button', { name: 'Search' }).focus()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('checkbox', { name: /^Spirits/ })).toBeFocused()
  await page.keyboard.press('Space')
  // An address to share says only what was chosen.
  await expect(page).toHaveURL('/drinks?kind=spirit')
  await expect(page.getByRole('link', { name: 'Remove Spirits' })).toBeVisible()
  await expect(page.getByRole('checkbox', { name: /^Spirits/ })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await expect(page).toHaveURL(/\/drinks\?kind=spirit&kind=(wine|mocktail)/)

  await page.goBack()
  await expect(page).toHaveURL('/drinks?kind=spirit')
  await group(page, 'Kind').locator('summary').click()
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(1)
  await page.goBack()
  await expect(page).toHaveURL('/drinks')
  await expect(page.locator('input[type=checkbox]:checked')).toHaveCount(0)
})

test('an order applies at once, a letter lists its makers, and the last page is one step away', async ({
  page,
}) => {
  await page.goto('/cigars')
  await expect(page.getByRole('button', { name: 'Show' })).toHaveCount(0)
  await page.getByRole('combobox', { name: 'Order' }).selectOption('Mildest')
  await expect(page).toHaveURL('/cigars?order=mild')
  await page.getByRole('navigation', { name: 'First letter' }).getByRole('link', { name: 'P' }).click()
  await expect(page).toHaveURL('/cigars?letter=P&order=name')
  await page.getByRole('link', { name: 'Last page' }).click()
  await expect(page.getByRole('link', { name: 'Last page' })).toHaveCount(0)
  await page.getByRole('link', { name: 'First page' }).click()
  await expect(page.getByText(/^Page 1 of \d+$/)).toBeVisible()
})

test('an open filter closes with Escape, which returns the focus, and with a click elsewhere', async ({
  page,
}) => {
  await page.goto('/cigars')
  const size = group(page, 'Size')
  await size.locator('summary').click()
  await page.getByRole('checkbox', { name: /^Slim/ }).focus()
  await page.keyboard.press('Escape')
  await expect(size).not.toHaveAttribute('open')
  await expect(size.locator('summary')).toBeFocused()

  await size.locator('summary').click()
  await expect(size).toHaveAttribute('open')
  await page.getByRole('heading', { level: 1 }).click()
  await expect(size).not.toHaveAttribute('open')
})

test('on a phone the filters are one line, and the last of them opens in full', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/drinks')
  await group(page, 'Weight').locator('summary').click()
  const option = page.getByRole('checkbox', { name: /^Delicate/ })
  await expect(option).toBeInViewport({ ratio: 1 })
  const isOnTop = await option.evaluate(box => {
    const { x, y, width, height } = box.getBoundingClientRect()
    return document.elementFromPoint(x + width / 2, y + height / 2) === box
  })
  expect(isOnTop).toBe(true)
  await option.check()
  await expect(page).toHaveURL('/drinks?weight=1')
})
