import { expectAccessibleInEveryLook } from './axe.ts'
import { expect, rest, test } from './fixtures.ts'
import { newCredentials } from './members.ts'
import { openSignIn, signInFormOn } from './sign-in-form.ts'

test(
  'the sign-in dialog is accessible: open, with errors, refused',
  rest,
  async ({ page, browserErrors }) => {
    test.slow()
    browserErrors.expect(/status of 401/)
    const form = await openSignIn(page)
    await expect(form.email).toBeVisible()
    await expectAccessibleInEveryLook(page)
    await form.press('Sign In')
    await expect(form.email).toHaveAttribute('aria-invalid', 'true')
    await expectAccessibleInEveryLook(page)
    await form.signIn(newCredentials('axe'))
    await expect(form.error).toBeVisible()
    await expectAccessibleInEveryLook(page)
  },
)

for (const step of ['Create Account', 'Forgot your password?', 'Email me a sign-in link'])
  test(`${step} leads to a form without a barrier`, rest, async ({ page }) => {
    const form = await openSignIn(page)
    await form.press(step)
    await expectAccessibleInEveryLook(page)
  })

test('the sign-in page on the way to the vault is accessible', rest, async ({ page }) => {
  await page.goto('/login?next=/dashboard/pairings')
  await expect(signInFormOn(page).email).toBeVisible()
  await expectAccessibleInEveryLook(page)
})

test('the page of a used link is accessible', rest, async ({ page, browserErrors }) => {
  browserErrors.expect(/status of 400/)
  await page.goto('/sign-in-link?token=as-in-a-mail')
  await signInFormOn(page).press('Sign In')
  await expect(signInFormOn(page).error).toBeVisible()
  await expectAccessibleInEveryLook(page)
})
