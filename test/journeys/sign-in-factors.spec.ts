import { readFileSync } from 'node:fs'
import type { APIRequestContext } from '@playwright/test'
import { momentOfPreviousStep, totp, totpOfKey } from '../totp.ts'
import { expect, rest, test } from './fixtures.ts'
import { createMember, type Member, post } from './members.ts'
import { settle } from './page-state.ts'
import { openSettings, sectionOf } from './settings-page.ts'
import { openSignIn, signInFormOn } from './sign-in-form.ts'

test('an authenticator app is set up, used to sign in, and removed', async ({
  page,
  context,
  browserErrors,
}) => {
  test.slow()
  browserErrors.expect(/status of 422/)
  const member = await createMember(page)
  const section = sectionOf(page, 'Two-factor sign-in')
  const codes = page.getByRole('alertdialog', { name: 'Recovery codes' })
  const code = page.getByLabel('Six-digit code')
  const form = signInFormOn(page)
  let key = ''
  let shown: string[] = []

  await test.step('it is set up, and its recovery codes are saved', async () => {
    await openSettings(page, 'security')
    await expect(section).toContainText('Off.')
    await section.getByRole('button', { name: 'Set up' }).click()
    const asking = page.getByRole('dialog', { name: 'Two-factor sign-in' })
    await asking.getByLabel('Current password').fill(member.password)
    await asking.getByRole('button', { name: 'Continue' }).click()
    const setup = page.getByRole('alertdialog', { name: 'Set up your app' })
    await expect(setup.getByRole('img', { name: /QR code of the key/ })).toBeVisible()
    key = await setup.locator('code').innerText()
    const first = setup.getByLabel('Code from the app')
    await first.fill('000000')
    await setup.getByRole('button', { name: 'Turn on' }).click()
    await expect(first).toHaveAccessibleDescription(/That code is wrong/)
    await expect(first).toBeFocused()
    // A code of the step before: the one of now is for signing in, and each counts once.
    await first.fill(totpOfKey(key, await momentOfPreviousStep()))
    await setup.getByRole('button', { name: 'Turn on' }).click()
    await expect(codes.getByRole('listitem')).toHaveCount(10)
    shown = await codes.getByRole('listitem').allInnerTexts()
    const saving = page.waitForEvent('download')
    await codes.getByRole('button', { name: 'Download' }).click()
    const saved = readFileSync(await (await saving).path(), 'utf8')
    expect(saved.trim().split('\n')).toEqual(shown)
    await codes.getByRole('button', { name: 'I have saved them' }).click()
    await expect(section).toContainText('On.')
  })

  await test.step('sign-in asks for its code, and no more on a device that is trusted', async () => {
    await context.clearCookies({ name: /session|two_factor/ })
    await openSignIn(page)
    await form.signIn(member)
    await expect(page.getByRole('dialog', { name: 'One more step' })).toBeVisible()
    await expect(code).toBeFocused()
    await expect(code).toHaveAttribute('autocomplete', 'one-time-code')
    await code.fill('12')
    await form.press('Sign In')
    await expect(code).toHaveAccessibleDescription(/Please enter the six digits/)
    await code.fill(totpOfKey(key, Date.now()))
    await page.getByRole('switch', { name: 'Trust this device' }).click()
    await form.press('Sign In')
    await expect(page).toHaveURL('/pair')
    // A request that is under way when the session ends would be answered 401.
    await settle(page)
    await page.getByRole('button', { name: 'Sign Out' }).click()
    await expect(page).toHaveURL('/')
    await openSignIn(page)
    await form.signIn(member)
    await expect(page).toHaveURL('/pair')
  })

  await test.step('a new recovery code replaces it', async () => {
    await openSettings(page, 'security')
    await section.getByRole('button', { name: 'New recovery codes' }).click()
    const renewing = page.getByRole('dialog', { name: 'New recovery codes' })
    await renewing.getByLabel('Current password').fill(member.password)
    await renewing.getByRole('button', { name: 'Show new codes' }).click()
    await expect(codes.getByRole('listitem')).toHaveCount(10)
    const renewed = await codes.getByRole('listitem').allInnerTexts()
    expect(renewed).not.toContain(shown[0])
    await codes.getByRole('button', { name: 'I have saved them' }).click()
    // The cookie of the trusted device as well.
    await context.clearCookies()
    await page.goto('/login')
    await form.signIn(member)
    await form.press('Use a recovery code')
    await page.getByLabel('Recovery code').fill(renewed[0]!)
    await form.press('Sign In')
    await expect(page).toHaveURL('/pair')
  })

  await test.step('it is removed', async () => {
    await openSettings(page, 'security')
    await section.getByRole('button', { name: 'Turn off' }).click()
    const ending = page.getByRole('alertdialog', { name: 'Turn off two-factor sign-in?' })
    const password = ending.getByLabel('Current password')
    await password.fill('not this one')
    await ending.getByRole('button', { name: 'Turn off' }).click()
    await expect(password).toHaveAccessibleDescription(/not your current password/)
    await password.fill(member.password)
    await ending.getByRole('button', { name: 'Turn off' }).click()
    await expect(section).toContainText('Off.')
  })
})

/** Sets up an authenticator app as the settings do. */
async function setUpApp(request: APIRequestContext, { password }: Member): Promise<string> {
  const { totpURI } = await post<{ totpURI: string }>(request, '/api/auth/two-factor/enable', { password })
  // A code of the step before: the one of now is for signing in, and each counts once.
  await post(request, '/api/auth/two-factor/verify-totp', {
    code: totp(totpURI, await momentOfPreviousStep()),
  })
  return totpURI
}

for (const where of ['page', 'dialog'] as const)
  test(
    `a reload keeps the step with the code, in the ${where}, until the sign-in has expired`,
    rest,
    async ({ context, page, browserErrors }) => {
      browserErrors.expect(/status of 4/)
      const member = await createMember(page)
      const totpURI = await setUpApp(page.request, member)
      const open = async () => {
        if (where === 'dialog') return openSignIn(page)
        await page.goto('/login')
        return signInFormOn(page)
      }
      await context.clearCookies()
      const form = await open()
      await form.signIn(member)
      const code = page.getByLabel('Six-digit code')
      await expect(code).toBeFocused()
      await open()
      await expect(code).toBeFocused()
      await context.clearCookies()
      await code.fill(totp(totpURI, Date.now()))
      await form.press('Sign In')
      await expect(form.error).toHaveText('That took too long. Please sign in again.')
      await form.signIn(member)
      await code.fill(totp(totpURI, Date.now()))
      await open()
      await code.fill(totp(totpURI, Date.now()))
      await form.press('Sign In')
      await expect(page).toHaveURL('/pair')
    },
  )
