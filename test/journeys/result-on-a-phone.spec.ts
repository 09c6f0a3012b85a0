import type { Locator, Page } from '@playwright/test'
import { explorerOn } from './explorer.ts'
import { finderOn } from './finder.ts'
import { expect, rest, test } from './fixtures.ts'
import { createMember, post } from './members.ts'

const phone = { width: 390, height: 844 }
const cigars = ['Padrón 1964 Anniversary Maduro', 'Macanudo Cafe', 'Arturo Fuente Don Carlos']

test.use({ viewport: phone, hasTouch: true })

test(
  'a result answers on the first screen of a phone: on its page and in the overlay',
  rest,
  async ({ page }) => {
    for (const cigar of cigars) {
      await page.goto(`/match?cigar=${encodeURIComponent(cigar)}`)
      await expectFirstScreen(page, page.getByRole('main'), page.getByRole('heading', { level: 1 }))
    }
    await page.goto('/')
    await page.getByLabel('I’m lighting a').fill(cigars[0]!)
    await page.keyboard.press('Enter')
    const { dialog, title } = finderOn(page)
    await expect(title).toBeVisible()
    await expectFirstScreen(page, dialog, title)
  },
)

test('the explorer answers on the first screen of a phone, above its tab bar', rest, async ({ page }) => {
  await createMember(page)
  await page.goto(`/pair?cigar=${encodeURIComponent(cigars[0]!)}`)
  const { title } = explorerOn(page)
  await expect(title).toBeVisible()
  const tabBar = await page.getByRole('navigation', { name: 'Shortcuts' }).boundingBox()
  await expectFirstScreen(page, page.getByRole('main'), title, tabBar?.y)
})

/** Title, score, why, picture and actions, in this order and above the fold. */
async function expectFirstScreen(
  page: Page,
  answer: Locator,
  title: Locator,
  fold = phone.height,
): Promise<void> {
  await page.evaluate(() => document.fonts.ready)
  const score = answer.getByText('Score out of 100')
  const picture = answer.getByRole('img', { name: /, lit$/ })
  const glass = answer.getByRole('img', { name: /in its glass$/ })
  const another = answer.getByText('Find Another Pairing')
  const name = (await title.innerText()).split('&')[0]!.trim()
  const { why } = await post<{ why: string }>(page.request, '/api/litepair', { cigar: name })
  const parts = [title, score, answer.getByText(why).first(), picture, another]
  const boxes = await Promise.all(parts.map(part => part.boundingBox()))
  const tops = boxes.map(box => box?.y ?? Number.NaN)
  expect(tops, 'one above the other').toEqual(tops.toSorted((a, b) => a - b))
  for (const part of [...parts, glass]) {
    const box = await part.boundingBox()
    expect(box && box.y + box.height, (await part.textContent()) ?? '').toBeLessThanOrEqual(fold)
  }
}
