import { portalPaths } from '#app/portal.contract.ts'
import { expectNoBarriersInAnyLook } from './barriers.ts'
import { expect, test } from './fixtures.ts'
import { becomeMember, comeAsRegular, headingOf } from './portal-member.ts'

const addresses = portalPaths.filter(address => !address.includes(':'))
const widths = [320, 390, 768, 1024, 1280, 1440, 1920]

for (const address of addresses)
  test(`${address} has no barrier`, async ({ page }) => {
    await comeAsRegular(page)
    await page.goto(address)
    await expect(headingOf(page)).toBeVisible()
    await expectNoBarriersInAnyLook(page)
  })

test('what opens over the portal has no barrier: keys, palette, menu', async ({ page }) => {
  test.slow()
  await comeAsRegular(page)
  await page.goto('/dashboard/events')
  await expect(headingOf(page)).toBeVisible()
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible()
  await expectNoBarriersInAnyLook(page)
  await page.keyboard.press('Escape')
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('combobox', { name: 'Search or jump to' })).toBeFocused()
  await page.keyboard.type('padron')
  await expect(page.getByRole('option').first()).toBeVisible()
  await expectNoBarriersInAnyLook(page)
  await page.keyboard.press('Escape')
  await page.setViewportSize({ width: 390, height: 900 })
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await expect(page.getByRole('dialog', { name: 'Premium Member Portal' })).toBeVisible()
  await expectNoBarriersInAnyLook(page, [390])
})

test('every page of the portal fits every width', async ({ page }) => {
  test.setTimeout(90_000)
  await becomeMember(page, 'Marcus Aurelius Antoninus Webb-Featherstonehaugh the Younger')
  for (const address of addresses) {
    await page.goto(address)
    await expect(headingOf(page)).toBeVisible()
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 })
      const { scrollWidth, clientWidth } = await page.evaluate(() => ({
        scrollWidth: document.documentElement.scrollWidth,
        clientWidth: document.documentElement.clientWidth,
      }))
      expect(scrollWidth, `${address} at ${width}`).toBeLessThanOrEqual(clientWidth)
    }
  }
})
