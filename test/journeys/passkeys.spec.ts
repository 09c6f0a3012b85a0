import type { Page } from '@playwright/test'
import { deviceCookies } from '#features/landing/landing.contract.ts'
import { expect, rest, test } from './fixtures.ts'
import { createMember } from './members.ts'
import { settle } from './page-state.ts'
import { openSettings, sectionOf } from './settings-page.ts'
import { signInFormOn } from './sign-in-form.ts'
import { addressVariable } from './start-server.ts'

// Browsers tie a passkey to a name, never to a number.
const named = process.env[addressVariable]?.replace('127.0.0.1', 'localhost') ?? ''
test.use({ baseURL: named })

test.beforeEach(({ context }) =>
  context.addCookies([{ name: deviceCookies.ageNotice, value: 'seen', url: named }]),
)

test('a passkey is added with a name, signs in, and is removed; its absence gets a message', async ({
  page,
  browserErrors,
}) => {
  browserErrors.expect(/status of 422/)
  // A key in software answers the suggestions of the field at once, so this browser has none.
  await page.addInitScript(() => {
    if (isSecureContext) PublicKeyCredential.isConditionalMediationAvailable = async () => false
  })
  const authenticator = await giveAuthenticator(page)
  const member = await createMember(page)
  const section = sectionOf(page, 'Passkeys')
  const adding = page.getByRole('dialog', { name: 'Add a passkey' })
  await openSettings(page, 'security')
  await expect(section).toContainText('No passkeys yet.')
  await section.getByRole('button', { name: 'Add a passkey' }).click()
  await expect(adding.getByLabel('Name')).toBeFocused()
  await adding.getByLabel('Current password').fill('not this one')
  await adding.getByRole('button', { name: 'Continue' }).click()
  await expect(adding.getByLabel('Current password')).toHaveAccessibleDescription(/not your current password/)
  await adding.getByRole('button', { name: 'Cancel' }).click()
  await addPasskey(page, member.password)

  await signOut(page)
  const form = signInFormOn(page)
  await page.goto('/login')
  await form.press('Sign in with a passkey')
  await expect(page).toHaveURL('/pair')

  await openSettings(page, 'security')
  await section.getByRole('button', { name: 'Remove Laptop by the humidor' }).click()
  const removing = page.getByRole('alertdialog', { name: 'Remove this passkey?' })
  await expect(removing).toContainText('Laptop by the humidor')
  await removing.getByLabel('Current password').fill(member.password)
  await removing.getByRole('button', { name: 'Remove' }).click()
  await expect(section).toContainText('No passkeys yet.')

  await signOut(page)
  await authenticator.forget()
  await page.goto('/login')
  await form.press('Sign in with a passkey')
  await expect(form.error).toContainText('No passkey was used.')
})

test('the email field offers the passkey, and one that is picked signs in', rest, async ({ page }) => {
  await giveAuthenticator(page)
  const { password } = await createMember(page)
  await openSettings(page, 'security')
  await addPasskey(page, password)
  await signOut(page)
  // The key in software picks itself as soon as the field offers it.
  await page.goto('/login')
  await expect(page).toHaveURL('/pair')
})

async function addPasskey(page: Page, password: string): Promise<void> {
  const section = sectionOf(page, 'Passkeys')
  await section.getByRole('button', { name: 'Add a passkey' }).click()
  const adding = page.getByRole('dialog', { name: 'Add a passkey' })
  await adding.getByLabel('Name').fill('Laptop by the humidor')
  await adding.getByLabel('Current password').fill(password)
  await adding.getByRole('button', { name: 'Continue' }).click()
  await expect(section.getByRole('listitem')).toContainText('Laptop by the humidor')
}

async function signOut(page: Page): Promise<void> {
  // A request that is under way when the session ends would be answered 401.
  await settle(page)
  await page.getByRole('complementary').getByRole('button', { name: 'Sign Out' }).click()
  await expect(page).toHaveURL('/')
}

/** A security key in software, plugged into the browser. */
async function giveAuthenticator(page: Page) {
  const session = await page.context().newCDPSession(page)
  await session.send('WebAuthn.enable')
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return { forget: () => session.send('WebAuthn.clearCredentials', { authenticatorId }) }
}
