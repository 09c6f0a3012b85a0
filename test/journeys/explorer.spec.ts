import { askFor, explorerOn, fillIn, openExplorer, vaultOf } from './explorer.ts'
import { expect, test } from './fixtures.ts'
import { headingOf } from './portal-member.ts'

const cigar = 'Padron 1964 Anniversary Maduro'

test('a member asks by click and gets the whole answer, kept in the vault', async ({ page }) => {
  const explorer = await openExplorer(page)
  await expect(headingOf(page)).toHaveText('Cigar Pairing Explorer')
  await expect(explorer.submit).toBeDisabled()
  await fillIn(page, explorer, `   ${cigar}`)
  await expect(explorer.field).toHaveValue(cigar)
  await explorer.submit.click()

  await expect(explorer.title).toContainText(/^Padrón 1964 Anniversary Maduro\s*& \S+/)
  await expect(explorer.title).toBeFocused()
  const main = page.getByRole('main')
  const why = main.getByRole('complementary', { name: 'Why this pair' })
  for (const part of ['Why these two', 'They share', 'They differ', 'Weight'])
    await expect(why).toContainText(part)
  await expect(main.getByText(/^(First|Second|Final) third$/)).toHaveCount(3)
  await expect(explorer.runnersUp).toHaveCount(2)
  await expect(headingOf(page)).toHaveText('Cigar Pairing Explorer')
  await expect(page).toHaveURL(/\/pair\?cigar=Padron/)
  await expect(page.getByText('Kept in your vault.')).toBeVisible()
  expect(await vaultOf(page)).toMatchObject([
    { cigar_name: 'Padrón 1964 Anniversary Maduro', pairing_type: 'spirit', rating: null },
  ])
})

test('the points of the ledger add up to the score', async ({ page }) => {
  const explorer = await openExplorer(page)
  await askFor(explorer, cigar)
  const why = page.getByRole('complementary', { name: 'Why this pair' })
  const summary = why.getByText(/^Every point of the \d+$/)
  const score = Number(/\d+/.exec(await summary.innerText())?.[0])
  await summary.click()
  const points = await why.getByRole('listitem').locator('> span:last-child').allInnerTexts()
  const total = points.map(text => Number(text.replace('−', '-'))).reduce((sum, each) => sum + each, 0)
  expect(total).toBe(score)
})

test('a runner-up takes the large place, nothing is asked again, and the first comes back', async ({
  page,
}) => {
  const explorer = await openExplorer(page)
  await askFor(explorer, cigar)
  const first = await explorer.title.innerText()
  let asked = 0
  page.on('request', request => {
    if (request.url().includes('/api/arturo')) asked += 1
  })
  const name = await explorer.runnersUp.first().locator('span').nth(2).innerText()
  await explorer.runnersUp.first().click()
  await expect(explorer.title).toContainText(name)
  await expect(explorer.title).toBeFocused()
  await expect(explorer.runnersUp).toHaveCount(2)
  expect(await vaultOf(page)).toHaveLength(1)
  await page.getByRole('button', { name: 'Keep it in my vault' }).click()
  await expect(page.getByText('Tried it?')).toBeVisible()
  expect((await vaultOf(page)).map(row => row.pairing_name)).toContain(name)
  await explorer.runnersUp.first().click()
  await expect(explorer.title).toHaveText(first.replace(/\s+/g, ' '))
  expect(asked).toBe(0)
})

test('the address fills the question, and what was chosen goes into the address', async ({ page }) => {
  const explorer = await openExplorer(page, `/pair?cigar=${encodeURIComponent(cigar)}&type=wine`)
  await expect(explorer.field).toHaveValue(cigar)
  await expect(page.getByRole('button', { name: 'Wine', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await page.getByRole('button', { name: 'Mocktail', exact: true }).click()
  await explorer.submit.click()
  await expect(explorer.title).toBeVisible()
  await expect(page).toHaveURL(/type=mocktail/)
  expect(await vaultOf(page)).toMatchObject([{ pairing_type: 'mocktail' }])
})

test('Back leads from the answer to the question, Forward to the answer, a reload to the question', async ({
  page,
}) => {
  const explorer = await openExplorer(page)
  await askFor(explorer, cigar)
  await expect(explorer.title).toBeVisible()
  await page.goBack()
  await expect(explorer.field).toHaveValue(cigar)
  await page.goForward()
  await expect(explorer.title).toBeVisible()
  await page.reload()
  await expect(explorer.field).toHaveValue(cigar)
  await expect(explorer.title).toBeHidden()
})

test('Find Another Pairing begins anew, ready to be typed into', async ({ page }) => {
  const explorer = await openExplorer(page)
  await askFor(explorer, cigar)
  await explorer.another.click()
  await expect(explorer.title).toBeHidden()
  await expect(explorer.field).toHaveValue('')
  await expect(explorer.field).toBeFocused()
  await expect(page).toHaveURL('/pair')
  await askFor(explorer, 'Oliva Serie V Melanio')
  await expect(explorer.title).toContainText('Oliva Serie V Melanio')
})

test('Escape puts suggestions away and leaves what was typed, however often it is pressed', async ({
  page,
}) => {
  const explorer = await openExplorer(page)
  await fillIn(page, explorer, cigar)
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await expect(explorer.field).toHaveValue(cigar)
})

test('the other way round a drink brings three cigars', async ({ page }) => {
  const explorer = await openExplorer(page)
  await page.getByRole('button', { name: 'I have a drink' }).click()
  await expect(page.getByRole('group', { name: 'Pairing type' })).toBeHidden()
  await explorer.drinkField.pressSequentially('lagavulin')
  await page.getByRole('option', { name: /Lagavulin 16/ }).click()
  await expect(explorer.drinkField).toHaveValue(/Lagavulin 16/)
  await explorer.submit.click()
  await expect(explorer.title).toContainText(/& Lagavulin 16/)
  const first = await explorer.title.innerText()
  await expect(explorer.runnersUp).toHaveCount(2)
  await explorer.runnersUp.first().click()
  await expect(explorer.title).toContainText(/& Lagavulin 16/)
  expect(await explorer.title.innerText()).not.toBe(first)
  await expect(page).toHaveURL(/\/pair\?drink=Lagavulin/)
  expect(await vaultOf(page)).toHaveLength(1)
})

test('a name of two houses is asked back, and the answer goes on from there', async ({ page }) => {
  const explorer = await openExplorer(page)
  await askFor(explorer, 'Cohiba')
  await expect(explorer.title).toContainText('Cohiba')
  const choices = page.getByRole('main').getByRole('link', { name: /Dominican|Cuban/ })
  await choices.first().click()
  await expect(explorer.title).toContainText('Cohiba')
  await expect(choices).toHaveCount(0)
})

test('with an empty bar only what one has is said to be nothing, with a way to the bar', async ({
  page,
  trouble,
}) => {
  trouble.expect(/status of 422/)
  const explorer = await openExplorer(page)
  await fillIn(page, explorer, cigar)
  await page.getByRole('switch', { name: 'Only what I have' }).click()
  await explorer.submit.click()
  await expect(explorer.error).toContainText('Nothing of that kind stands in your bar yet.')
  await expect(explorer.field).toHaveValue(cigar)
  await explorer.error.getByRole('link', { name: 'Go to My bar' }).click()
  await expect(page).toHaveURL('/dashboard/bar')
  await page.goBack()
  await expect(explorerOn(page).field).toHaveValue(cigar)
})
