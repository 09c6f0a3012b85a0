import { finderOn } from './finder.ts'
import { expect, rest, test } from './fixtures.ts'

test('a cigar typed on the landing page leads straight to its result', async ({ page }) => {
  await page.goto('/')
  await page.getByLabel('I’m lighting a').fill('Padron 1964 Maduro')
  await page.getByRole('button', { name: 'Your Free Pairing' }).click()
  const { title } = finderOn(page)
  await expect(title).toContainText('Padrón 1964 Anniversary Maduro')
  await expect(page).toHaveURL('/match/padron-1964-anniversary-maduro')
})

test('Enter on the landing page does the same', rest, async ({ page }) => {
  await page.goto('/')
  await page.getByLabel('I’m lighting a').fill('Padron 1964 Maduro')
  await page.keyboard.press('Enter')
  await expect(finderOn(page).title).toContainText('Padrón 1964 Anniversary Maduro')
})

test('Forward leads to the result again, and Back after a reload to the landing page', async ({ page }) => {
  await page.goto('/')
  const hero = page.getByLabel('I’m lighting a')
  await hero.fill('Padron 1964 Maduro')
  await page.keyboard.press('Enter')
  const { dialog, title } = finderOn(page)
  await expect(title).toContainText('Padrón 1964 Anniversary Maduro')
  await page.goBack()
  await expect(dialog).toBeHidden()

  const heading = page.getByRole('heading', { level: 1 })
  await page.goForward()
  await expect(page).toHaveURL('/match/padron-1964-anniversary-maduro')
  await expect(heading).toContainText('Padrón 1964 Anniversary Maduro')
  await page.reload()
  await page.goBack()
  await expect(page).toHaveURL('/')
  await expect(hero).toBeVisible()
})

test('text that is no cigar opens the finder with the message and the text', async ({
  page,
  browserErrors,
}) => {
  browserErrors.expect(/status of 422/)
  await page.goto('/')
  await page.getByLabel('I’m lighting a').fill('the weather in Boston')
  await page.keyboard.press('Enter')
  const finder = finderOn(page)
  await expect(finder.error).toContainText('We don’t know that one.')
  await expect(finder.field).toHaveValue('the weather in Boston')
})

test('the form leads to the result page when the finder cannot be loaded', async ({
  page,
  browserErrors,
}) => {
  browserErrors.expect(/net::ERR_FAILED/)
  await page.route('**/assets/finder-overlay-*.js', route => route.abort())
  await page.goto('/')
  await page.getByLabel('I’m lighting a').fill('Padron 1964 Maduro')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/match/padron-1964-anniversary-maduro')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Padrón 1964 Anniversary Maduro')
})
