import { expect, test } from './fixtures.ts'

test('a visitor asks for a pairing by click and looks at another one', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Your Free Pairing' }).click()

  const finder = page.getByRole('dialog', { name: 'Pairing finder' })
  const field = finder.getByRole('combobox', { name: 'Cigar name' })
  await expect(field).toBeFocused()
  await expect(page).toHaveURL('/match')
  await field.fill('Padron 1964 Maduro')
  await finder.getByRole('button', { name: 'Find its match' }).click()

  const title = finder.getByRole('heading', { level: 1 })
  await expect(title).toContainText(/Padrón 1964.* & \S+/)
  await expect(title).toBeFocused()
  await expect(finder.getByRole('complementary', { name: 'Why this pair' })).toContainText('They share')
  await expect(finder.getByRole('listitem').filter({ hasText: /^(First|Second|Final) third/ })).toHaveCount(3)
  await expect(page).toHaveURL(/\/match\/[a-z0-9-]+$/)

  await finder.getByRole('button', { name: 'Find Another Pairing' }).click()
  await expect(title).toBeHidden()
  await expect(field).toHaveValue('')
  await expect(field).toBeFocused()
  await expect(page).toHaveURL('/match')
})

test('a suggestion brings its pairing with one click', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('link', { name: 'Pairing finder' }).click()
  const finder = page.getByRole('dialog', { name: 'Pairing finder' })
  await finder.getByRole('combobox', { name: 'Cigar name' }).pressSequentially('oliva melanio')
  await page.getByRole('option', { name: /Melanio Maduro/ }).click()
  await expect(finder.getByRole('heading', { level: 1 })).toContainText('Melanio Maduro')
})

test('every point of the score is on the table', async ({ page }) => {
  await page.goto('/match/padron-1964-anniversary-maduro')
  const why = page.getByRole('complementary', { name: 'Why this pair' })
  const summary = why.getByText(/^Every point of the \d+$/)
  const score = Number(/\d+/.exec(await summary.innerText())?.[0])
  await summary.click()
  const points = await why.getByRole('listitem').locator('span:last-child').allInnerTexts()
  const total = points.map(text => Number(text.replace('−', '-'))).reduce((sum, each) => sum + each, 0)
  expect(total).toBe(score)
})
