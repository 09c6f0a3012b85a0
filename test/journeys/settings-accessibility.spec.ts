import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { settingsTabs } from '#features/settings/client/settings-tabs.ts'
import { expectAccessibleInEveryLook } from './axe.ts'
import { expect, rest, test } from './fixtures.ts'
import { changeSettings, createMember } from './members.ts'
import { openSettings } from './settings-page.ts'

test('every settings tab is accessible and fits the window', rest, async ({ page }) => {
  test.slow()
  await createMember(page)
  await changeSettings(page, { theme: 'dark' })
  for (const { value, label } of settingsTabs) {
    await openSettings(page, value)
    await expect(page.getByRole('tab', { name: label, exact: true })).toHaveAttribute('aria-selected', 'true')
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible()
    await expect(page.getByText(/^Loading your/)).toHaveCount(0)
    await expectAccessibleInEveryLook(page)
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      expect(await overflowOf(page), `${label} at ${width}`).toBe(0)
    }
  }
})

test('the settings dialogs are accessible', rest, async ({ page }) => {
  test.slow()
  const { password } = await createMember(page)
  await changeSettings(page, { theme: 'dark' })
  await openSettings(page)
  await page.getByRole('button', { name: 'Change email' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectAccessibleInEveryLook(page)
  await openSettings(page)
  const leaf = { create: { width: 90, height: 60, channels: 3, background: '#7a4f2a' } } as const
  const picture = {
    name: 'leaf.png',
    mimeType: 'image/png',
    buffer: await sharp(leaf).png().toBuffer(),
  }
  await page.locator('input[type=file]').setInputFiles(picture)
  await expect(page.getByRole('slider', { name: 'Picture to crop' })).toBeVisible()
  await expectAccessibleInEveryLook(page)
  await openSettings(page, 'security')
  await page.getByRole('button', { name: 'Set up' }).click()
  await page.getByRole('dialog').getByLabel('Current password').fill(password)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByLabel('Code from the app')).toBeVisible()
  await expectAccessibleInEveryLook(page)
  await openSettings(page, 'data')
  await page.getByRole('button', { name: 'Delete my account' }).click()
  await expect(page.getByRole('alertdialog').getByRole('listitem').first()).toBeVisible()
  await expectAccessibleInEveryLook(page)
})

const overflowOf = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
