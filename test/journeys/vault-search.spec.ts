import { expect, rest, test } from './fixtures.ts'
import { passOneSecond } from './frames.ts'
import { changeSettings, createMember, headingOf } from './members.ts'
import { expectSoundPage } from './page-checks.ts'
import { cardsOf, countOf, filesOf, savePairing, saveThreePairings, searchOf } from './saved-pairings.ts'

test.use({ viewport: { width: 1440, height: 900 } })

test('the vault is searched by either name, and the address keeps the filters', async ({ page }) => {
  await createMember(page)
  await saveThreePairings(page)
  await page.goto('/dashboard/pairings')
  await expect(countOf(page)).toHaveText('3 pairings')
  await expect(cardsOf(page).getByRole('heading')).toHaveText([/Tawny Port$/, /Cold Brew$/, /Zacapa 23$/])

  await searchOf(page).pressSequentially('oliva', { delay: 30 })
  await expect(page).toHaveURL('/dashboard/pairings?q=oliva')
  await expect(countOf(page)).toHaveText('2 pairings')
  await expect(searchOf(page)).toBeFocused()
  await page.getByRole('button', { name: 'Wine', exact: true }).click()
  await expect(page).toHaveURL('/dashboard/pairings?q=oliva&type=wine')
  await expect(cardsOf(page).getByRole('heading')).toHaveText([/Tawny Port$/])

  await page.reload()
  await expect(searchOf(page)).toHaveValue('oliva')
  await expect(page.getByRole('button', { name: 'Wine', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await expect(countOf(page)).toHaveText('1 pairing')
  await page.goBack()
  await expect(page).toHaveURL('/dashboard/pairings?q=oliva')
  await expect(countOf(page)).toHaveText('2 pairings')
})

test('a year is searched as text, and unknown filters are ignored', rest, async ({ page }) => {
  await createMember(page)
  await saveThreePairings(page)
  await page.goto('/dashboard/pairings?q=1964')
  await expect(searchOf(page)).toHaveValue('1964')
  await expect(countOf(page)).toHaveText('1 pairing')
  await page.goto('/dashboard/pairings?type=beer&order=worst')
  await expect(countOf(page)).toHaveText('3 pairings')
})

test('what was looked up, wanted and tried is told apart, and filtered in the address', async ({ page }) => {
  await createMember(page)
  const { coffee, port } = await saveThreePairings(page)
  await page.request.patch(`/api/saved-pairings/${coffee}`, { data: { tried_on: '2026-11-01', rating: 4 } })
  await page.request.patch(`/api/saved-pairings/${port}`, { data: { status: 'want' } })
  await page.goto('/dashboard/pairings')
  await expect(cardsOf(page).filter({ hasText: 'Cold Brew' })).toContainText('Tried Nov 1, 2026')
  await expect(cardsOf(page).filter({ hasText: 'Tawny Port' })).toContainText('Want just now')
  await expect(cardsOf(page).filter({ hasText: 'Zacapa 23' })).toContainText('Looked up just now')
  const press = (group: string, name: string) =>
    page.getByRole('group', { name: group }).getByRole('button', { name, exact: true }).click()
  await press('Status', 'Tried')
  await expect(page).toHaveURL('/dashboard/pairings?status=tried')
  await expect(cardsOf(page).getByRole('heading')).toHaveText([/Cold Brew$/])
  await press('Rating', 'Unrated')
  await expect(page.getByRole('main')).toContainText('No pairings match your current filters.')
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await expect(countOf(page)).toHaveText('3 pairings')
})

test('a change in one tab shows in the others', async ({ page, context }) => {
  await createMember(page)
  await saveThreePairings(page)
  await page.goto('/dashboard/pairings')
  const other = await context.newPage()
  await other.goto('/dashboard/pairings')
  const cardIn = (tab: typeof page) => cardsOf(tab).filter({ hasText: 'Tawny Port' })
  await cardIn(page).getByRole('radio', { name: '4 stars' }).click()
  await expect(cardIn(other).getByRole('radio', { name: '4 stars' })).toBeChecked()
  await cardIn(other).getByRole('button', { name: 'Delete' }).click()
  await expect(cardIn(page)).toHaveCount(0)
  await expect(countOf(page)).toHaveText('2 pairings')
  await other.getByRole('button', { name: 'Undo' }).click()
  await expect(cardIn(page).getByRole('radio', { name: '4 stars' })).toBeChecked()
})

test('the vault is sorted by date or rating', async ({ page }) => {
  await createMember(page)
  const { coffee } = await saveThreePairings(page)
  await page.request.patch(`/api/saved-pairings/${coffee}`, { data: { rating: 4 } })
  await page.goto('/dashboard/pairings')
  for (const [order, address, first] of [
    ['Oldest', '?order=oldest', /Zacapa 23$/],
    ['Best rated', '?order=best', /Cold Brew$/],
    ['Newest', '', /Tawny Port$/],
  ] as const) {
    await page.getByRole('group', { name: 'Sort by' }).getByRole('button', { name: order }).click()
    await expect(page).toHaveURL(`/dashboard/pairings${address}`)
    await expect(cardsOf(page).getByRole('heading').first()).toHaveText(first)
  }
})

test('the results stay until the next answer arrives', rest, async ({ page }) => {
  await createMember(page)
  await saveThreePairings(page)
  await page.goto('/dashboard/pairings')
  await expect(cardsOf(page)).toHaveCount(3)
  let answer = () => {}
  const held = new Promise<void>(resolve => {
    answer = resolve
  })
  const searchRequest = page.waitForRequest('**/api/saved-pairings?q=zacapa*')
  await page.route('**/api/saved-pairings?q=zacapa*', async route => {
    await held
    await route.continue()
  })
  await searchOf(page).fill('zacapa')
  await searchRequest
  await expect(cardsOf(page)).toHaveCount(3)
  answer()
  await expect(cardsOf(page)).toHaveCount(1)
})

test('an empty vault and a search without results have different messages', async ({ page }) => {
  await createMember(page)
  await page.goto('/dashboard/pairings')
  const main = page.getByRole('main')
  await expect(main).toContainText('No Pairings Found')
  await expect(main).toContainText(
    "You haven't saved any pairings yet. Start exploring with Arturo to build your collection!",
  )
  await filesOf(page).click()
  await expect(page.getByRole('menuitem')).toHaveText(['Import a CSV'])
  await page.keyboard.press('Escape')
  await expect(searchOf(page)).toHaveCount(0)
  await expect(main.getByRole('link', { name: 'Start Pairing' })).toHaveAttribute('href', '/pair')

  await saveThreePairings(page)
  await page.goto('/dashboard/pairings?q=nothing+of+this+name&type=wine')
  await expect(main).toContainText('No Pairings Found')
  await expect(main).toContainText(
    'No pairings match your current filters. Try adjusting your search criteria.',
  )
  await expect(countOf(page)).toHaveText('No matches')
  await main.getByRole('button', { name: 'Clear filters' }).click()
  await expect(page).toHaveURL('/dashboard/pairings')
  await expect(searchOf(page)).toHaveValue('')
  await expect(cardsOf(page)).toHaveCount(3)
})

test('the slash key focuses the vault search, unless shortcuts are off', async ({ page }) => {
  await createMember(page)
  await page.clock.install()
  await savePairing(page)
  await page.goto('/dashboard/pairings')
  await expect(searchOf(page)).toBeVisible()
  await page.keyboard.press('/')
  await expect(searchOf(page)).toBeFocused()
  await expect(searchOf(page)).toHaveValue('')
  await changeSettings(page, { shortcuts_enabled: false })
  await page.reload()
  await expect(searchOf(page)).toBeVisible()
  await page.keyboard.press('/')
  await passOneSecond(page)
  await expect(searchOf(page)).not.toBeFocused()
})

test('the palette finds and opens a saved pairing', rest, async ({ page }) => {
  await createMember(page)
  await saveThreePairings(page)
  await page.goto('/dashboard')
  await expect(headingOf(page)).toBeVisible()
  await page.keyboard.press('Control+k')
  const palette = page.getByRole('dialog', { name: 'Search or jump to' })
  await palette.getByRole('combobox').fill('tawny')
  const found = palette.getByRole('group', { name: 'In your vault' }).getByRole('option')
  await expect(found).toHaveText([/^Oliva Serie V Melanio & Tawny Port/])
  await found.click()
  await expect(headingOf(page)).toHaveText('Oliva Serie V Melanio & Tawny Port')
})

test('more pages load, and Back restores the position', async ({ page }) => {
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

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('all filters are in one sheet, and the first pairing is on the first screen', async ({ page }) => {
    await createMember(page)
    await saveThreePairings(page)
    await page.goto('/dashboard/pairings')
    await expect(cardsOf(page)).toHaveCount(3)
    const firstTitle = await cardsOf(page).first().getByRole('heading').boundingBox()
    expect(firstTitle!.y + firstTitle!.height).toBeLessThan(600)
    await page.getByRole('button', { name: 'Filter', exact: true }).click()
    const sheet = page.getByRole('dialog', { name: 'Filter' })
    await sheet.getByRole('group', { name: 'Type' }).getByRole('button', { name: 'Wine' }).click()
    await expect(page).toHaveURL('/dashboard/pairings?type=wine')
    await sheet.getByRole('group', { name: 'Sort by' }).getByRole('button', { name: 'Oldest' }).click()
    await expect(sheet).toBeVisible()
    await expectSoundPage(page)
    await page.setViewportSize({ width: 390, height: 844 })
    await sheet.getByRole('button', { name: 'Show 1 pairing' }).click()
    await expect(sheet).toBeHidden()
    const opener = page.getByRole('button', { name: 'Filter, 1 active' })
    await expect(opener).toBeFocused()
    await page.keyboard.press('Enter')
    await sheet.getByRole('button', { name: 'Clear filters' }).click()
    await page.keyboard.press('Escape')
    await expect(sheet).toBeHidden()
    await expect(page).toHaveURL('/dashboard/pairings?order=oldest')
    await expect(cardsOf(page)).toHaveCount(3)
  })
})
