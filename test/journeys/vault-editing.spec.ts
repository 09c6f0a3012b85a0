import { expect, rest, test } from './fixtures.ts'
import { createMember, headingOf } from './members.ts'
import { cardOf, cardsOf, countOf, savePairing, saveThreePairings, starOf } from './saved-pairings.ts'

test.use({ viewport: { width: 1440, height: 900 } })
const rum = 'Padron 1964 Anniversary Maduro & Zacapa 23'
const coffee = 'Oliva Serie V Melanio & Cold Brew'
const port = 'Oliva Serie V Melanio & Tawny Port'

test('a rating is set and removed by keyboard, and saved', async ({ page }) => {
  await createMember(page)
  const id = await savePairing(page)
  const savedRating = async () => (await (await page.request.get(`/api/saved-pairings/${id}`)).json()).rating
  await page.goto('/dashboard/pairings')
  await starOf(page, rum, 1).focus()
  await page.keyboard.press('Space')
  for (const stars of [2, 3, 4]) {
    await page.keyboard.press('ArrowRight')
    await expect(starOf(page, rum, stars)).toBeChecked()
  }
  await expect.poll(savedRating).toBe(4)
  await page.keyboard.press('Space')
  await expect(starOf(page, rum, 4)).not.toBeChecked()
  await expect.poll(savedRating).toBe(null)
  await starOf(page, rum, 5).click()
  await expect.poll(savedRating).toBe(5)
  await page.reload()
  await expect(starOf(page, rum, 5)).toBeChecked()
  await starOf(page, rum, 5).click()
  await expect(starOf(page, rum, 5)).not.toBeChecked()
  await expect.poll(savedRating).toBe(null)
})

test('a rating that was not saved goes back to the stored one', async ({ page, browserErrors }) => {
  browserErrors.expect(/console error: .*ERR_FAILED/)
  await createMember(page)
  const id = await savePairing(page)
  await page.request.patch(`/api/saved-pairings/${id}`, { data: { rating: 2 } })
  await page.goto('/dashboard/pairings')
  await expect(starOf(page, rum, 2)).toBeChecked()
  await page.route(`**/api/saved-pairings/${id}`, route => route.abort())
  await starOf(page, rum, 2).focus()
  // Two that fail, one after the other: neither of them was ever saved.
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('alert')).toContainText('Network error')
  await expect(starOf(page, rum, 2)).toBeChecked()
})

test('a deleted pairing disappears at once, and Undo restores it in place', async ({ page }) => {
  await createMember(page)
  await saveThreePairings(page)
  await page.goto('/dashboard/pairings')
  await expect(cardsOf(page)).toHaveCount(3)
  await cardOf(page, coffee).getByRole('button', { name: 'Delete' }).focus()
  await page.keyboard.press('Enter')
  await expect(cardOf(page, coffee)).toHaveCount(0)
  await expect(countOf(page)).toHaveText('2 pairings')
  await expect(cardOf(page, rum).getByRole('heading').getByRole('link')).toBeFocused()
  const toast = page.getByRole('status').filter({ hasText: 'Removed.' })
  await toast.getByRole('button', { name: 'Undo' }).click()
  await expect(cardsOf(page).getByRole('heading')).toHaveText([port, coffee, rum])
  await page.reload()
  await expect(cardsOf(page)).toHaveCount(3)
})

test('deleting the last pairing leaves an empty vault with its heading focused', async ({ page }) => {
  await createMember(page)
  await savePairing(page)
  await page.goto('/dashboard/pairings')
  await cardOf(page, rum).getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByRole('main')).toContainText("You haven't saved any pairings yet.")
  await expect(headingOf(page)).toBeFocused()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(cardOf(page, rum)).toBeVisible()
})

test('a pairing that could not be deleted comes back', rest, async ({ page, browserErrors }) => {
  browserErrors.expect(/console error: .*ERR_FAILED/)
  await createMember(page)
  const id = await savePairing(page)
  await page.goto('/dashboard/pairings')
  await page.route(`**/api/saved-pairings/${id}`, route => route.abort())
  await cardOf(page, rum).getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByRole('alert')).toContainText('Network error')
  await expect(cardOf(page, rum)).toBeVisible()
})

