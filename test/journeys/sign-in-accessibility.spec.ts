import { expectNoBarriersInAnyLook } from './barriers.ts'
import { expect, test } from './fixtures.ts'
import { entranceOn, newcomer, openSignIn } from './members.ts'

test('the way in has no barrier: open, with errors, refused', async ({ page, trouble }) => {
  trouble.expect(/status of 401/)
  const entrance = await openSignIn(page)
  await expect(entrance.email).toBeVisible()
  await expectNoBarriersInAnyLook(page)
  await entrance.press('Sign In')
  await expect(entrance.email).toHaveAttribute('aria-invalid', 'true')
  await expectNoBarriersInAnyLook(page)
  await entrance.signIn(newcomer('axe'))
  await expect(entrance.error).toBeVisible()
  await expectNoBarriersInAnyLook(page)
})

for (const step of ['Create Account', 'Forgotten password?', 'Email me a sign-in link'])
  test(`${step} leads to a form without a barrier`, async ({ page }) => {
    const entrance = await openSignIn(page)
    await entrance.press(step)
    await expectNoBarriersInAnyLook(page)
  })

test('the page of the sign-in has no barrier on the way from the vault', async ({ page }) => {
  await page.goto('/login?next=/dashboard/pairings')
  await expect(entranceOn(page).email).toBeVisible()
  await expectNoBarriersInAnyLook(page)
})

test('a link that is spent has no barrier', async ({ page, trouble }) => {
  trouble.expect(/status of 400/)
  await page.goto('/sign-in-link?token=as-in-a-mail')
  await entranceOn(page).press('Sign In')
  await expect(entranceOn(page).error).toBeVisible()
  await expectNoBarriersInAnyLook(page)
})
