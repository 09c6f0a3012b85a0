import { expectAccessibleInEveryLook } from './axe.ts'
import { expect, rest, test } from './fixtures.ts'
import { layoutShiftOf, watchLayoutShift } from './layout-shift.ts'
import { createMember, headingOf } from './members.ts'
import { cardOf, cardsOf, savePairing, saveThreePairings } from './saved-pairings.ts'

const rum = 'Padron 1964 Anniversary Maduro & Zacapa 23'
const long = {
  cigar_name: 'A hand-rolled corojo that a grandfather brought from a small farm in the Jamastrán Valley',
  pairing_name: `The${'last'.repeat(40)} of a bottle of something old & amber`,
  notes: 'It is a long story. '.repeat(60),
}

test('the vault is accessible: empty, full, sharing, filtered, one pairing', rest, async ({ page }) => {
  test.setTimeout(90_000)
  await createMember(page)
  await page.goto('/dashboard/pairings')
  await expect(page.getByText('No Pairings Found')).toBeVisible()
  await expectAccessibleInEveryLook(page)
  const { rum: id } = await saveThreePairings(page)
  await page.goto('/dashboard/pairings')
  await expect(cardsOf(page)).toHaveCount(3)
  await expectAccessibleInEveryLook(page)
  await cardOf(page, rum).getByRole('button', { name: 'Share' }).click()
  await expect(page.getByRole('textbox', { name: 'Link' })).toHaveValue(/shared/)
  await expectAccessibleInEveryLook(page)
  await page.goto('/dashboard/pairings?q=nothing+of+this+name')
  await expect(page.getByText('No Pairings Found')).toBeVisible()
  await expectAccessibleInEveryLook(page)
  await page.goto(`/dashboard/pairings/${id}`)
  await expect(headingOf(page)).toHaveText(rum)
  await expectAccessibleInEveryLook(page)
})

test('long names fit every width, in the list and on their own page', rest, async ({ page }) => {
  await createMember(page)
  const id = await savePairing(page, long)
  await saveThreePairings(page)
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

test('the vault does not shift while it loads', async ({ page, context }) => {
  await watchLayoutShift(context)
  await createMember(page)
  await saveThreePairings(page)
  await page.goto('/dashboard/pairings')
  await expect(cardsOf(page)).toHaveCount(3)
  expect(await layoutShiftOf(page)).toBeLessThan(0.02)
})
