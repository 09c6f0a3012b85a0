import type { APIRequestContext } from '@playwright/test'
import { budgets, weighPage } from '../page-weight.ts'
import { expect, rest, test } from './fixtures.ts'
import { createAccount, post } from './members.ts'
import { expectSoundPage } from './page-checks.ts'
import { addressVariable } from './start-server.ts'

const server = process.env[addressVariable] ?? ''
const pairing = {
  cigar_name: 'Padrón 1964 Anniversary Maduro',
  pairing_type: 'spirit',
  pairing_name: 'Ron Zacapa Centenario 23',
  notes: 'Cocoa meets cane.\n\nSip slowly.',
}

/** Saves and shares a pairing as a new member. */
async function share(member: APIRequestContext, changes: Partial<typeof pairing> = {}) {
  await post(member, '/api/auth/sign-in/email', await createAccount('sharer'))
  const { id } = await post<{ id: string }>(member, '/api/saved-pairings', { ...pairing, ...changes })
  const { shared_path } = await post<{ shared_path: string }>(member, `/api/saved-pairings/${id}/share`)
  return { id, address: shared_path }
}

test('a shared pairing is read without an account and has a link preview', async ({ page, newVisitor }) => {
  const { address } = await share((await newVisitor()).request)
  await page.goto(address)
  const title = `${pairing.cigar_name} & ${pairing.pairing_name}`
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  await expect(page.getByRole('img', { name: 'Ron Zacapa Centenario 23 in its glass' })).toBeVisible()
  await expect(page.getByRole('main')).toContainText('Sip slowly.')
  await expect(page.locator('meta[property="og:title"]')).toHaveAttribute('content', new RegExp(title))
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
  const picture = await page.locator('meta[property="og:image"]').getAttribute('content')
  const card = await page.request.get(picture!)
  expect([card.status(), card.headers()['content-type']]).toEqual([200, 'image/png'])
  await page.getByRole('link', { name: 'Add to my vault' }).click()
  await expect(page).toHaveURL(
    `/login?next=${encodeURIComponent(`/dashboard/pairings?keep=${address.split('/')[2]}`)}`,
  )
})

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

test(
  'a pairing that is no longer shared gets the 404 page',
  rest,
  async ({ page, newVisitor, browserErrors }) => {
    browserErrors.expect(/status of 404/)
    const { request } = await newVisitor()
    const { id, address } = await share(request)
    expect((await request.delete(`/api/saved-pairings/${id}/share`)).status()).toBe(200)
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nobody sits at this table.')
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
