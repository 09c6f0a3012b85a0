import type { Page } from '@playwright/test'
import { expect, rest, test } from './fixtures.ts'
import { createMember } from './members.ts'
import { expectVisibleFocus } from './page-checks.ts'

const stars = (page: Page, label: string, count: number) =>
  page.getByRole('radiogroup', { name: label }).getByRole('radio', { name: new RegExp(`^${count}\\b`) })

/** A vote is shown checked once React has drawn it, which can be after the click. */
async function vote(page: Page, label: string, count: number): Promise<void> {
  await stars(page, label, count).click({ force: true })
  await expect(stars(page, label, count)).toBeChecked()
}

async function host(page: Page, ...drinks: string[]): Promise<void> {
  await page.goto('/lounge/pairings')
  await page.getByLabel('Cigar', { exact: true }).fill('Padrón 1964 Anniversary')
  for (const [index, drink] of drinks.entries()) await page.getByLabel(`Drink ${index + 1}`).fill(drink)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Open the session' }).click()
  await expect(page).toHaveURL(/\?session=/)
  await expect(page.getByRole('heading', { name: 'Padrón 1964 Anniversary', level: 2 })).toBeVisible()
}

test('two members taste together, vote blind, and see the result at the same moment', async ({
  page,
  newVisitor,
}) => {
  await createMember(page, { fullName: 'Ada Lovelace' })
  const other = await (await newVisitor()).newPage()
  await createMember(other, { fullName: 'Grace Hopper' })
  await host(page, 'Lagavulin 16 Year', 'Kopke Colheita Port')
  await other.goto(page.url())
  await other.getByRole('button', { name: 'Join Session' }).click()
  await expect(page.getByText('Grace Hopper')).toBeVisible()
  await page.getByRole('button', { name: 'Begin the first third' }).click()
  await expect(other.getByRole('status').filter({ hasText: 'First third' })).toBeVisible()
  const first = 'Lagavulin 16 Year, First third'
  await vote(page, first, 5)
  await vote(other, first, 3)
  await expect(page.getByText('2 votes')).toBeVisible()
  await expect(other.getByText(/of 100/)).toHaveCount(0)
  for (const step of ['Go on to the second third', 'Go on to the final third', 'Reveal the votes'])
    await page.getByRole('button', { name: step }).click()
  for (const reader of [page, other]) {
    await expect(reader.getByText('4.0 of 5 stars')).toBeVisible()
    await expect(reader.getByText(/Our own score: \d+ of 100/)).toHaveCount(2)
  }
  await expect(other.getByRole('list', { name: first })).toContainText('1, yours')
  await other
    .getByRole('link', { name: 'Save Padrón 1964 Anniversary and Lagavulin 16 Year to my vault' })
    .click()
  await expect(other).toHaveURL(/\/dashboard\/pairings\/[\da-f-]{36}$/)
  await page.reload()
  await expect(page.getByText('4.0 of 5 stars')).toBeVisible()
  await expectVisibleFocus(page)
})

test(
  'a host who leaves is followed by a guest, and one who closes the page by who takes over',
  rest,
  async ({ page, newVisitor }) => {
    await createMember(page)
    const other = await (await newVisitor()).newPage()
    await createMember(other, { fullName: 'Grace Hopper' })
    await host(page)
    await other.goto(page.url())
    await other.getByRole('button', { name: 'Join Session' }).click()
    await expect(other.getByRole('button', { name: 'Leave' })).toBeVisible()
    await page.getByRole('button', { name: 'Leave' }).click()
    await other.getByRole('button', { name: 'Begin the first third' }).click()
    await expect(page.getByRole('status').filter({ hasText: 'First third' })).toBeVisible()
    await page.getByRole('button', { name: 'Join Session' }).click()
    await expect(page.getByRole('button', { name: 'Leave' })).toBeVisible()
    await other.close()
    // A member who loads the page anew is not away.
    await expect(page.getByText('Grace Hopper is away at the moment.')).toBeVisible({ timeout: 60_000 })
    await page.getByRole('button', { name: 'Take over as host' }).click()
    await page.getByRole('button', { name: 'Go on to the second third' }).click()
    await expect(page.getByRole('status').filter({ hasText: 'Second third' })).toBeVisible()
  },
)
