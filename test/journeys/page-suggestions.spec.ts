import { delayResponse } from './delay-response.ts'
import { finderOn } from './finder.ts'
import { expect, rest, test } from './fixtures.ts'
import { createMember } from './members.ts'

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

test('Escape while the suggestions are on their way keeps them closed, until the next letter', async ({
  page,
}) => {
  await createMember(page)
  const field = page.getByLabel('Cigar name')
  const options = page.getByRole('option')
  for (const isCodeLate of [true, false]) {
    const loadField = isCodeLate ? await delayResponse(page, /\/assets\/Autocomplete-.*\.js$/) : undefined
    await page.goto('/pair')
    await field.focus()
    const suggest = await delayResponse(page, /\/api\/suggestions\?/)
    await field.fill('Oliva Serie V')
    await field.press('Escape')
    loadField?.()
    const answered = page.waitForResponse(/\/api\/suggestions\?/)
    if (isCodeLate) await expect(field).toHaveAttribute('role', 'combobox')
    suggest()
    await answered
    await expect(field).toHaveValue('Oliva Serie V')
    await page.waitForTimeout(300)
    await expect(options).toHaveCount(0)
    await field.press('End')
    await field.pressSequentially(' Mel')
    await expect(options.first()).toContainText('Melanio')
  }
})
