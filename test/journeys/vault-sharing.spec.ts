import { expect, rest, test } from './fixtures.ts'
import { createAccount, createMember, headingOf } from './members.ts'
import { cardOf, cardsOf, filesOf, savePairing } from './saved-pairings.ts'
import { signInFormOn } from './sign-in-form.ts'

test.use({ viewport: { width: 1440, height: 900 } })
const rum = 'Padron 1964 Anniversary Maduro & Zacapa 23'

test('a pairing is shared as a card, and another member saves it', async ({
  page,
  newVisitor,
  browserErrors,
}) => {
  browserErrors.expect(/console error: .*status of 404/)
  await createMember(page)
  const id = await savePairing(page)
  await page.goto('/dashboard/pairings')
  await cardOf(page, rum).getByRole('button', { name: 'Share' }).click()
  const dialog = page.getByRole('dialog', { name: 'Share this pairing' })
  const card = dialog.getByRole('img', { name: `Card with ${rum}` })
  await expect.poll(() => card.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1200)
  const link = dialog.getByRole('textbox', { name: 'Link' })
  await expect(link).toHaveValue(/\/shared\/[\w-]{20,}$/)
  const code = (await link.inputValue()).split('/').at(-1)!

  const other = await (await newVisitor()).newPage()
  await createMember(other)
  await other.goto(`/dashboard/pairings?keep=${code}`)
  await expect(headingOf(other)).toHaveText(rum)
  await expect(other).toHaveURL(/\/dashboard\/pairings\/[\w-]+$/)
  await expect(other.getByText('Saved to your vault.')).toBeVisible()
  await other.getByRole('button', { name: 'Undo' }).click()
  await expect(headingOf(other)).toHaveText('Pairing Vault')
  await expect(other.getByRole('main')).toContainText('No Pairings Found')

  await dialog.getByRole('button', { name: 'Stop sharing' }).click()
  await expect(dialog).toBeHidden()
  await expect(cardOf(page, rum).getByRole('button', { name: 'Share' })).toBeFocused()
  expect((await (await page.request.get(`/api/saved-pairings/${id}`)).json()).shared_path).toBe(null)
  await other.goto(`/dashboard/pairings?keep=${code}`)
  await expect(other.getByRole('alert')).toContainText('This pairing is no longer shared.')
  await expect(other).toHaveURL('/dashboard/pairings')
})

test('a visitor saves a shared pairing after signing in', async ({ page, newVisitor }) => {
  await createMember(page)
  const id = await savePairing(page)
  const shared = await (await page.request.post(`/api/saved-pairings/${id}/share`, { data: {} })).json()
  const code = shared.shared_path.split('/').at(-1)
  const visitor = await (await newVisitor()).newPage()
  const member = await createAccount('keeper')
  await visitor.goto(`/dashboard/pairings?keep=${code}`)
  await expect(headingOf(visitor)).toHaveText('Authentication Required')
  await signInFormOn(visitor).signIn(member)
  await expect(headingOf(visitor)).toHaveText(rum)
  await visitor.goto('/dashboard/pairings')
  await expect(cardsOf(visitor)).toHaveCount(1)
})

test(
  'a shared pairing that fails to load stays in the address and can be retried',
  rest,
  async ({ page, newVisitor, browserErrors }) => {
    browserErrors.expect(/console error: .*ERR_FAILED/)
    await createMember(page)
    const id = await savePairing(page)
    const shared = await (await page.request.post(`/api/saved-pairings/${id}/share`, { data: {} })).json()
    const code = shared.shared_path.split('/').at(-1)
    const other = await (await newVisitor()).newPage()
    await createMember(other)
    await other.route('**/api/shared-pairings/**', route => route.abort())
    await other.goto(`/dashboard/pairings?keep=${code}`)
    await expect(other.getByRole('alert')).toContainText('Network error')
    await expect(other).toHaveURL(`/dashboard/pairings?keep=${code}`)
    await other.unroute('**/api/shared-pairings/**')
    await other.getByRole('button', { name: 'Try Again' }).click()
    await expect(headingOf(other)).toHaveText(rum)
  },
)

test(
  'sharing that fails says why, and the export downloads a file',
  rest,
  async ({ page, browserErrors }) => {
    browserErrors.expect(/console error: .*ERR_FAILED/)
    await createMember(page)
    await savePairing(page)
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
    await filesOf(page).click()
    await page.getByRole('menuitem', { name: 'Export as CSV' }).click()
    expect((await file).suggestedFilename()).toMatch(/\.csv$/)
  },
)
