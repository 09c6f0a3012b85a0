import { expectNoBarriersInAnyLook } from './barriers.ts'
import { expect, test } from './fixtures.ts'
import { layoutShiftOf, watchLayoutShift } from './layout-shift.ts'
import { becomeMember, headingOf } from './portal-member.ts'
import { cardOf, cardsOf, keep, keepThree } from './vault-member.ts'

const rum = 'Padron 1964 Anniversary Maduro & Zacapa 23'
const long = {
  cigar_name: 'A hand-rolled corojo that a grandfather brought from a small farm in the Jamastrán Valley',
  pairing_name: `The${'last'.repeat(40)} of a bottle of something old & amber`,
  notes: 'It is a long story. '.repeat(60),
}

test('the vault has no barrier, empty, full, shared and one by one', async ({ page }) => {
  test.setTimeout(90_000)
  await becomeMember(page)
  await page.goto('/dashboard/pairings')
  await expect(page.getByText('No Pairings Found')).toBeVisible()
  await expectNoBarriersInAnyLook(page)
  const { rum: id } = await keepThree(page)
  await page.goto('/dashboard/pairings')
  await expect(cardsOf(page)).toHaveCount(3)
  await expectNoBarriersInAnyLook(page)
  await cardOf(page, rum).getByRole('button', { name: 'Share' }).click()
  await expect(page.getByRole('textbox', { name: 'Link' })).toHaveValue(/shared/)
  await expectNoBarriersInAnyLook(page)
  await page.goto('/dashboard/pairings?q=nothing+of+this+name')
  await expect(page.getByText('No Pairings Found')).toBeVisible()
  await expectNoBarriersInAnyLook(page)
  await page.goto(`/dashboard/pairings/${id}`)
  await expect(headingOf(page)).toHaveText(rum)
  await expectNoBarriersInAnyLook(page)
})

test('long names fit every width, in the list and alone', async ({ page }) => {
  await becomeMember(page)
  const id = await keep(page, long)
  await keepThree(page)
  for (const address of ['/dashboard/pairings', `/dashboard/pairings/${id}`]) {
    await page.goto(address)
    await expect(page.getByRole('article').first()).toBeVisible()
    for (const width of [320, 390, 768, 1024, 1280, 1920]) {
      await page.setViewportSize({ width, height: 900 })
      const { scrollWidth, clientWidth } = await page.evaluate(() => ({
        scrollWidth: document.documentElement.scrollWidth,
        clientWidth: document.documentElement.clientWidth,
      }))
      expect(scrollWidth, `${address} at ${width}`).toBeLessThanOrEqual(clientWidth)
    }
  }
})

test('nothing on the page moves while it opens', async ({ page, context }) => {
  await watchLayoutShift(context)
  await becomeMember(page)
  await keepThree(page)
  await page.goto('/dashboard/pairings')
  await expect(cardsOf(page)).toHaveCount(3)
  expect(await layoutShiftOf(page)).toBeLessThan(0.02)
})
