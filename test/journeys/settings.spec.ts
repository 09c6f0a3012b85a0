import { readFileSync } from 'node:fs'
import { expect, rest, test } from './fixtures.ts'
import { createAccount, createMember } from './members.ts'
import { pictureFile } from './picture-file.ts'
import { openSettings } from './settings-page.ts'
import { signInFormOn } from './sign-in-form.ts'

test('a member keeps a name and a picture, exports all data, and deletes the account for good', async ({
  page,
}) => {
  // The first account is the admin, and the last admin cannot be deleted.
  await createAccount('staying')
  const member = await createMember(page)
  const picture = page.locator('main img')

  await test.step('name and picture are there after a reload, and Back returns to the tab before', async () => {
    await openSettings(page)
    await page.getByLabel('Full name').fill('Marcus Webb')
    await page.getByLabel('Full name').press('Tab')
    await expect(page.getByRole('status').filter({ hasText: 'Saved' })).toHaveCount(1)
    await page
      .locator('input[type=file]')
      .setInputFiles(await pictureFile('cigar.png', { width: 640, height: 480 }))
    await page.getByRole('button', { name: 'Upload' }).click()
    await expect(picture).toHaveAttribute('width', '150')
    await page.getByRole('tab', { name: 'Your data' }).click()
    await expect(page).toHaveURL('/dashboard/settings?tab=data')
    await page.goBack()
    await expect(page).toHaveURL('/dashboard/settings')
    await expect(page.getByRole('tab', { name: 'Profile' })).toHaveAttribute('aria-selected', 'true')
    await page.reload()
    await expect(page.getByLabel('Full name')).toHaveValue('Marcus Webb')
    await expect(picture).toHaveJSProperty('complete', true)
    expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
    // A reload before a field loses the focus keeps what was typed.
    await page.getByLabel('Address').fill('12 Cedar Row, At')
    await page.reload()
    await expect(page.getByLabel('Address')).toHaveValue('12 Cedar Row, At')
  })

  await test.step('the data are one zip', async () => {
    await openSettings(page, 'data')
    const saving = page.waitForEvent('download')
    await page.getByRole('link', { name: 'Export my data' }).click()
    const file = readFileSync(await (await saving).path())
    expect(file.subarray(0, 4).toString('latin1')).toBe('PK\x03\x04')
    expect(file.includes('account.json')).toBe(true)
  })

  await test.step('the account ends for good', async () => {
    await page.getByRole('button', { name: 'Delete my account' }).click()
    const dialog = page.getByRole('alertdialog', { name: 'Delete my account' })
    await dialog.getByLabel('Current password').fill(member.password)
    await dialog.getByRole('button', { name: 'Delete for good' }).click()
    await expect(page).toHaveURL('/')
    await expect(page.getByRole('status').filter({ hasText: 'Your account was deleted.' })).toBeVisible()
    await page.getByRole('button', { name: 'Close' }).click()
    await expect(page.getByText('Your account was deleted.')).toHaveCount(0)
    const again = await page.request.post('/api/auth/sign-in/email', { data: member })
    expect(again.status()).toBe(401)
  })
})

test(
  'an export without a session asks to sign in, then saves the file',
  rest,
  async ({ page, browserErrors }) => {
    browserErrors.expect(/status of 401/)
    // The live connection would read the member anew in the background.
    await page.routeWebSocket('**/api/live', () => {})
    const member = await createMember(page)
    await openSettings(page, 'data')
    await page.waitForLoadState('networkidle')
    // Cookies that are gone would be noticed by any request in the background as well.
    const ended = { error: 'Please sign in', code: 'UNAUTHENTICATED', requestId: '1' }
    await page.route('**/api/me', route => route.fulfill({ status: 401, json: ended }))
    const download = page.getByRole('link', { name: 'Export my data' })
    await download.click()
    const dialog = page.getByRole('dialog', { name: 'Welcome Back' })
    await dialog.getByRole('button', { name: 'Close' }).click()
    await expect(page.getByRole('alert').filter({ hasText: /sign in/i })).toBeVisible()
    await download.click()
    // The session is asked for before the dialog opens, on a busy machine long after the press.
    await expect(dialog).toBeVisible()
    await page.unroute('**/api/me')
    const saving = page.waitForEvent('download')
    await signInFormOn(page).signIn(member)
    expect((await saving).suggestedFilename()).toMatch(/^smoke-deck-.*\.zip$/)
  },
)
