import { expectAccessibleInEveryLook } from './axe.ts'
import { expect, rest, test } from './fixtures.ts'
import { headingOf, useSharedMember } from './members.ts'

test('the shortcuts dialog, the palette and the menu are accessible', rest, async ({ page }) => {
  test.slow()
  await useSharedMember(page)
  await page.goto('/dashboard/events')
  await expect(headingOf(page)).toBeVisible()
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible()
  await expectAccessibleInEveryLook(page)
  await page.keyboard.press('Escape')
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('combobox', { name: 'Search or jump to' })).toBeFocused()
  await page.keyboard.type('padron')
  await expect(page.getByRole('option').first()).toBeVisible()
  await expectAccessibleInEveryLook(page)
  await page.keyboard.press('Escape')
  await page.setViewportSize({ width: 390, height: 900 })
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await expect(page.getByRole('dialog', { name: 'Premium Member Portal' })).toBeVisible()
  await expectAccessibleInEveryLook(page)
})
