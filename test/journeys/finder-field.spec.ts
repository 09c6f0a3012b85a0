import { openFinder, submitCigar } from './finder.ts'
import { expect, rest, test } from './fixtures.ts'

test('leading spaces are dropped while typing, inner spaces stay', rest, async ({ page }) => {
  const finder = await openFinder(page)
  await finder.field.pressSequentially('   Oliva ')
  await expect(finder.field).toHaveValue('Oliva ')
  await finder.field.pressSequentially('Serie V')
  await expect(finder.field).toHaveValue('Oliva Serie V')
})

test('a press with an empty or blank field asks for a name there', async ({ page }) => {
  const finder = await openFinder(page)
  await finder.submit.click()
  await expect(finder.error).toHaveText('Please enter a cigar name')
  await expect(finder.field).toBeFocused()
  await finder.field.pressSequentially('   ')
  await finder.submit.click()
  await expect(finder.error).toHaveText('Please enter a cigar name')
  await expect(finder.field).toBeFocused()
  await expect(finder.title).toBeHidden()
})

test('three cigars to try answer at a press, and are gone when something is typed', async ({ page }) => {
  const finder = await openFinder(page)
  const examples = finder.dialog.getByRole('paragraph').filter({ hasText: 'Or try one of these.' })
  await expect(examples.getByRole('link')).toHaveCount(3)
  await finder.field.fill('Oliva')
  await expect(examples).toBeHidden()
  await finder.field.fill('')
  await examples.getByRole('link', { name: 'Oliva Serie V Melanio' }).click()
  await expect(finder.title).toContainText(/^Oliva Serie V Melanio\s*& \S+/)
})

test('the question and its result begin at one left edge', async ({ page }) => {
  const finder = await openFinder(page)
  const question = await finder.dialog.getByRole('heading', { name: 'What are you lighting?' }).boundingBox()
  await expect(finder.dialog.locator('canvas[data-engraving="matchbox"]')).toHaveAttribute('data-drawn')
  await finder.dialog.getByRole('link', { name: 'Lagavulin 16 Year' }).click()
  await expect(finder.title).toContainText('Lagavulin 16 Year')
  const result = await finder.title.boundingBox()
  expect(Math.abs(result!.x - question!.x)).toBeLessThan(1)
})

test('Enter in an empty field submits nothing', rest, async ({ page }) => {
  const finder = await openFinder(page)
  await finder.field.focus()
  await page.keyboard.press('Enter')
  await expect(finder.title).toBeHidden()
  await expect(finder.dialog.getByText('Failed')).toBeHidden()
})

test('while the answer is loading the button says so, and nothing is sent twice', async ({ page }) => {
  let requests = 0
  let answer = () => {}
  const held = new Promise<void>(resolve => {
    answer = resolve
  })
  await page.route('**/api/litepair', async route => {
    requests += 1
    await held
    await route.continue()
  })
  const finder = await openFinder(page)
  await submitCigar(finder, 'Padron 1964 Maduro')
  await expect(finder.submit).toHaveText('Finding Pairing...')
  await expect(finder.submit).toBeDisabled()
  await finder.field.press('Enter')
  answer()
  await expect(finder.title).toContainText('Padrón 1964 Anniversary Maduro')
  expect(requests).toBe(1)
})
