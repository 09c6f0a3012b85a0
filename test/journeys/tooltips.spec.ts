import { expect, test } from './fixtures.ts'
import { headingOf, useSharedMember } from './members.ts'

test('a tooltip appears by pointer and by keyboard, one at a time, and leaves the focus where it is', async ({
  page,
}) => {
  await useSharedMember(page)
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/dashboard/events')
  await expect(headingOf(page)).toBeVisible()
  const collapse = page.getByRole('button', { name: /sidebar/i }).first()
  await collapse.click()
  await page.mouse.move(700, 400)
  const links = page.getByRole('navigation').getByRole('link')
  const popups = page.locator('[data-side][aria-hidden=true]')

  await links.nth(1).hover()
  await expect(popups).toHaveText([/.+/])
  const first = await popups.textContent()
  await links.nth(2).hover()
  await expect(popups).not.toHaveText(first!)
  await expect(popups).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(popups).toHaveCount(0)

  await page.mouse.move(700, 400)
  await links.nth(1).focus()
  await page.keyboard.press('Tab')
  await expect(links.nth(2)).toBeFocused()
  await expect(popups).toHaveCount(1)
  await page.keyboard.press('Tab')
  await expect(links.nth(3)).toBeFocused()
  await expect(popups).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(popups).toHaveCount(0)
  await expect(links.nth(3)).toBeFocused()
})
