import { expect, test } from './fixtures.ts'

for (const name of ['Sign In', 'Unlock Premium Pairings'])
  test(`${name} opens a dialog that says accounts are not open yet`, async ({ page }) => {
    await page.goto('/')
    const opener = page.getByRole('button', { name })
    await opener.click()
    const dialog = page.getByRole('dialog', { name: 'Accounts are not open yet.' })
    await expect(dialog).toContainText('Until then the pairing finder is free')
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(opener).toBeFocused()

    await opener.click()
    await dialog.getByRole('button', { name: 'Back to the door' }).click()
    await expect(dialog).toBeHidden()
  })

test('the address of the sign-in says the same as a page', async ({ page }) => {
  await page.goto('/login')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Accounts are not open yet.')
  await page.getByRole('link', { name: 'Find a pairing instead' }).click()
  await expect(page).toHaveURL('/match')
})
