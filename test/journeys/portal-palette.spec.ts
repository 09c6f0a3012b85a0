import type { Page } from '@playwright/test'
import { delayResponse } from './delay-response.ts'
import { expect, rest, test } from './fixtures.ts'
import { createMember, headingOf, useSharedMember } from './members.ts'

test.use({ viewport: { width: 1440, height: 900 } })

async function openPalette(page: Page) {
  await expect(headingOf(page)).toBeVisible()
  await page.keyboard.press('Control+k')
  const palette = page.getByRole('dialog', { name: 'Search or jump to' })
  const field = palette.getByRole('combobox')
  await expect(field).toBeFocused()
  return { palette, field, options: palette.getByRole('option') }
}

test('a page is found and opened by keyboard, and listed as recent', async ({ page }) => {
  await useSharedMember(page)
  await page.goto('/dashboard')
  await expect(headingOf(page)).toBeVisible()
  const { palette, field, options } = await openPalette(page)
  await expect(options.first()).toHaveText(/^Overview/)
  await field.pressSequentially('tast jo')
  await expect(options).toHaveText([/^Tasting Journal/])
  await expect(palette.getByRole('status')).toHaveText('1 under Pages')
  await page.keyboard.press('Enter')
  await expect(palette).toBeHidden()
  await expect(headingOf(page)).toHaveText('Tasting Journal')
  await expect(headingOf(page)).toBeFocused()

  await openPalette(page)
  await expect(palette.getByRole('group', { name: 'Recent' }).getByRole('option')).toHaveText([
    /^Tasting Journal/,
  ])
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(headingOf(page)).toHaveText('Cigar Pairing Explorer')
})

test('a cigar is found with a drawing and leads to its page', async ({ page }) => {
  await useSharedMember(page)
  await page.goto('/dashboard')
  const { palette, field, options } = await openPalette(page)
  await field.fill('padron 1964 maduro')
  const first = palette.getByRole('group', { name: 'Cigars and drinks' }).getByRole('option').first()
  await expect(first).toContainText('1964')
  await expect(first.locator('svg')).toBeVisible()
  await expect(palette.getByRole('status')).toHaveText(/^\d under Cigars and drinks/)
  await expect(options.first()).toHaveAttribute('data-highlighted', '')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/cigars\/padron-1964/)
})

test('a wish leads to its answer in the explorer', rest, async ({ page }) => {
  await useSharedMember(page)
  await page.goto('/dashboard')
  const { field, options } = await openPalette(page)
  await field.fill('something smoky')
  await expect(options.first()).toContainText('Something smoky')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/pair\?drink=/)
  await expect(page.getByRole('main').getByText(/Which one is yours\?|Did you mean/)).toBeVisible()
})

test(
  'no results and no connection are explained, and pages are found all the same',
  rest,
  async ({ page, browserErrors }) => {
    browserErrors.expect(/console error: .*ERR_FAILED/)
    await useSharedMember(page)
    await page.goto('/dashboard')
    const { palette, field, options } = await openPalette(page)
    await field.fill('qqqqxyz')
    await expect(palette.getByRole('status')).toHaveText('No match for “qqqqxyz”.')
    await page.route('**/api/suggestions*', route => route.abort())
    await field.fill('humid')
    await expect(options).toHaveText([/^My Humidor/])
    await expect(palette.getByRole('status')).toHaveText(/1 under Pages. Smoke Deck can’t be reached/)
    await page.keyboard.press('Escape')
    await expect(palette).toBeHidden()
  },
)

test('the sidebar opens the palette, gets the focus back, and the palette switches the theme', async ({
  page,
}) => {
  await createMember(page)
  await page.goto('/dashboard')
  const opener = page.getByRole('button', { name: 'Search or jump to' }).first()
  await opener.click()
  const palette = page.getByRole('dialog', { name: 'Search or jump to' })
  await expect(palette).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(opener).toBeFocused()
  await opener.click()
  const before = await page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  await page.keyboard.type('switch th')
  await page.keyboard.press('Enter')
  await expect
    .poll(() => page.evaluate(() => getComputedStyle(document.body).backgroundColor))
    .not.toBe(before)
})

test('text typed before the palette has loaded appears in its field, and nowhere else', async ({ page }) => {
  await useSharedMember(page)
  const arrives = await delayResponse(page, /\/assets\/Palette-[^/]+\.js$/)
  await page.goto('/dashboard')
  const behind = page.getByRole('main').getByLabel('Cigar name')
  await behind.focus()
  await page.keyboard.press('Control+k')
  await page.keyboard.type('g tasx')
  await page.keyboard.press('Backspace')
  await page.keyboard.press('Enter')
  arrives()
  const field = page.getByRole('dialog', { name: 'Search or jump to' }).getByRole('combobox')
  await expect(field).toHaveValue('g tas')
  await expect(field).toBeFocused()
  await page.keyboard.type('t')
  await expect(field).toHaveValue('g tast')
  await page.keyboard.press('Escape')
  await expect(behind).toHaveValue('')
  await expect(page).toHaveURL('/dashboard')
})

test('Escape before the palette has loaded cancels opening it', rest, async ({ page }) => {
  await useSharedMember(page)
  const arrives = await delayResponse(page, /\/assets\/Palette-[^/]+\.js$/)
  await page.goto('/dashboard')
  await expect(headingOf(page)).toBeVisible()
  const arrived = page.waitForResponse(/\/assets\/Palette-/)
  await page.keyboard.press('Control+k')
  await page.keyboard.type('tast')
  await page.keyboard.press('Escape')
  arrives()
  await arrived
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible()
  await expect(page.getByRole('dialog', { name: 'Search or jump to' })).toBeHidden()
})
