import { expect, test } from './fixtures.ts'
import { createMember, headingOf } from './members.ts'
import { cardOf, cardsOf, savePairing, saveThreePairings, starOf } from './saved-pairings.ts'

test.use({ viewport: { width: 1440, height: 900 } })
const rum = 'Padron 1964 Anniversary Maduro & Zacapa 23'

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

test('the page of a pairing has its notes, rating, similar pairings and Delete', async ({ page }) => {
  await createMember(page)
  const notes = `${'The oak in the rye picks up where the leaf leaves off. '.repeat(8)}\n\nSlowly.`
  await savePairing(page, { notes })
  await page.goto('/dashboard/pairings')
  await page.getByRole('link', { name: rum, exact: true }).click()
  await expect(headingOf(page)).toHaveText(rum)
  await expect(headingOf(page)).toBeFocused()
  const main = page.getByRole('main')
  await expect(main.getByText('Slowly.', { exact: true })).toBeVisible()
  await expect(page).toHaveTitle(`${rum} · Smoke Deck`)
  await expect(main.locator('time')).toHaveText('just now')
  await main.getByRole('radio', { name: '3 stars' }).click()
  await expect(main.getByRole('link', { name: 'Find Similar' })).toHaveAttribute(
    'href',
    '/pair?cigar=Padron+1964+Anniversary+Maduro&drink=Zacapa+23&type=spirit&similar=true',
  )
  await main.getByRole('link', { name: 'Back to the vault' }).click()
  await expect(starOf(page, rum, 3)).toBeChecked()

  await page.goBack()
  // From here on nothing is known of the list.
  await page.reload()
  await main.getByRole('button', { name: 'More' }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await expect(headingOf(page)).toHaveText('Pairing Vault')
  await expect(main).toContainText('No Pairings Found')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(cardOf(page, rum)).toBeVisible()
})

test('a kept pairing is had tonight, and the undo brings back the day before, also after a reload', async ({
  page,
}) => {
  await createMember(page)
  const id = await savePairing(page)
  await page.request.patch(`/api/saved-pairings/${id}`, { data: { tried_on: '2026-01-02' } })
  await page.goto(`/dashboard/pairings/${id}`)
  const main = page.getByRole('main')
  const row = async () => (await page.request.get(`/api/saved-pairings/${id}`)).json()
  const again = main.getByRole('button', { name: 'Have it again tonight' })
  await again.focus()
  await page.keyboard.press('Enter')
  await expect(main.getByText('You’re having this one tonight.')).toBeFocused()
  await expect.poll(async () => (await row()).tried_on).not.toBe('2026-01-02')
  await page.reload()
  await main.getByRole('button', { name: 'Undo' }).press('Enter')
  await expect(again).toBeFocused()
  await expect.poll(async () => (await row()).tried_on).toBe('2026-01-02')
})

test('a kept pairing is the result again, with own words beside it that are saved while typing', async ({
  page,
  browserErrors,
}) => {
  browserErrors.expect(/console error: .*ERR_FAILED/)
  await createMember(page)
  const answer = await page.request.post('/api/arturo', { data: { cigar: 'oliva serie v melanio' } })
  const { saved, drinks } = await answer.json()
  await page.goto(`/dashboard/pairings/${saved.id}`)
  const main = page.getByRole('main')
  await expect(main.getByText('Score out of 100')).toBeVisible()
  await expect(main.getByRole('img', { name: /Flavor radar/ })).toBeVisible()
  await expect(main.getByRole('link', { name: drinks[1].name })).toBeVisible()

  await main.getByRole('button', { name: 'Write notes' }).click()
  const notes = main.getByRole('textbox', { name: 'Your notes' })
  await expect(notes).toBeFocused()
  await notes.pressSequentially('Better after an hour. ')
  await expect(main.getByText('Saved.')).toBeVisible()
  await expect(notes).toHaveValue('Better after an hour. ')
  await main.getByRole('group', { name: 'Status' }).getByRole('button', { name: 'Tried' }).click()
  await main.getByLabel('Day').fill('2026-11-01')
  const row = async () => (await page.request.get(`/api/saved-pairings/${saved.id}`)).json()
  await expect.poll(row).toMatchObject({ own_notes: 'Better after an hour.', tried_on: '2026-11-01' })

  await page.route(`**/api/saved-pairings/${saved.id}`, (route, request) =>
    request.method() === 'PATCH' ? route.abort() : route.continue(),
  )
  await notes.fill('And with water.')
  await expect(main.getByText('Not saved yet. Your text stays here.')).toBeVisible()
  await page.reload()
  await expect(notes).toHaveValue('And with water.')
  // The page tries once by itself, and then leaves it to the member.
  const again = main.getByRole('button', { name: 'Try Again' })
  await expect(again).toBeVisible()
  await page.unroute(`**/api/saved-pairings/${saved.id}`)
  await again.click()
  await expect.poll(row).toMatchObject({ own_notes: 'And with water.' })
  await notes.fill('And with a little water.')
  await notes.blur()
  await expect.poll(row).toMatchObject({ own_notes: 'And with a little water.' })
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
