import type { Page } from '@playwright/test'
import { finderOn } from './finder.ts'
import { expect, rest, test } from './fixtures.ts'

test('a visitor finds a pairing by keyboard alone', async ({ page }) => {
  await page.goto('/')
  await tabTo(page, 'Pairing finder')
  await page.keyboard.press('Enter')
  const finder = finderOn(page)
  await expect(finder.dialog).toBeVisible()
  await tabTo(page, 'Cigar name')
  await page.keyboard.type('oliva melanio')
  // Not a suggestion for the first letters.
  const suggestion = page.getByRole('option').first()
  await expect(suggestion).toContainText('Melanio')
  await page.keyboard.press('ArrowDown')
  await expect(suggestion).toHaveAttribute('data-highlighted')
  await page.keyboard.press('Enter')
  await expect(finder.title).toContainText('Melanio')
  await expect(finder.title).toBeFocused()

  await tabTo(page, 'Find Another Pairing')
  await page.keyboard.press('Enter')
  await expect(finder.field).toHaveValue('')
})

test('Enter submits the typed text while suggestions are shown', async ({ page }) => {
  await page.goto('/')
  await tabTo(page, 'Pairing finder')
  await page.keyboard.press('Enter')
  const finder = finderOn(page)
  await expect(finder.dialog).toBeVisible()
  await tabTo(page, 'Cigar name')
  await page.keyboard.type('unbanded connecticut toro')
  await page.keyboard.press('Enter')
  await expect(finder.title).toContainText('Unbanded Connecticut Toro')
})

test('the finder opens with its field focused', rest, async ({ page }) => {
  await page.goto('/')
  await page.getByRole('link', { name: 'Pairing finder' }).focus()
  await page.keyboard.press('Enter')
  await expect(finderOn(page).field).toBeFocused()
})

test('Find Another Pairing focuses the field', rest, async ({ page }) => {
  await page.goto('/')
  await page.getByLabel('I’m lighting a').fill('Padron 1964 Maduro')
  await page.keyboard.press('Enter')
  const finder = finderOn(page)
  await finder.dialog.getByRole('button', { name: 'Find Another Pairing' }).press('Enter')
  await expect(finder.field).toBeFocused()
})

test('Escape closes the suggestions, then the finder, and returns the focus', async ({ page }) => {
  await page.goto('/')
  const opener = page.getByRole('link', { name: 'Pairing finder' })
  await opener.focus()
  await page.keyboard.press('Enter')
  const finder = finderOn(page)
  await finder.field.focus()
  await page.keyboard.type('padron')
  await expect(page.getByRole('option').first()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('option')).toHaveCount(0)
  await expect(finder.field).toHaveValue('padron')
  await page.keyboard.press('Escape')
  await expect(finder.dialog).toBeHidden()
  await expect(page).toHaveURL('/')
  await expect(opener).toBeFocused()
})

test('Back closes the finder, and it opens again', async ({ page }) => {
  await page.goto('/')
  const opener = page.getByRole('link', { name: 'Pairing finder' })
  await opener.click()
  const finder = finderOn(page)
  await expect(finder.dialog).toBeVisible()
  await page.goBack()
  await expect(finder.dialog).toBeHidden()
  await expect(page).toHaveURL('/')
  await expect(opener).toBeFocused()
  await opener.click()
  await expect(finder.dialog).toBeVisible()
})

test('Tab stays inside the open finder', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('link', { name: 'Pairing finder' }).click()
  const finder = finderOn(page)
  await expect(finder.field).toBeFocused()
  for (let step = 0; step < 8; step += 1) {
    await page.keyboard.press('Tab')
    const isInside = await finder.dialog.evaluate(
      dialog =>
        [dialog, document.body].some(each => each.contains(document.activeElement) && each === dialog) ||
        document.activeElement?.hasAttribute('data-base-ui-focus-guard') === true ||
        document.activeElement === document.body,
    )
    expect(isInside, await nameOfFocused(page)).toBe(true)
  }
})

/** Presses Tab until something of that name has focus, as a person without a mouse does. */
async function tabTo(page: Page, name: string): Promise<void> {
  const passed: string[] = []
  for (let step = 0; step < 25; step += 1) {
    const focused = await nameOfFocused(page)
    if (focused.startsWith(name)) return
    passed.push(focused)
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab never came to “${name}”, only to: ${passed.join(' | ')}`)
}

function nameOfFocused(page: Page): Promise<string> {
  return page.evaluate(() => {
    const focused = document.activeElement as HTMLInputElement | null
    return (
      focused?.labels?.[0]?.textContent ??
      focused?.ariaLabel ??
      focused?.textContent?.trim().slice(0, 60) ??
      ''
    )
  })
}
