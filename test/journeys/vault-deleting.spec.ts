import { expect, rest, test } from './fixtures.ts'
import { createMember } from './members.ts'
import { expectSoundPage } from './page-checks.ts'
import { cardOf, cardsOf, countOf, savePairing, saveThreePairings } from './saved-pairings.ts'

test.use({ viewport: { width: 1440, height: 900 } })
const rum = 'Padron 1964 Anniversary Maduro & Zacapa 23'
const coffee = 'Oliva Serie V Melanio & Cold Brew'
const port = 'Oliva Serie V Melanio & Tawny Port'

test('a deleted pairing disappears at once, and Undo restores it in place', async ({ page }) => {
  await createMember(page)
  await saveThreePairings(page)
  await page.goto('/dashboard/pairings')
  await expect(cardsOf(page)).toHaveCount(3)
  await cardOf(page, coffee).getByRole('button', { name: 'Delete' }).focus()
  await page.keyboard.press('Enter')
  await expect(cardOf(page, coffee)).toHaveCount(0)
  await expect(countOf(page)).toHaveText('2 pairings')
  const undo = page
    .getByRole('listitem')
    .filter({ hasText: `${coffee} removed.` })
    .getByRole('button')
  await expect(undo).toBeFocused()
  await expect(undo).toHaveAccessibleDescription(`${coffee} removed.`)
  await page.keyboard.press('Enter')
  await expect(cardsOf(page).getByRole('heading')).toHaveText([port, coffee, rum])
  await expect(cardOf(page, coffee).getByRole('heading').getByRole('link')).toBeFocused()
  await page.reload()
  await expect(cardsOf(page)).toHaveCount(3)
})

test(
  'a pairing that was not restored stays removed, and its line says so',
  rest,
  async ({ page, browserErrors }) => {
    browserErrors.expect(/console error: .*ERR_FAILED/)
    await createMember(page)
    await saveThreePairings(page)
    await page.goto('/dashboard/pairings')
    await cardOf(page, coffee).getByRole('button', { name: 'Delete' }).click()
    const line = page.getByRole('listitem').filter({ hasText: `${coffee} removed.` })
    await page.route('**/restore', route => route.abort())
    await line.getByRole('button', { name: 'Undo' }).click()
    await expect(line.getByRole('alert')).toContainText('Network error')
    await page.unroute('**/restore')
    await line.getByRole('button', { name: 'Undo' }).click()
    await expect(cardsOf(page)).toHaveCount(3)
  },
)

test('selected pairings are deleted together, in every tab, and one Undo restores them', async ({
  page,
  context,
}) => {
  await createMember(page)
  await saveThreePairings(page)
  await page.goto('/dashboard/pairings')
  const other = await context.newPage()
  await other.goto('/dashboard/pairings')
  await expect(cardsOf(other)).toHaveCount(3)

  await page.getByRole('button', { name: 'Select', exact: true }).focus()
  await page.keyboard.press('Enter')
  const all = page.getByRole('button', { name: 'Select all 3 shown' })
  await expect(all).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('checkbox')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Select', exact: true })).toBeFocused()
  await page.keyboard.press('Enter')
  await page.getByRole('checkbox', { name: `Select ${rum}` }).focus()
  await page.keyboard.press('Space')
  await expect(countOf(page)).toHaveText('1 selected')
  await expectSoundPage(page)
  await all.click()
  await page.getByRole('checkbox', { name: `Select ${coffee}` }).click()
  await expect(countOf(page)).toHaveText('2 selected')
  await page.getByRole('button', { name: 'Delete 2' }).click()
  await expect(cardsOf(page).getByRole('heading')).toHaveText([coffee])
  await expect(cardsOf(other).getByRole('heading')).toHaveText([coffee])
  const undo = page.getByRole('button', { name: 'Undo' })
  await expect(undo).toBeFocused()
  await expect(page.getByRole('status').filter({ hasText: '2 pairings removed.' })).toBeVisible()
  await undo.click()
  await expect(cardsOf(page).getByRole('heading')).toHaveText([port, coffee, rum])
  await expect(cardsOf(other)).toHaveCount(3)
})

test('pairings that could not be deleted together come back', rest, async ({ page, browserErrors }) => {
  browserErrors.expect(/console error: .*ERR_FAILED/)
  await createMember(page)
  await saveThreePairings(page)
  await page.goto('/dashboard/pairings')
  await page.route('**/api/saved-pairings/remove', route => route.abort())
  await page.getByRole('button', { name: 'Select', exact: true }).click()
  await page.getByRole('button', { name: 'Select all 3 shown' }).click()
  await page.getByRole('button', { name: 'Delete 3' }).click()
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Network error')
  await expect(cardsOf(page)).toHaveCount(3)
})

test('an Undo that is pressed before the deletion has arrived still holds', rest, async ({ page }) => {
  await createMember(page)
  const id = await savePairing(page)
  await page.goto('/dashboard/pairings')
  await page.route(`**/api/saved-pairings/${id}`, async (route, request) => {
    if (request.method() === 'DELETE') await new Promise(resolve => setTimeout(resolve, 500))
    await route.continue()
  })
  await cardOf(page, rum).getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(cardOf(page, rum).getByRole('heading').getByRole('link')).toBeFocused()
  await page.reload()
  await expect(cardOf(page, rum)).toBeVisible()
})

test('deleting the last pairing leaves an empty vault with its undo focused', async ({ page }) => {
  await createMember(page)
  await savePairing(page)
  await page.goto('/dashboard/pairings')
  await cardOf(page, rum).getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByRole('main')).toContainText("You haven't saved any pairings yet.")
  const undo = page.getByRole('button', { name: 'Undo' })
  await expect(undo).toBeFocused()
  await undo.click()
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
