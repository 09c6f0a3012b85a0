import type { Page } from '@playwright/test'
import { expect, rest, test } from './fixtures.ts'
import { createMember, post } from './members.ts'
import { expectSoundPage } from './page-checks.ts'

const padron = { brand: 'Padrón', cigarName: '1964 Anniversary' }
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10)
const kept = (page: Page) => page.getByText('3 in your humidor: Main box, ready')

/** A member with three of two cigars in a humidor with a name. */
async function fillBox(page: Page): Promise<void> {
  await createMember(page)
  const { id } = await post<{ id: string }>(page.request, '/api/humidors', { name: 'Main box' })
  const box = { humidorId: id, quantity: 3, purchasedOn: daysAgo(30) }
  for (const cigar of [padron, { brand: 'Drew Estate', cigarName: 'Liga Privada No. 9' }])
    await post(page.request, '/api/humidor/items', { ...cigar, ...box })
}

test(
  'outside the portal too, results, answers and the finder say what is in the humidor',
  rest,
  async ({ page }) => {
    await fillBox(page)
    await page.goto('/match/padron-1964-anniversary')
    await expect(kept(page)).toBeVisible()

    await page.goto('/match')
    const field = page.getByRole('main').getByRole('combobox').or(page.getByRole('main').getByRole('textbox'))
    await field.first().pressSequentially('padron')
    await expect(page.getByRole('option').first()).toContainText('3 in your humidor')
    await page.goto('/match/with/lagavulin-16-year')
    await expect(page.getByText(/From your humidor: .*Drew Estate Liga Privada No. 9/)).toBeVisible()
    await page.getByRole('link', { name: 'Find Another Pairing' }).click()
    const finder = page.getByRole('dialog', { name: 'Pairing finder' })
    await finder.getByRole('combobox', { name: 'Cigar name' }).fill('padron 1964')
    const option = page.getByRole('option').first()
    await expect(option).toContainText('3 in your humidor')
    await option.click()
    await expect(finder.getByText('3 in your humidor: Main box, ready')).toBeVisible()
    await finder.getByRole('link', { name: 'Main box, ready' }).click()
    await expect(page.getByRole('region', { name: /found/ })).toContainText('1964 Anniversary')
  },
)

test('a visitor is asked for nothing of the kind', rest, async ({ page }) => {
  const asked: string[] = []
  page.on('request', request => asked.push(new URL(request.url()).pathname))
  await page.goto('/match/with/lagavulin-16-year')
  await page.getByRole('link', { name: 'Find Another Pairing' }).click()
  await page.getByRole('combobox', { name: 'Cigar name' }).fill('padron 1964')
  await expect(page.getByRole('option').first()).toBeVisible()
  expect(asked).toContain('/api/suggestions')
  expect(asked).not.toContain('/api/humidor/kept')
})

test(
  'a result that says what is in the humidor is accessible and fits every width',
  rest,
  async ({ page }) => {
    await fillBox(page)
    await page.goto('/match/padron-1964-anniversary')
    await expect(kept(page)).toBeVisible()
    await expectSoundPage(page)
  },
)
