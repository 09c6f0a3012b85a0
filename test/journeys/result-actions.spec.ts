import type { Locator } from '@playwright/test'
import { openExplorer } from './explorer.ts'
import { finderOn, openFinder, submitCigar } from './finder.ts'
import { expect, rest, test } from './fixtures.ts'
import { createMember, newCredentials } from './members.ts'
import { readVault, savePairing } from './saved-pairings.ts'

const cigar = 'Padron 1964 Anniversary Maduro'
const today = () => new Date().toLocaleDateString('en-CA')

test('“Have it tonight” marks the row, can be undone, and leads to the vault', async ({ page }) => {
  const explorer = await openExplorer(page)
  await submitCigar(explorer, cigar)
  const tonight = page.getByRole('button', { name: 'Have it tonight' })
  await tonight.click()
  await expect(page.getByText('You’re having this one tonight.')).toBeFocused()
  expect(await readVault(page)).toMatchObject([{ status: 'tried', tried_on: today() }])
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(tonight).toBeVisible()
  await expect
    .poll(async () => await readVault(page))
    .toMatchObject([{ status: 'looked up', tried_on: null }])
  await tonight.click()
  await page.getByRole('link', { name: 'Open in my vault' }).click()
  await expect(page).toHaveURL(/\/dashboard\/pairings\/[\da-f-]{36}$/)
  await expect(page.getByRole('button', { name: 'Tried', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
})

test('a runner-up that is had tonight is saved first', rest, async ({ page }) => {
  const explorer = await openExplorer(page)
  await submitCigar(explorer, cigar)
  await explorer.runnersUp.first().click()
  await page.getByRole('button', { name: 'Have it tonight' }).click()
  await expect(page.getByText('You’re having this one tonight.')).toBeVisible()
  const tried = (await readVault(page)).filter(row => 'status' in row && row.status === 'tried')
  expect(tried).toHaveLength(1)
})

test('a runner-up that is shared is saved first', rest, async ({ page }) => {
  const explorer = await openExplorer(page)
  await submitCigar(explorer, cigar)
  await explorer.runnersUp.first().click()
  await page.getByRole('button', { name: 'Share', exact: true }).click()
  await expect(page.getByRole('dialog', { name: 'Share this pairing' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByText('Kept in your vault.')).toBeVisible()
  expect(await readVault(page)).toHaveLength(2)
})

test('three more drinks of other families follow the runners-up', async ({ page }) => {
  const explorer = await openExplorer(page)
  await submitCigar(explorer, cigar)
  await expect(explorer.runnersUp).toHaveCount(2)
  await page.getByRole('button', { name: 'Three more drinks of other families' }).click()
  await expect(explorer.runnersUp).toHaveCount(5)
  await explorer.runnersUp.last().click()
  await expect(explorer.title).toBeFocused()
  expect(await readVault(page)).toHaveLength(1)
})

test('Find Similar offers cigars like this one and drinks like that one, each with its result', async ({
  page,
}) => {
  await createMember(page)
  await savePairing(page, {
    cigar_name: 'Ashton Classic',
    pairing_name: 'Lagavulin 16 Year',
    pairing_type: 'spirit',
  })
  await page.goto('/dashboard/pairings')
  await page.getByRole('link', { name: 'Find Similar' }).click()
  await expect(page).toHaveURL(/\/pair\?/)
  const cigars = page.getByRole('region', { name: 'Cigars like Ashton Classic' })
  const drinks = page.getByRole('region', { name: 'Drinks like Lagavulin 16 Year' })
  await expect(cigars.getByRole('link')).toHaveCount(4)
  await expect(drinks.getByRole('link')).toHaveCount(4)
  await drinks.getByRole('link').first().click()
  const title = page.getByRole('main').getByRole('heading', { level: 2 }).first()
  await expect(title).toContainText('Ashton Classic &')
  const found = await title.innerText()
  await page.reload()
  await expect(title).toHaveText(found.replace(/\s+/g, ' '))
  await page.goBack()
  await expect(drinks.getByRole('link')).toHaveCount(4)
})

test('a visitor keeps a result by creating an account and lands on it', async ({ page }) => {
  const finder = await openFinder(page)
  await submitCigar(finder, cigar)
  await expect(finder.title).toContainText('Padrón 1964 Anniversary Maduro')
  const found = (await finder.title.innerText()).replace(/\s+/g, ' ')
  await finderOn(page).dialog.getByRole('link', { name: 'Keep it in my vault' }).click()
  await expect(page).toHaveURL(/\/login\?next=/)
  const member = newCredentials('keeper')
  await page.request.post('/api/auth/sign-up/email', { data: member })
  await page.getByLabel('Email', { exact: true }).fill(member.email)
  await page.getByLabel('Password', { exact: true }).fill(member.password)
  await page.getByRole('main').getByRole('button', { name: 'Sign In', exact: true }).click()
  await expect(page).toHaveURL(/\/dashboard\/pairings\/[\da-f-]{36}$/)
  await expect(page.getByText('Saved to your vault.')).toBeVisible()
  await expect(page.getByRole('main').getByRole('heading', { name: found }).first()).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page).toHaveURL('/dashboard/pairings')
  await expect.poll(() => readVault(page)).toEqual([])
})

test('a point of the ledger lights its axis on the radar, also without a script', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/match/padron-1964-anniversary-maduro')
  await page.getByText(/^Every point of the \d+$/).click()
  const point = page.getByRole('checkbox').first()
  const lit = () =>
    page
      .locator('path[data-axis]')
      .evaluateAll(spokes => spokes.filter(spoke => getComputedStyle(spoke).opacity === '1').length)
  expect(await lit()).toBe(0)
  await point.check({ force: true })
  await expect.poll(lit).toBeGreaterThan(0)
  await point.uncheck({ force: true })
  await expect.poll(lit).toBe(0)
  await context.close()
})

test(
  'a tablet has title, verdict, picture and actions in the order of a phone, and both specifications in one column',
  rest,
  async ({ page }) => {
    await page.setViewportSize({ width: 768, height: 1024 })
    const explorer = await openExplorer(page)
    await submitCigar(explorer, cigar)
    const boxOf = async (part: Locator) => (await part.boundingBox())!
    const parts = [
      explorer.title,
      page.getByText('Score out of 100'),
      page.getByRole('img', { name: /, lit$/ }),
      page.getByRole('button', { name: 'Have it tonight' }),
    ]
    const boxes = await Promise.all(parts.map(boxOf))
    const tops = boxes.map(({ y }) => y)
    expect(tops, 'one above the other').toEqual(tops.toSorted((one, other) => one - other))
    const tabBar = await boxOf(page.getByRole('navigation', { name: 'Shortcuts' }))
    const action = boxes.at(-1)!
    expect(action.y + action.height).toBeLessThan(tabBar.y)
    const ofCigar = await boxOf(page.getByRole('link', { name: /^More drinks for/ }))
    const ofDrink = await boxOf(page.getByRole('link', { name: /^More cigars for/ }))
    expect(ofDrink.x).toBe(ofCigar.x)
    expect(ofDrink.y).toBeGreaterThan(ofCigar.y)
  },
)
