import { expect, test } from './fixtures.ts'
import { becomeMember, changeSettings, headingOf } from './portal-member.ts'
import { cardsOf, countOf, keep, keepThree, searchOf } from './vault-member.ts'

test.use({ viewport: { width: 1440, height: 900 } })

test('the vault is searched by either name, and the address keeps what was asked for', async ({ page }) => {
  await becomeMember(page)
  await keepThree(page)
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

test('a year is words as well, and words that mean nothing are passed over', async ({ page }) => {
  await becomeMember(page)
  await keepThree(page)
  await page.goto('/dashboard/pairings?q=1964')
  await expect(searchOf(page)).toHaveValue('1964')
  await expect(countOf(page)).toHaveText('1 pairing')
  await page.goto('/dashboard/pairings?type=beer&order=worst')
  await expect(countOf(page)).toHaveText('3 pairings')
})

test('the order is the member’s choice', async ({ page }) => {
  await becomeMember(page)
  const { coffee } = await keepThree(page)
  await page.request.patch(`/api/saved-pairings/${coffee}`, { data: { rating: 4 } })
  await page.goto('/dashboard/pairings')
  for (const [order, address, first] of [
    ['Oldest', '?order=oldest', /Zacapa 23$/],
    ['Best rated', '?order=best', /Cold Brew$/],
    ['Newest', '', /Tawny Port$/],
  ] as const) {
    await page.getByRole('group', { name: 'Order' }).getByRole('button', { name: order }).click()
    await expect(page).toHaveURL(`/dashboard/pairings${address}`)
    await expect(cardsOf(page).getByRole('heading').first()).toHaveText(first)
  }
})

test('what was found stays until the next answer is there', async ({ page }) => {
  await becomeMember(page)
  await keepThree(page)
  await page.goto('/dashboard/pairings')
  await expect(cardsOf(page)).toHaveCount(3)
  let answer = () => {}
  const held = new Promise<void>(resolve => {
    answer = resolve
  })
  const isAsked = page.waitForRequest('**/api/saved-pairings?q=zacapa*')
  await page.route('**/api/saved-pairings?q=zacapa*', async route => {
    await held
    await route.continue()
  })
  await searchOf(page).fill('zacapa')
  await isAsked
  await expect(cardsOf(page)).toHaveCount(3)
  answer()
  await expect(cardsOf(page)).toHaveCount(1)
})

test('nothing found and nothing kept are two things', async ({ page }) => {
  await becomeMember(page)
  await page.goto('/dashboard/pairings')
  const main = page.getByRole('main')
  await expect(main).toContainText('No Pairings Found')
  await expect(main).toContainText(
    "You haven't saved any pairings yet. Start exploring with Arturo to build your collection!",
  )
  await expect(main.getByRole('link', { name: 'Export as CSV' })).toHaveCount(0)
  await expect(searchOf(page)).toHaveCount(0)
  await expect(main.getByRole('link', { name: 'Start Pairing' })).toHaveAttribute('href', '/pair')

  await keepThree(page)
  await page.goto('/dashboard/pairings?q=nothing+of+this+name&type=wine')
  await expect(main).toContainText('No Pairings Found')
  await expect(main).toContainText(
    'No pairings match your current filters. Try adjusting your search criteria.',
  )
  await expect(countOf(page)).toHaveText('Nothing matches')
  await main.getByRole('button', { name: 'Clear the filters' }).click()
  await expect(page).toHaveURL('/dashboard/pairings')
  await expect(searchOf(page)).toHaveValue('')
  await expect(cardsOf(page)).toHaveCount(3)
})

test('the slash key leads to the search of the vault, unless single keys are off', async ({ page }) => {
  await becomeMember(page)
  await keep(page)
  await page.goto('/dashboard/pairings')
  await expect(searchOf(page)).toBeVisible()
  await page.keyboard.press('/')
  await expect(searchOf(page)).toBeFocused()
  await expect(searchOf(page)).toHaveValue('')
  await changeSettings(page, { shortcuts_enabled: false })
  await page.reload()
  await expect(searchOf(page)).toBeVisible()
  await page.keyboard.press('/')
  await page.waitForTimeout(300)
  await expect(searchOf(page)).not.toBeFocused()
})

test('the palette finds what is in the vault and opens it', async ({ page }) => {
  await becomeMember(page)
  await keepThree(page)
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

test('pages follow each other, and Back finds the place again', async ({ page }) => {
  await becomeMember(page)
  const pours = Array.from({ length: 50 }, (_, at) => `Pour number ${at}`)
  await Promise.all(pours.map(pairing_name => keep(page, { pairing_name })))
  await page.goto('/dashboard/pairings')
  await expect(countOf(page)).toHaveText('The first 24 pairings')
  const more = page.getByRole('button', { name: 'Show more' })
  await more.focus()
  await page.keyboard.press('Enter')
  await expect(cardsOf(page).nth(24).getByRole('link').first()).toBeFocused()
  // Whoever asked once gets the rest by coming near.
  await page.mouse.wheel(0, 100_000)
  await expect(countOf(page)).toHaveText('50 pairings')
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
