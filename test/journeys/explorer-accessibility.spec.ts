import type { Page } from '@playwright/test'
import { expectAccessibleInEveryLook } from './axe.ts'
import { explorerOn, openExplorer } from './explorer.ts'
import { submitCigar } from './finder.ts'
import { expect, rest, test } from './fixtures.ts'
import { layoutShiftOf, watchLayoutShift } from './layout-shift.ts'
import { changeSettings, createMember } from './members.ts'

const cigar = 'Padron 1964 Anniversary Maduro'

test('the form and the result are accessible and fit every width', rest, async ({ page }) => {
  test.slow()
  const explorer = await openExplorer(page)
  await changeSettings(page, { theme: 'dark' })
  await page.reload()
  await expectAccessibleInEveryLook(page)
  await submitCigar(explorer, cigar)
  await expect(explorer.title).toBeVisible()
  await page.getByText(/^Every point of the/).click()
  await expectAccessibleInEveryLook(page)
  for (const width of [320, 390, 768, 1024, 1280, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    expect(await overflowOf(page), `at ${width}`).toBe(0)
  }
})

test('the keyboard alone submits, reads the reasons, changes the pair, rates it and starts over', async ({
  page,
}) => {
  const explorer = await openExplorer(page)
  await tabTo(page, 'I have a cigar')
  await tabTo(page, 'Cigar name')
  await page.keyboard.type('oliva melanio maduro')
  // Suggestions for the first word may still be listed.
  await expect(page.getByRole('option').first()).toContainText('Melanio')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(explorer.field).toHaveValue(/Melanio/)
  await tabTo(page, 'Spirit')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Space')
  await tabTo(page, 'Find its match')
  await page.keyboard.press('Enter')
  await expect(explorer.title).toBeFocused()
  await expect(page).toHaveURL(/type=wine/)
  await tabTo(page, '1 star')
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('radio', { name: '2 stars' })).toBeChecked()
  await tabTo(page, 'Two runners-up')
  await tabTo(page, 'Every point of the')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Starting points')).toBeVisible()
  const first = await explorer.title.innerText()
  await explorer.runnersUp.first().focus()
  await page.keyboard.press('Enter')
  await expect(explorer.title).toBeFocused()
  expect(await explorer.title.innerText()).not.toBe(first)
  await tabTo(page, 'Find Another Pairing')
  await page.keyboard.press('Enter')
  await expect(explorer.field).toBeFocused()
})

test('the finder on the dashboard accepts typing at once and leads to the result at its address', async ({
  page,
  context,
}) => {
  await watchLayoutShift(context)
  await createMember(page)
  await page.goto('/dashboard')
  await page.getByRole('button', { name: 'Wine', exact: true }).click()
  await page.getByLabel('Cigar name').click()
  await page.keyboard.type(cigar, { delay: 20 })
  const explorer = explorerOn(page)
  await expect(explorer.field).toHaveValue(cigar)
  expect(await layoutShiftOf(page)).toBeLessThan(0.02)
  await page.keyboard.press('Enter')
  const title = page.getByRole('main').getByRole('heading', { level: 2 }).filter({ hasText: '&' })
  await expect(title.first()).toBeFocused()
  await expect(page).toHaveURL(/\/pair\?cigar=/)
  const found = await title.first().innerText()
  await page.reload()
  await expect(title.first()).toHaveText(found.replace(/\s+/g, ' '))
  await page.goBack()
  await expect(page).toHaveURL('/dashboard')
  const saved = await (await page.request.get('/api/saved-pairings')).json()
  expect(saved.pairings).toMatchObject([{ pairing_type: 'wine' }])
})

const overflowOf = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

/** Presses Tab until something of that name has focus, as a person without a mouse does. */
async function tabTo(page: Page, name: string): Promise<void> {
  const passed: string[] = []
  for (let step = 0; step < 60; step += 1) {
    const focused = await page.evaluate(() => {
      const element = document.activeElement as HTMLInputElement | null
      const named = element?.ariaLabel ?? element?.labels?.[0]?.textContent ?? element?.textContent
      return named?.trim().slice(0, 60) ?? ''
    })
    if (focused.startsWith(name)) return
    passed.push(focused)
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab never came to “${name}”, only to: ${passed.join(' | ')}`)
}
