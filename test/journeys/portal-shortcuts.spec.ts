import { expect, test } from './fixtures.ts'
import { passOneSecond } from './frames.ts'
import { changeSettings, createMember, headingOf, useSharedMember } from './members.ts'

test.use({ viewport: { width: 1440, height: 900 } })

test('single keys open the shortcuts dialog and the palette, and G with a letter opens a page', async ({
  page,
}) => {
  await useSharedMember(page)
  await page.goto('/dashboard')
  await expect(headingOf(page)).toBeVisible()
  await page.keyboard.press('?')
  const keys = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  await expect(keys).toContainText('Tasting Journal')
  // Behind an open dialog nothing moves.
  await page.keyboard.press('g')
  await page.keyboard.press('h')
  await expect(page).toHaveURL('/dashboard')
  await page.keyboard.press('Escape')
  await expect(keys).toBeHidden()

  await page.keyboard.press('g')
  await page.keyboard.press('h')
  await expect(headingOf(page)).toHaveText('My Humidor')
  await page.keyboard.press('g')
  await page.keyboard.press('p')
  await expect(headingOf(page)).toHaveText('Cigar Pairing Explorer')
  await page.keyboard.press('/')
  const field = page.getByRole('dialog', { name: 'Search or jump to' }).getByRole('combobox')
  await expect(field).toBeFocused()
  await page.keyboard.type('g?/')
  await expect(field).toHaveValue('g?/')
})

test('keys typed into a field stay text, and keys with a modifier do nothing', async ({ page }) => {
  await useSharedMember(page)
  await page.clock.install()
  await page.goto('/dashboard')
  const field = page.getByRole('main').getByLabel('Cigar name')
  await field.click()
  await page.keyboard.type('g h ? /')
  await expect(field).toHaveValue('g h ? /')
  await headingOf(page).click()
  await page.keyboard.press('g')
  await page.keyboard.press('Alt+h')
  await passOneSecond(page)
  await expect(page).toHaveURL('/dashboard')
  await expect(page.getByRole('dialog')).toBeHidden()
})

test('with single-key shortcuts off no key acts, and the palette still opens', async ({ page }) => {
  await createMember(page)
  await page.clock.install()
  await changeSettings(page, { shortcuts_enabled: false })
  await page.goto('/dashboard')
  await expect(headingOf(page)).toBeVisible()
  for (const key of ['?', '/', 'g', 'h']) await page.keyboard.press(key)
  await passOneSecond(page)
  await expect(page).toHaveURL('/dashboard')
  await expect(page.getByRole('dialog')).toBeHidden()
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('dialog', { name: 'Search or jump to' })).toBeVisible()
})
