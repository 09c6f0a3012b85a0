import { explorerOn, fillCigar, openExplorer } from './explorer.ts'
import { submitCigar } from './finder.ts'
import { expect, rest, test } from './fixtures.ts'
import { createMember, headingOf } from './members.ts'
import { readVault } from './saved-pairings.ts'

const cigar = 'Padron 1964 Anniversary Maduro'

test('a member submits by click and gets the whole result, saved in the vault', async ({ page }) => {
  const explorer = await openExplorer(page)
  await expect(headingOf(page)).toHaveText('Cigar Pairing Explorer')
  await explorer.submit.click()
  await expect(explorer.error).toHaveText('Please enter a cigar name')
  await expect(explorer.field).toBeFocused()
  await fillCigar(page, explorer, `   ${cigar}`)
  await expect(explorer.field).toHaveValue(cigar)
  await explorer.submit.click()

  await expect(explorer.title).toContainText(/^Padrón 1964 Anniversary Maduro\s*& \S+/)
  await expect(explorer.title).toBeFocused()
  const main = page.getByRole('main')
  const why = main.getByRole('complementary', { name: 'Why this pair' })
  for (const part of ['They share', 'Weight']) await expect(why).toContainText(part)
  await expect(explorer.runnersUp).toHaveCount(2)
  await expect(headingOf(page)).toHaveText('Cigar Pairing Explorer')
  await expect(page).toHaveURL(/\/pair\?cigar=Padron/)
  await expect(page.getByText('Kept in your vault.')).toBeVisible()
  expect(await readVault(page)).toMatchObject([
    { cigar_name: 'Padrón 1964 Anniversary Maduro', pairing_type: 'spirit', rating: null },
  ])
})

test('names to try are offered in either direction until something is typed', rest, async ({ page }) => {
  const explorer = await openExplorer(page)
  const examples = page.getByRole('paragraph').filter({ hasText: 'Or try one of these.' })
  await expect(examples.getByRole('link')).toHaveText([/Oliva/, /Fuente/, /Liga Privada/])
  await explorer.field.fill('Oliva')
  await expect(examples).toBeHidden()
  await page.getByRole('button', { name: 'I have a drink' }).click()
  await examples.getByRole('link', { name: 'Lagavulin 16 Year' }).click()
  await expect(explorer.title).toContainText(/& Lagavulin 16 Year$/)
})

test('the points of the ledger add up to the score', rest, async ({ page }) => {
  const explorer = await openExplorer(page)
  await submitCigar(explorer, cigar)
  const main = page.getByRole('main')
  const summary = page.getByText(/^Every point of the \d+$/)
  const score = Number(/\d+/.exec(await summary.innerText())?.[0])
  await summary.click()
  const points = await main
    .getByRole('group')
    .filter({ has: summary })
    .getByRole('listitem')
    .locator('> span:last-child')
    .allInnerTexts()
  const total = points.map(text => Number(text.replace('−', '-'))).reduce((sum, each) => sum + each, 0)
  expect(total).toBe(score)
})

test('a runner-up becomes the main pair without a request, and the first one comes back', async ({
  page,
}) => {
  const explorer = await openExplorer(page)
  await submitCigar(explorer, cigar)
  const first = await explorer.title.innerText()
  let requests = 0
  page.on('request', request => {
    // Keeping a pair computes its result again, for the vault.
    if (/\/api\/arturo(?!\/pair$)/.test(request.url())) requests += 1
  })
  const name = await explorer.runnersUp.first().locator('span').nth(2).innerText()
  await explorer.runnersUp.first().click()
  await expect(explorer.title).toContainText(name)
  const shown = Number(await page.locator('[data-part="score"]').innerText())
  await expect(explorer.title).toBeFocused()
  await expect(explorer.title).toBeInViewport()
  await expect(explorer.another).toBeInViewport()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await expect(explorer.runnersUp).toHaveCount(2)
  expect(await readVault(page)).toHaveLength(1)
  await page.getByRole('button', { name: 'Keep in my vault' }).click()
  await expect(page.getByText('Tried it?')).toBeVisible()
  const kept = (await readVault(page)).find(row => row.pairing_name === name)
  expect(kept?.score).toBe(shown)
  await explorer.runnersUp.first().click()
  await expect(explorer.title).toHaveText(first.replace(/\s+/g, ' '))
  expect(requests).toBe(0)
})

test('a runner-up has an address of its own, which survives a reload, and Back leads to the first pair', async ({
  page,
}) => {
  const explorer = await openExplorer(page)
  await submitCigar(explorer, cigar)
  const first = (await explorer.title.innerText()).replace(/\s+/g, ' ')
  await explorer.runnersUp.first().click()
  await expect(page).toHaveURL(/&pair=/)
  await expect(explorer.title).not.toHaveText(first)
  const second = (await explorer.title.innerText()).replace(/\s+/g, ' ')
  await expect(page).toHaveTitle(`${second} · Smoke Deck`)
  await page.reload()
  await expect(explorer.title).toHaveText(second)
  await page.goBack()
  await expect(explorer.title).toHaveText(first)
  await expect(page).not.toHaveURL(/pair=/)
})

