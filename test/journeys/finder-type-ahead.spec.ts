import type { Page } from '@playwright/test'
import { delayResponse } from './delay-response.ts'
import { finderOn } from './finder.ts'
import { expect, rest, test } from './fixtures.ts'

const finderFile = /\/assets\/finder-overlay-[^/]+\.js$/

test('text typed before the finder has loaded appears in its field, and nowhere else', async ({ page }) => {
  const arrives = await requestFinder(page)
  await page.keyboard.type('padron 19x')
  await page.keyboard.press('Backspace')
  await page.keyboard.press('Enter')
  await expect(finderOn(page).dialog).toBeHidden()
  arrives()
  const { field, title } = finderOn(page)
  await expect(field).toHaveValue('padron 19')
  await expect(field).toBeFocused()
  await page.keyboard.type('64')
  await expect(field).toHaveValue('padron 1964')
  await page.keyboard.press('Enter')
  await expect(title).toContainText('Padrón 1964')
})

test('Escape before the finder has loaded cancels opening it', rest, async ({ page }) => {
  const arrives = await requestFinder(page)
  const arrived = page.waitForResponse(finderFile)
  await page.keyboard.type('padron')
  await page.keyboard.press('Escape')
  arrives()
  await arrived
  const { dialog, field } = finderOn(page)
  await page.getByRole('link', { name: 'Pairing finder' }).press('Enter')
  await expect(dialog).toHaveCount(1)
  await expect(field).toHaveValue('')
  await expect(field).toBeFocused()
})

test('after the finder is closed, keys go to the page', rest, async ({ page }) => {
  const arrives = await requestFinder(page)
  arrives()
  const { dialog, field } = finderOn(page)
  await expect(field).toBeFocused()
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(dialog).toBeHidden()
  const hero = page.getByLabel('I’m lighting a')
  await hero.focus()
  await page.keyboard.type('oliva')
  await expect(hero).toHaveValue('oliva')
})

/** Requests the finder; the response waits until the returned function is called. */
async function requestFinder(page: Page): Promise<() => void> {
  const arrives = await delayResponse(page, finderFile)
  await page.goto('/')
  await page.getByRole('link', { name: 'Pairing finder' }).press('Enter')
  return arrives
}
