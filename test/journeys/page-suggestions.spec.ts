import { finderOn } from './finder.ts'
import { expect, rest, test } from './fixtures.ts'

test('the field of the landing page suggests, and a suggestion is answered', async ({ page }) => {
  await page.goto('/')
  const field = page.getByLabel('I’m lighting a')
  await field.click()
  await field.pressSequentially('cohiba')
  const options = page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option')
  await expect(options.first()).toContainText('Cohiba')
  await expect(page.getByRole('button', { name: 'Your Free Pairing' })).toBeVisible()
  await options.filter({ hasText: 'Siglo VI' }).first().click()
  await expect(finderOn(page).title).toContainText('Cohiba Siglo VI')
})

test('Enter in the field of the landing page sends what was typed', async ({ page }) => {
  await page.goto('/')
  const field = page.getByLabel('I’m lighting a')
  await field.click()
  await field.pressSequentially('unbanded connecticut toro')
  await page.keyboard.press('Enter')
  await expect(finderOn(page).title).toContainText('Unbanded Connecticut Toro')
})

test('the page of the finder suggests by keyboard', rest, async ({ page }) => {
  await page.goto('/match')
  const field = page.getByLabel('Cigar name')
  await field.click()
  await field.pressSequentially('oliva serie v mel')
  const options = page.getByRole('option')
  await expect(options.first()).toContainText('Melanio')
  await expect(field).toHaveAttribute('aria-expanded', 'true')
  await page.keyboard.press('Escape')
  await expect(options.first()).toBeHidden()
  await page.keyboard.press('ArrowDown')
  await expect(options.first()).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/match\/oliva-serie-v-melanio/)
})
