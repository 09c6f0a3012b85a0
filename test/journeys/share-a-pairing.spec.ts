import type { Locator, Page } from '@playwright/test'
import { openFinder, submitCigar } from './finder.ts'
import { expect, rest, test } from './fixtures.ts'

test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

test('a copied link opens the same pairing in another browser', async ({ page, newVisitor }) => {
  const finder = await openFinder(page)
  await submitCigar(finder, 'Padron 1964 Maduro')
  const pair = await pairIn(finder.title)
  await finder.dialog.getByRole('button', { name: 'Share' }).click()
  await expect(finder.dialog.getByRole('status')).toHaveText('Link copied')

  const friend = await (await newVisitor()).newPage()
  await friend.goto(await copied(page))
  await expectPair(friend, pair)
})

test('a described cigar is shared by its words', async ({ page, newVisitor }) => {
  const finder = await openFinder(page)
  await submitCigar(finder, 'unbanded connecticut toro & friends')
  const pair = await pairIn(finder.title)
  await finder.dialog.getByRole('button', { name: 'Share' }).click()
  await expect(finder.dialog.getByRole('status')).toHaveText('Link copied')

  const friend = await (await newVisitor()).newPage()
  await friend.goto(await copied(page))
  await expectPair(friend, pair)
})

test('a result page can be shared', rest, async ({ page }) => {
  await page.goto('/match/padron-1964-anniversary-maduro')
  await page.getByRole('button', { name: 'Share' }).click()
  await expect(page.getByRole('status')).toHaveText('Link copied')
  expect(await copied(page)).toBe(page.url())
})

test('a reloaded result shows the same pairing on its own page', async ({ page }) => {
  const finder = await openFinder(page)
  await submitCigar(finder, 'Padron 1964 Maduro')
  const pair = await pairIn(finder.title)
  await expect(page).toHaveURL('/match/padron-1964-anniversary-maduro')
  await page.reload()
  await expectPair(page, pair)
})

async function pairIn(title: Locator): Promise<string> {
  await expect(title).toBeVisible()
  return (await title.innerText()).replaceAll(/\s+/g, ' ').trim()
}

async function expectPair(page: Page, pair: string): Promise<void> {
  expect(await pairIn(page.getByRole('heading', { level: 1 }))).toBe(pair)
  await expect(page).toHaveTitle(`${pair} · Smoke Deck`)
  await expect(page.locator('meta[property="og:title"]')).toHaveAttribute('content', `${pair} · Smoke Deck`)
  await expect(page.locator('meta[property="og:url"]')).toHaveAttribute('content', page.url())
}

function copied(page: Page): Promise<string> {
  return page.evaluate(() => navigator.clipboard.readText())
}
