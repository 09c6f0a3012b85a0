import type { Locator } from '@playwright/test'
import { expect, rest, test } from './fixtures.ts'

test('the thirds run in burn direction: the first is at the foot, which is lit', rest, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/match/aj-fernandez-new-world-connecticut')
  const [head, foot] = (await Promise.all(
    ['cigar', 'ash'].map(part => page.locator(`[data-part=${part}]`).first().boundingBox()),
  )) as [Box, Box]
  expect(foot.x).toBeGreaterThan(head.x + head.width / 2)
  const thirds = page.getByRole('listitem').filter({ hasText: /^(First|Second|Final) third/ })
  await expect(thirds).toHaveText([/^First/, /^Second/, /^Final/])
  const boxes = await boxesOf(thirds)
  expect(boxes.map(({ x }) => x)).toEqual(boxes.map(({ x }) => x).toSorted((a, b) => b - a))
  await page.setViewportSize({ width: 390, height: 844 })
  const stacked = await boxesOf(thirds)
  expect(stacked.map(({ y }) => y)).toEqual(stacked.map(({ y }) => y).toSorted((a, b) => a - b))
})

type Box = NonNullable<Awaited<ReturnType<Locator['boundingBox']>>>

async function boxesOf(items: Locator): Promise<Box[]> {
  return Promise.all((await items.all()).map(async item => (await item.boundingBox())!))
}
