import type { Locator, Page } from '@playwright/test'
import { finderOn, openFinder, submitCigar } from './finder.ts'
import { expect, test } from './fixtures.ts'

test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

test('a result has an address that opens the same pairing after a reload and in another browser', async ({
  page,
  newVisitor,
}) => {
  const finder = await openFinder(page)
  await submitCigar(finder, 'Padron 1964 Maduro')
  const pair = await pairIn(finder.title)
  await finder.dialog.getByRole('button', { name: 'Share' }).click()
  await expect(finder.dialog.getByRole('status').filter({ hasText: 'Link copied' })).toBeVisible()
  await expect(page).toHaveURL('/match/padron-1964-anniversary-maduro')
  const friend = await (await newVisitor()).newPage()
  await friend.goto(await copied(page))
  await expectPair(friend, pair)

  await page.reload()
  await expectPair(page, pair)
  await page.getByRole('button', { name: 'Share' }).click()
  await expect(page.getByRole('status')).toHaveText('Link copied')
  expect(await copied(page)).toBe(page.url())

  await test.step('a described cigar is shared by its words', async () => {
    await page.getByRole('link', { name: 'Find Another Pairing' }).click()
    await submitCigar(finderOn(page), 'unbanded connecticut toro & friends')
    const described = await pairIn(finder.title)
    await finder.dialog.getByRole('button', { name: 'Share' }).click()
    await expect(finder.dialog.getByRole('status').filter({ hasText: 'Link copied' })).toBeVisible()
    await friend.goto(await copied(page))
    await expectPair(friend, described)
  })
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