test('the page of a pairing has its notes, rating, similar pairings and Delete', async ({ page }) => {
  await createMember(page)
  const notes = `${'The oak in the rye picks up where the leaf leaves off. '.repeat(8)}\n\nSlowly.`
  await savePairing(page, { notes })
  await page.goto('/dashboard/pairings')
  await page.getByRole('link', { name: `Read more: ${rum}` }).click()
  await expect(headingOf(page)).toHaveText(rum)
  await expect(headingOf(page)).toBeFocused()
  const main = page.getByRole('main')
  await expect(main.getByText('Slowly.', { exact: true })).toBeVisible()
  await expect(main.locator('time')).toHaveText('just now')
  await main.getByRole('radio', { name: '3 stars' }).click()
  await expect(main.getByRole('link', { name: 'Find Similar' })).toHaveAttribute(
    'href',
    '/pair?cigar=Padron+1964+Anniversary+Maduro&type=spirit',
  )
  await main.getByRole('link', { name: 'Back to the vault' }).click()
  await expect(starOf(page, rum, 3)).toBeChecked()

  await page.goBack()
  // From here on nothing is known of the list.
  await page.reload()
  await main.getByRole('button', { name: 'Delete' }).click()
  await expect(headingOf(page)).toHaveText('Pairing Vault')
  await expect(main).toContainText('No Pairings Found')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(cardOf(page, rum)).toBeVisible()
})

test('the pairing of another member and an unknown one are not found', async ({
  page,
  newVisitor,
  browserErrors,
}) => {
  browserErrors.expect(/console error: .*status of 404/, /console error: .*status of 422/)
  await createMember(page)
  const id = await savePairing(page)
  const other = await (await newVisitor()).newPage()
  await createMember(other)
  for (const address of [id, 'never']) {
    await other.goto(`/dashboard/pairings/${address}`)
    await expect(headingOf(other)).toHaveText('Pairing not found')
    await expect(other.getByRole('main').getByRole('link', { name: 'Back to the vault' })).toBeVisible()
  }
})

test('a vault that fails to load says so, keeps what is shown, and loads on another try', async ({
  page,
  browserErrors,
}) => {
  browserErrors.expect(/console error: .*(ERR_FAILED|status of 500)/)
  await createMember(page)
  await saveThreePairings(page)
  const lists = '**/api/saved-pairings?*'
  await page.route(lists, route => route.abort())
  await page.goto('/dashboard/pairings')
  const alert = page.getByRole('main').getByRole('alert')
  await expect(alert).toContainText('Failed to load pairings')
  await page.unroute(lists)
  await alert.getByRole('button', { name: 'Try Again' }).click()
  await expect(cardsOf(page)).toHaveCount(3)

  await page.route(lists, route =>
    route.fulfill({ status: 500, json: { error: 'A bug', code: 'INTERNAL', requestId: '1' } }),
  )
  await page.getByRole('button', { name: 'Wine', exact: true }).click()
  await expect(alert).toContainText('Failed to load pairings')
  await expect(cardsOf(page)).toHaveCount(3)
  await page.unroute(lists)
  await alert.getByRole('button', { name: 'Try Again' }).click()
  await expect(cardsOf(page)).toHaveCount(1)
  await expect(alert).toHaveCount(0)
})

test('a session that ends on the page asks to log in, and says so when the dialog is closed', async ({
  page,
  browserErrors,
}) => {
  browserErrors.expect(/console error: .*status of 401/)
  await createMember(page)
  await saveThreePairings(page)
  await page.goto('/dashboard/pairings')
  await expect(cardsOf(page)).toHaveCount(3)
  const gone = { error: 'Please sign in', code: 'UNAUTHENTICATED', requestId: '1' }
  await page.route('**/api/saved-pairings?*', route => route.fulfill({ status: 401, json: gone }))
  await page.getByRole('button', { name: 'Wine', exact: true }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  const alert = page.getByRole('main').getByRole('alert')
  await expect(alert).toContainText('Please log in to view your pairings')
  await page.unroute('**/api/saved-pairings?*')
  await alert.getByRole('button', { name: 'Log In' }).click()
  await expect(cardsOf(page)).toHaveCount(1)
})
