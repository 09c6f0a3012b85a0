import { readFileSync } from 'node:fs'
import { totpOfKey, totpStepMilliseconds } from '../totp.ts'
import { expect, test } from './fixtures.ts'
import { createMember } from './members.ts'
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
  await openSettings(page, 'security')
  const section = sectionOf(page, 'Two-factor sign-in')
  await expect(section).toContainText('Off.')
  await section.getByRole('button', { name: 'Set up' }).click()
  const asking = page.getByRole('dialog', { name: 'Two-factor sign-in' })
  await asking.getByLabel('Current password').fill(member.password)
  await asking.getByRole('button', { name: 'Continue' }).click()

  const setup = page.getByRole('alertdialog', { name: 'Set up your app' })
  await expect(setup.getByRole('img', { name: /QR code of the key/ })).toBeVisible()
  const key = await setup.locator('code').innerText()
  await setup.getByLabel('Code from the app').fill('000000')
  await setup.getByRole('button', { name: 'Turn on' }).click()
  await expect(setup.getByLabel('Code from the app')).toHaveAccessibleDescription(/That code is wrong/)
  await expect(setup.getByLabel('Code from the app')).toBeFocused()
  // A code of the step before: the one of now is for signing in, and each counts once.
  await setup.getByLabel('Code from the app').fill(totpOfKey(key, Date.now() - totpStepMilliseconds))
  await setup.getByRole('button', { name: 'Turn on' }).click()

  const codes = page.getByRole('alertdialog', { name: 'Recovery codes' })
  await expect(codes.getByRole('listitem')).toHaveCount(10)
  const shown = await codes.getByRole('listitem').allInnerTexts()
  const saving = page.waitForEvent('download')
  await codes.getByRole('button', { name: 'Download' }).click()
  expect(
    readFileSync(await (await saving).path(), 'utf8')
      .trim()
      .split('\n'),
  ).toEqual(shown)
  await codes.getByRole('button', { name: 'I have saved them' }).click()
  await expect(section).toContainText('On.')

  await context.clearCookies({ name: /session|two_factor/ })
  const form = await openSignIn(page)
  await form.signIn(member)
  await page.getByLabel('Six-digit code').fill(totpOfKey(key, Date.now()))
  await signInFormOn(page).press('Sign In')
  await expect(page).toHaveURL('/pair')

  await openSettings(page, 'security')
  await section.getByRole('button', { name: 'New recovery codes' }).click()
  const renewing = page.getByRole('dialog', { name: 'New recovery codes' })
  await renewing.getByLabel('Current password').fill(member.password)
  await renewing.getByRole('button', { name: 'Show new codes' }).click()
  await expect(codes.getByRole('listitem')).toHaveCount(10)
  const renewed = await codes.getByRole('listitem').allInnerTexts()
  expect(renewed).not.toContain(shown[0])
  await codes.getByRole('button', { name: 'I have saved them' }).click()

  await context.clearCookies({ name: /session|two_factor/ })
  await (await openSignIn(page)).signIn(member)
  await signInFormOn(page).press('Use a recovery code')
  await page.getByLabel('Recovery code').fill(renewed[0]!)
  await signInFormOn(page).press('Sign In')
  await expect(page).toHaveURL('/pair')
  await openSettings(page, 'security')
  await section.getByRole('button', { name: 'Turn off' }).click()
  const ending = page.getByRole('alertdialog', { name: 'Turn off two-factor sign-in?' })
  await ending.getByLabel('Current password').fill('not this one')
  await ending.getByRole('button', { name: 'Turn off' }).click()
  await expect(ending.getByLabel('Current password')).toHaveAccessibleDescription(/not your current password/)
  await ending.getByLabel('Current password').fill(member.password)
  await ending.getByRole('button', { name: 'Turn off' }).click()
  await expect(section).toContainText('Off.')
})
