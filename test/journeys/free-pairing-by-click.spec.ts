import { finderOn, openFinder, submitCigar } from './finder.ts'
import { expect, rest, test } from './fixtures.ts'

test('a visitor gets a whole result by click', async ({ page }) => {
  const finder = await openFinder(page)
  await expect(page).toHaveURL('/match')
  await finder.field.fill('Padron 1964 Maduro')
  await finder.submit.click()

  await expect(finder.title).toContainText(/^Padrón 1964 Anniversary Maduro\s*& \S+/)
  await expect(finder.title).toBeFocused()
  const why = finder.dialog.getByRole('complementary', { name: 'Why this pair' })
  await expect(why).toContainText('Weight')
  await expect(finder.dialog.getByText('Score out of 100')).toBeVisible()
  await expect(finder.dialog.getByRole('img', { name: /Padrón.*, lit$/ })).toBeVisible()
  await expect(page).toHaveURL('/match/padron-1964-anniversary-maduro')
})

test('Find Another Pairing starts over', async ({ page }) => {
  const finder = await openFinder(page)
  await submitCigar(finder, 'Padron 1964 Maduro')
  await finder.dialog.getByRole('button', { name: 'Find Another Pairing' }).click()

  await expect(finder.title).toBeHidden()
  await expect(finder.field).toHaveValue('')
  await expect(finder.submit).toBeEnabled()
  await expect(page).toHaveURL('/match')
  await submitCigar(finder, 'Oliva Serie V Melanio')
  await expect(finder.title).toContainText('Oliva Serie V Melanio')
})

test('a click on a suggestion brings its pairing', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('link', { name: 'Pairing finder' }).click()
  const finder = finderOn(page)
  await finder.field.pressSequentially('oliva melanio')
  await page.getByRole('option', { name: /Melanio Maduro/ }).click()
  await expect(finder.title).toContainText('Oliva Serie V Melanio Maduro')
})

test('the submit button stays accessible while suggestions are shown', rest, async ({ page }) => {
  const finder = await openFinder(page)
  await finder.field.fill('Padron 1964 Maduro')
  await expect(page.getByRole('option').first()).toBeVisible()
  await expect(finder.submit).toBeVisible()
})

test('the listed points add up to the score', rest, async ({ page }) => {
  await page.goto('/match/padron-1964-anniversary-maduro')
  const summary = page.getByText(/^Every point of the \d+$/)
  const score = Number(/\d+/.exec(await summary.innerText())?.[0])
  await summary.click()
  const points = await page
    .getByRole('group')
    .filter({ has: summary })
    .getByRole('listitem')
    .locator('> span:last-child')
    .allInnerTexts()
  const total = points.map(text => Number(text.replace('−', '-'))).reduce((sum, each) => sum + each, 0)
  expect(total).toBe(score)
})
