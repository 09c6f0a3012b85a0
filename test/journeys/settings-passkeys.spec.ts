import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { createMember } from './members.ts'
import { openSettings, sectionOf } from './settings-page.ts'

/** A passkey belongs to a name, and an address of numbers has none. */
test.use({ baseURL: async ({ baseURL }, use) => use(baseURL?.replace('127.0.0.1', 'localhost')) })

async function giveAuthenticator(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
    },
  })
}

test('a passkey is added with a name, listed and removed', async ({ page, browserErrors }) => {
  browserErrors.expect(/status of 422/)
  const member = await createMember(page)
  await giveAuthenticator(page)
  await openSettings(page, 'security')
  const section = sectionOf(page, 'Passkeys')
  await expect(section).toContainText('No passkeys yet.')
  await section.getByRole('button', { name: 'Add a passkey' }).click()
  const adding = page.getByRole('dialog', { name: 'Add a passkey' })
  await expect(adding.getByLabel('Name')).toBeFocused()
  await adding.getByLabel('Name').fill('Laptop by the humidor')
  await adding.getByLabel('Current password').fill('not this one')
  await adding.getByRole('button', { name: 'Continue' }).click()
  await expect(adding.getByLabel('Current password')).toHaveAccessibleDescription(/not your current password/)
  await adding.getByLabel('Current password').fill(member.password)
  await adding.getByRole('button', { name: 'Continue' }).click()
  await expect(section.getByRole('listitem')).toContainText('Laptop by the humidor')

  await section.getByRole('button', { name: 'Remove Laptop by the humidor' }).click()
  const removing = page.getByRole('alertdialog', { name: 'Remove this passkey?' })
  await expect(removing).toContainText('Laptop by the humidor')
  await removing.getByLabel('Current password').fill(member.password)
  await removing.getByRole('button', { name: 'Remove' }).click()
  await expect(section).toContainText('No passkeys yet.')
})

test('an address of numbers says why no passkey can be added there, and offers none for signing in', async ({
  baseURL,
  browser,
}) => {
  const numeric = await browser.newContext({ baseURL: baseURL!.replace('localhost', '127.0.0.1') })
  const visitor = await numeric.newPage()
  await visitor.goto('/login')
  await expect(visitor.getByRole('button', { name: 'Email me a sign-in link' })).toBeVisible()
  await expect(visitor.getByRole('button', { name: 'Sign in with a passkey' })).toHaveCount(0)
  await createMember(visitor)
  await openSettings(visitor, 'security')
  const section = sectionOf(visitor, 'Passkeys')
  await expect(section).toContainText('Passkeys need a web address with a name')
  await expect(section.getByRole('button', { name: 'Add a passkey' })).toHaveCount(0)
  await numeric.close()
})
