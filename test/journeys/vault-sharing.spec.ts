import { expect, test } from './fixtures.ts'
import { entranceOn, openAccount } from './members.ts'
import { becomeMember, headingOf } from './portal-member.ts'
import { cardOf, cardsOf, keep } from './vault-member.ts'

test.use({ viewport: { width: 1440, height: 900 } })
const rum = 'Padron 1964 Anniversary Maduro & Zacapa 23'

test('a pairing is shared as a drawn card, and another member adds it to theirs', async ({
  page,
  newVisitor,
  trouble,
}) => {
  trouble.expect(/console error: .*status of 404/)
  await becomeMember(page)
  const id = await keep(page)
  await page.goto('/dashboard/pairings')
  await cardOf(page, rum).getByRole('button', { name: 'Share' }).click()
  const dialog = page.getByRole('dialog', { name: 'Share this pairing' })
  const card = dialog.getByRole('img', { name: `${rum}, on a card` })
  await expect.poll(() => card.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1200)
  const link = dialog.getByRole('textbox', { name: 'Link' })
  await expect(link).toHaveValue(/\/shared\/[\w-]{20,}$/)
  const code = (await link.inputValue()).split('/').at(-1)!

  const other = await (await newVisitor()).newPage()
  await becomeMember(other)
  await other.goto(`/dashboard/pairings?keep=${code}`)
  await expect(headingOf(other)).toHaveText(rum)
  await expect(other).toHaveURL(/\/dashboard\/pairings\/[\w-]+$/)
  await expect(other.getByText('Kept in your vault.')).toBeVisible()
  await other.getByRole('button', { name: 'Undo' }).click()
  await expect(headingOf(other)).toHaveText('Pairing Vault')
  await expect(other.getByRole('main')).toContainText('No Pairings Found')

  await dialog.getByRole('button', { name: 'Stop sharing' }).click()
  await expect(dialog).toBeHidden()
  await expect(cardOf(page, rum).getByRole('button', { name: 'Share' })).toBeFocused()
  expect((await (await page.request.get(`/api/saved-pairings/${id}`)).json()).shared_path).toBe(null)
  await other.goto(`/dashboard/pairings?keep=${code}`)
  await expect(other.getByRole('alert')).toContainText('This pairing is shared no more.')
  await expect(other).toHaveURL('/dashboard/pairings')
})

test('who is not signed in yet keeps it after the door', async ({ page, newVisitor }) => {
  await becomeMember(page)
  const id = await keep(page)
  const shared = await (await page.request.post(`/api/saved-pairings/${id}/share`, { data: {} })).json()
  const code = shared.shared_path.split('/').at(-1)
  const stranger = await (await newVisitor()).newPage()
  const member = await openAccount(stranger.request, 'keeper')
  await stranger.goto(`/dashboard/pairings?keep=${code}`)
  await expect(headingOf(stranger)).toHaveText('Authentication Required')
  await entranceOn(stranger).signIn(member)
  await expect(headingOf(stranger)).toHaveText(rum)
  await stranger.goto('/dashboard/pairings')
  await expect(cardsOf(stranger)).toHaveCount(1)
})

test('a link that gets no answer stays in the address and can be tried again', async ({
  page,
  newVisitor,
  trouble,
}) => {
  trouble.expect(/console error: .*ERR_FAILED/)
  await becomeMember(page)
  const id = await keep(page)
  const shared = await (await page.request.post(`/api/saved-pairings/${id}/share`, { data: {} })).json()
  const code = shared.shared_path.split('/').at(-1)
  const other = await (await newVisitor()).newPage()
  await becomeMember(other)
  await other.route('**/api/shared-pairings/**', route => route.abort())
  await other.goto(`/dashboard/pairings?keep=${code}`)
  await expect(other.getByRole('alert')).toContainText('Network error')
  await expect(other).toHaveURL(`/dashboard/pairings?keep=${code}`)
  await other.unroute('**/api/shared-pairings/**')
  await other.getByRole('button', { name: 'Try Again' }).click()
  await expect(headingOf(other)).toHaveText(rum)
})

test('a card that cannot be shared says why, and the export is a file', async ({ page, trouble }) => {
  trouble.expect(/console error: .*ERR_FAILED/)
  await becomeMember(page)
  await keep(page)
  await page.goto('/dashboard/pairings')
  await page.route('**/api/saved-pairings/*/share', route => route.abort())
  await cardOf(page, rum).getByRole('button', { name: 'Share' }).click()
  const dialog = page.getByRole('dialog', { name: 'Share this pairing' })
  await expect(dialog.getByRole('alert')).toContainText('Network error')
  await page.unroute('**/api/saved-pairings/*/share')
  await dialog.getByRole('button', { name: 'Try Again' }).click()
  await expect(dialog.getByRole('textbox', { name: 'Link' })).toHaveValue(/\/shared\//)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  const file = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Export as CSV' }).click()
  expect((await file).suggestedFilename()).toMatch(/\.csv$/)
})
