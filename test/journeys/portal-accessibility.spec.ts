import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { portalAddresses } from '#app/portal.contract.ts'
import { expect, test } from './fixtures.ts'
import { becomeMember, changeSettings, headingOf } from './portal-member.ts'

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
const addresses = portalAddresses.filter(address => !address.includes(':'))
const widths = [320, 390, 768, 1024, 1280, 1440, 1920]

for (const theme of ['dark', 'light'] as const)
  for (const width of [390, 1440])
    test(`no page of the portal has a barrier, ${theme} at ${width}`, async ({ page }) => {
      test.setTimeout(120_000)
      await page.setViewportSize({ width, height: 900 })
      await becomeMember(page, 'Marcus Webb')
      await changeSettings(page, { theme })
      for (const address of addresses) {
        await page.goto(address)
        await expect(headingOf(page)).toBeVisible()
        expect(await findBarriers(page), address).toEqual([])
      }
      await page.keyboard.press('?')
      await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible()
      expect(await findBarriers(page), 'shortcuts').toEqual([])
      await page.keyboard.press('Escape')
      await page.keyboard.press('Control+k')
      await expect(page.getByRole('combobox', { name: 'Search or jump to' })).toBeFocused()
      await page.keyboard.type('padron')
      await expect(page.getByRole('option').first()).toBeVisible()
      expect(await findBarriers(page), 'palette').toEqual([])
      await page.keyboard.press('Escape')
      if (width > 1000) return
      await page.getByRole('button', { name: 'Menu', exact: true }).click()
      await expect(page.getByRole('dialog', { name: 'Premium Member Portal' })).toBeVisible()
      expect(await findBarriers(page), 'menu').toEqual([])
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

async function findBarriers(page: Page): Promise<string[]> {
  await page.evaluate(async () => {
    await document.fonts.ready
    await Promise.allSettled(document.getAnimations().map(each => each.finished))
  })
  const { violations } = await new AxeBuilder({ page }).withTags(tags).analyze()
  return violations.flatMap(({ id, nodes }) => nodes.map(node => `${id}: ${node.target.join(' ')}`))
}
