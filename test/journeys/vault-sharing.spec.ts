import type { APIRequestContext } from '@playwright/test'
import { budgets, weighPage } from '../page-weight.ts'
import { expect, rest, test } from './fixtures.ts'
import { createAccount, createMember, headingOf, post, signIn } from './members.ts'
import { expectSoundPage } from './page-checks.ts'
import { cardOf, cardsOf, savePairing } from './saved-pairings.ts'
import { signInFormOn } from './sign-in-form.ts'
import { addressVariable } from './start-server.ts'

const server = process.env[addressVariable] ?? ''
const pairing = {
  cigar_name: 'Padrón 1964 Anniversary Maduro',
  pairing_type: 'spirit',
  pairing_name: 'Ron Zacapa Centenario 23',
  notes: 'Cocoa meets cane.\n\nSip slowly.',
}
const title = `${pairing.cigar_name} & ${pairing.pairing_name}`

/** Saves and shares a pairing as a new member. */
async function share(member: APIRequestContext, changes: Partial<typeof pairing> = {}) {
  await signIn(member, await createAccount('sharer'))
  const { id } = await post<{ id: string }>(member, '/api/saved-pairings', { ...pairing, ...changes })
  const { shared_path } = await post<{ shared_path: string }>(member, `/api/saved-pairings/${id}/share`)
  return { id, address: shared_path }
}

test('a pairing is shared, read without an account, and kept after signing in, until sharing stops', async ({
  page,
  newVisitor,
  browserErrors,
}) => {
  browserErrors.expect(/console error: .*status of 404/)
  await createMember(page)
  await savePairing(page, pairing)
  await page.goto('/dashboard/pairings')
  await cardOf(page, title).getByRole('button', { name: 'Share' }).click()
  const dialog = page.getByRole('dialog', { name: 'Share this pairing' })
  const picture = dialog.getByRole('img', { name: `Card with ${title}` })
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1200)
  const link = dialog.getByRole('textbox', { name: 'Link' })
  await expect(link).toHaveValue(/\/shared\/[\w-]{20,}$/)
  const address = new URL(await link.inputValue()).pathname

  const visitor = await (await newVisitor()).newPage()
  const member = await createAccount('keeper')
  await visitor.goto(address)
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(title)
  await expect(visitor.getByRole('img', { name: 'Ron Zacapa Centenario 23 in its glass' })).toBeVisible()
  await expect(visitor.getByRole('main')).toContainText('Sip slowly.')
  await expect(visitor.locator('meta[property="og:title"]')).toHaveAttribute('content', new RegExp(title))
  await expect(visitor.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
  const preview = await visitor.locator('meta[property="og:image"]').getAttribute('content')
  const card = await visitor.request.get(preview!)
  expect([card.status(), card.headers()['content-type']]).toEqual([200, 'image/png'])
  const keep = `/dashboard/pairings?keep=${address.split('/')[2]}`
  await visitor.getByRole('link', { name: 'Add to my vault' }).click()
  await expect(visitor).toHaveURL(`/login?next=${encodeURIComponent(keep)}`)
  await signInFormOn(visitor).signIn(member)
  await expect(headingOf(visitor)).toHaveText(title)
  await visitor.goto('/dashboard/pairings')
  await expect(cardsOf(visitor)).toHaveCount(1)

  await dialog.getByRole('button', { name: 'Stop sharing' }).click()
  await expect(dialog).toBeHidden()
  await visitor.goto(address)
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Nobody sits at this table.')
})

test(
  'a visitor who opens the address that keeps a pairing signs in and has it',
  rest,
  async ({ page, newVisitor }) => {
    const { address } = await share((await newVisitor()).request)
    const member = await createAccount('keeper')
    await page.goto(`/dashboard/pairings?keep=${address.split('/')[2]}`)
    await expect(headingOf(page)).toHaveText('Authentication Required')
    await signInFormOn(page).signIn(member)
    await expect(headingOf(page)).toHaveText(title)
  },
)

test(
  'a shared pairing is accessible and light, with and without a drawing',
  rest,
  async ({ page, newVisitor }) => {
    test.slow()
    for (const changes of [{}, { cigar_name: 'From the drawer' }]) {
      const { address } = await share((await newVisitor()).request, changes)
      await page.goto(address)
      await expectSoundPage(page)
      expect((await weighPage(server, address)).html).toBeLessThanOrEqual(budgets.drawnMarkup.gate)
    }
  },
)

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })

  test('without JavaScript a shared pairing leads to the vault', rest, async ({ page, newVisitor }) => {
    const { address } = await share((await newVisitor()).request)
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Ron Zacapa Centenario 23')
    await page.getByRole('link', { name: 'Add to my vault' }).click()
    await expect(page).toHaveURL(/\/login\?next=/)
  })
})