test('a pair of “Three more” keeps its address over a reload and Back, in either direction', async ({
  page,
}) => {
  await createMember(page)
  for (const question of [`cigar=${encodeURIComponent(cigar)}`, 'drink=Lagavulin+16+Year']) {
    await page.goto(`/pair?${question}`)
    const explorer = explorerOn(page)
    await expect(explorer.runnersUp).toHaveCount(2)
    const first = (await explorer.title.innerText()).replace(/\s+/g, ' ')
    await page.getByRole('button', { name: /^Three more/ }).click()
    await expect(explorer.runnersUp).toHaveCount(5)
    await explorer.runnersUp.last().click()
    await expect(explorer.title).not.toHaveText(first)
    const fifth = (await explorer.title.innerText()).replace(/\s+/g, ' ')
    await page.reload()
    await expect(explorer.title).toHaveText(fifth)
    await expect(explorer.runnersUp).toHaveCount(3)
    await page.goBack()
    await expect(explorer.title).toHaveText(first)
    await page.goForward()
    await expect(explorer.title).toHaveText(fifth)
  }
})

test('an address with a pair that does not exist shows the answer and says so', rest, async ({ page }) => {
  await createMember(page)
  await page.goto(`/pair?cigar=${encodeURIComponent(cigar)}&pair=no-such-drink`)
  await expect(page.getByText('The pair of this address was not found. This is the best one.')).toBeVisible()
  const explorer = explorerOn(page)
  await expect(explorer.title).toContainText('Padrón')
  await explorer.runnersUp.first().click()
  await expect(page.getByText('was not found')).toHaveCount(0)
})

test('the address asks its question, and choices go into the address', async ({ page }) => {
  await createMember(page)
  await page.goto(`/pair?cigar=${encodeURIComponent(cigar)}&type=wine`)
  const explorer = explorerOn(page)
  await expect(explorer.title).toBeVisible()
  expect(await readVault(page)).toMatchObject([{ pairing_type: 'wine' }])
  await explorer.another.click()
  await expect(page.getByRole('button', { name: 'Wine', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await fillCigar(page, explorer, cigar)
  await page.getByRole('button', { name: 'Mocktail', exact: true }).click()
  await explorer.submit.click()
  await expect(explorer.title).toBeVisible()
  await expect(page).toHaveURL(/type=mocktail/)
})

test('Back leads to the form, Forward and a reload to the result', async ({ page }) => {
  const explorer = await openExplorer(page)
  await submitCigar(explorer, cigar)
  await expect(explorer.title).toBeVisible()
  const found = await explorer.title.innerText()
  await page.goBack()
  await expect(explorer.field).toHaveValue(cigar)
  await page.goForward()
  await expect(explorer.title).toBeVisible()
  await page.reload()
  await expect(explorer.title).toHaveText(found.replace(/\s+/g, ' '))
  expect(await readVault(page)).toHaveLength(1)
})

test('a page of the catalogue and Back lead to the result again', async ({ page }) => {
  const explorer = await openExplorer(page)
  await submitCigar(explorer, cigar)
  await expect(explorer.title).toBeVisible()
  await page.getByRole('link', { name: /^More drinks for / }).click()
  await expect(page).toHaveURL(/\/cigars\//)
  await page.goBack()
  await expect(explorer.title).toBeVisible()
})

test('Find Another Pairing clears and focuses the field', rest, async ({ page }) => {
  const explorer = await openExplorer(page)
  await submitCigar(explorer, cigar)
  await explorer.another.click()
  await expect(explorer.title).toBeHidden()
  await expect(explorer.field).toHaveValue('')
  await expect(explorer.field).toBeFocused()
  await expect(page).toHaveURL('/pair')
  await submitCigar(explorer, 'Oliva Serie V Melanio')
  await expect(explorer.title).toContainText('Oliva Serie V Melanio')
})

test(
  'Escape closes the suggestions and leaves the text, however often it is pressed',
  rest,
  async ({ page }) => {
    const explorer = await openExplorer(page)
    await fillCigar(page, explorer, cigar)
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    await expect(explorer.field).toHaveValue(cigar)
  },
)

test('a drink brings three cigars', async ({ page }) => {
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
  expect(await readVault(page)).toHaveLength(1)
})

test('a kind of drink is answered for a typical one and asks which', async ({ page }) => {
  const explorer = await openExplorer(page, '/pair?drink=a+nice+bourbon')
  await expect(explorer.title).toContainText('& Buffalo Trace')
  const main = page.getByRole('main')
  await expect(
    main.getByText('This is for Buffalo Trace, a typical bourbon. Which one is yours?'),
  ).toBeVisible()
  await main.getByRole('button', { name: "Maker's Mark" }).click()
  await expect(explorer.title).toContainText("& Maker's Mark")
  await expect(main.getByText('Which one is yours?')).toHaveCount(0)
  await expect(page).toHaveURL(/\/pair\?drink=Maker/)
})

test('a name of two makers asks which one is meant and continues with the choice', async ({ page }) => {
  const explorer = await openExplorer(page)
  await submitCigar(explorer, 'Cohiba')
  await expect(explorer.title).toContainText('Cohiba')
  const choices = page.getByRole('main').getByRole('link', { name: /Dominican|Cuban/ })
  await choices.first().click()
  await expect(explorer.title).toContainText('Cohiba')
  await expect(choices).toHaveCount(0)
})

test('“Only what I have” with an empty bar links to the bar', async ({ page, browserErrors }) => {
  browserErrors.expect(/status of 422/)
  const explorer = await openExplorer(page)
  await fillCigar(page, explorer, cigar)
  await page.getByRole('switch', { name: 'Only what I have' }).click()
  await explorer.submit.click()
  await expect(explorer.error).toContainText('Your bar has nothing of that kind yet.')
  await expect(explorer.field).toHaveValue(cigar)
  await explorer.error.getByRole('link', { name: 'Go to My bar' }).click()
  await expect(page).toHaveURL('/dashboard/bar')
  await page.goBack()
  await expect(explorerOn(page).field).toHaveValue(cigar)
})
