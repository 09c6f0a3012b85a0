import { expect, rest, test } from './fixtures.ts'
import { layoutShiftOf, watchLayoutShift } from './layout-shift.ts'
import { createMember, headingOf } from './members.ts'
import { openLive } from './page-state.ts'
import {
  cardOf,
  cardsOf,
  countOf,
  filesOf,
  savePairing,
  saveThreePairings,
  searchOf,
} from './saved-pairings.ts'

test.use({ viewport: { width: 1440, height: 900 } })
const rum = 'Padron 1964 Anniversary Maduro & Zacapa 23'
const coffee = 'Oliva Serie V Melanio & Cold Brew'
const port = 'Oliva Serie V Melanio & Tawny Port'

test('the vault is searched, rated, read and cleared, the same in every tab', async ({ page, context }) => {
  await watchLayoutShift(context)
  await createMember(page)
  await saveThreePairings(page)
  await page.goto('/dashboard/pairings')
  await expect(countOf(page)).toHaveText('3 pairings')
  expect(await layoutShiftOf(page)).toBeLessThan(0.02)

  await test.step('the address keeps the filters, over a reload and Back', async () => {
    await searchOf(page).pressSequentially('oliva', { delay: 30 })
    await expect(page).toHaveURL('/dashboard/pairings?q=oliva')
    await expect(countOf(page)).toHaveText('2 pairings')
    await page.getByRole('button', { name: 'Wine', exact: true }).click()
    await expect(page).toHaveURL('/dashboard/pairings?q=oliva&type=wine')
    await expect(cardsOf(page).getByRole('heading')).toHaveText([port])
    await page.reload()
    await expect(searchOf(page)).toHaveValue('oliva')
    await expect(countOf(page)).toHaveText('1 pairing')
    await page.goBack()
    await expect(countOf(page)).toHaveText('2 pairings')
    await openLive(page, '/dashboard/pairings')
    await expect(cardsOf(page)).toHaveCount(3)
  })

  const other = await context.newPage()
  await openLive(other, '/dashboard/pairings')
  await expect(cardsOf(other)).toHaveCount(3)
  await test.step('a rating shows in the other tab', async () => {
    await cardOf(page, port).getByRole('radio', { name: '4 stars' }).click()
    await expect(cardOf(other, port).getByRole('radio', { name: '4 stars' })).toBeChecked()
  })
  await test.step('what is deleted, and brought back, in one tab is so in the other', async () => {
    await cardOf(other, port).getByRole('button', { name: 'Delete' }).click()
    await expect(countOf(page)).toHaveText('2 pairings')
    await other.getByRole('button', { name: 'Undo' }).click()
    await expect(cardOf(page, port).getByRole('radio', { name: '4 stars' })).toBeChecked()
    await page.getByRole('button', { name: 'Select', exact: true }).click()
    await page.getByRole('button', { name: 'Select all 3 shown' }).click()
    await page.getByRole('checkbox', { name: `Select ${coffee}` }).click()
    await page.getByRole('button', { name: 'Delete 2' }).click()
    await expect(cardsOf(other).getByRole('heading')).toHaveText([coffee])
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(cardsOf(other)).toHaveCount(3)
  })
  await test.step('a pairing is read on its page, and Back leads to the list', async () => {
    await page.getByRole('link', { name: rum, exact: true }).click()
    await expect(headingOf(page)).toHaveText(rum)
    await page.goBack()
    await expect(cardsOf(page).getByRole('heading')).toHaveText([port, coffee, rum])
  })
})

test('more pages load, and Back restores the position', rest, async ({ page }) => {
  await createMember(page)
  const pours = Array.from({ length: 50 }, (_, at) => `Pour number ${at}`)
  await Promise.all(pours.map(pairing_name => savePairing(page, { pairing_name })))
  await page.goto('/dashboard/pairings')
  await expect(countOf(page)).toHaveText('12 of 50 pairings')
  const more = page.getByRole('button', { name: 'Show more' })
  await more.focus()
  await page.keyboard.press('Enter')
  await expect(cardsOf(page).nth(12).getByRole('link').first()).toBeFocused()
  // After the first request, scrolling near the end loads the rest.
  await expect(async () => {
    await page.mouse.wheel(0, 100_000)
    await expect(countOf(page)).toHaveText('50 pairings', { timeout: 500 })
  }).toPass()
  await expect(more).toHaveCount(0)

  const place = cardsOf(page).nth(40)
  await place.scrollIntoViewIfNeeded()
  const before = await page.evaluate(() => scrollY)
  expect(before).toBeGreaterThan(3000)
  const name = await place.getByRole('heading').innerText()
  await place.getByRole('heading').getByRole('link').click()
  await expect(headingOf(page)).toHaveText(name)
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await page.goBack()
  await expect(headingOf(page)).toHaveText('Pairing Vault')
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(before)
})

test(
  'own words written without a network outlast a reload, and the vault is exported as a file',
  rest,
  async ({ page, browserErrors }) => {
    browserErrors.expect(/console error: .*ERR_FAILED/)
    await createMember(page)
    const id = await savePairing(page)
    const row = async () => (await page.request.get(`/api/saved-pairings/${id}`)).json()
    await page.goto(`/dashboard/pairings/${id}`)
    const main = page.getByRole('main')
    await main.getByRole('button', { name: 'Write notes' }).click()
    const notes = main.getByRole('textbox', { name: 'Your notes' })
    await page.route(`**/api/saved-pairings/${id}`, (route, request) =>
      request.method() === 'PATCH' ? route.abort() : route.continue(),
    )
    await notes.fill('And with water.')
    await expect(main.getByText('Not saved yet. Your text stays here.')).toBeVisible()
    await page.reload()
    await expect(notes).toHaveValue('And with water.')
    const again = main.getByRole('button', { name: 'Try Again' })
    await expect(again).toBeVisible()
    await page.unroute(`**/api/saved-pairings/${id}`)
    await again.click()
    await expect.poll(row).toMatchObject({ own_notes: 'And with water.' })

    await main.getByRole('link', { name: 'Back to the vault' }).click()
    const file = page.waitForEvent('download')
    await filesOf(page).click()
    await page.getByRole('menuitem', { name: 'Export as CSV' }).click()
    expect((await file).suggestedFilename()).toMatch(/\.csv$/)
  },
)
