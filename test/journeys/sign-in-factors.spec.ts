import type { APIRequestContext, BrowserContext, Page } from '@playwright/test'
import { deviceCookies } from '#features/landing/landing.contract.ts'
import { totp, totpStepMilliseconds } from '../totp.ts'
import { expect, test } from './fixtures.ts'
import { createMember, type Member, post } from './members.ts'
import { openSignIn, signInFormOn } from './sign-in-form.ts'
import { addressVariable } from './start-server.ts'

/** Sets up an authenticator app as the settings do. Returns its address and the recovery codes. */
async function setUpApp(request: APIRequestContext, { password }: Member) {
  const { totpURI, backupCodes } = await post<{ totpURI: string; backupCodes: string[] }>(
    request,
    '/api/auth/two-factor/enable',
    { password },
  )
  // A code of the step before: the one of now is for signing in, and each counts once.
  await post(request, '/api/auth/two-factor/verify-totp', {
    code: totp(totpURI, Date.now() - totpStepMilliseconds),
  })
  return { totpURI, backupCodes }
}

test('a member with an authenticator app is asked for its code', async ({ context, page, browserErrors }) => {
  browserErrors.expect(/status of 422/)
  const member = await createMember(page)
  const { totpURI } = await setUpApp(page.request, member)
  await context.clearCookies()
  const form = await openSignIn(page)
  await form.signIn(member)
  await expect(page.getByRole('dialog', { name: 'One more step' })).toBeVisible()
  const code = page.getByLabel('Six-digit code')
  await expect(code).toBeFocused()
  await expect(code).toHaveAttribute('autocomplete', 'one-time-code')
  await code.fill('12')
  await form.press('Sign In')
  await expect(code).toHaveAccessibleDescription(/Please enter the six digits/)
  await code.fill(totp(totpURI, Date.now()))
  await page.getByRole('switch', { name: 'Trust this device' }).click()
  await form.press('Sign In')
  await expect(page).toHaveURL('/pair')
  // A request that is under way when the session ends would be answered 401.
  await page.waitForLoadState('networkidle')

  await page.getByRole('button', { name: 'Sign Out' }).click()
  await expect(page).toHaveURL('/')
  await (await openSignIn(page)).signIn(member)
  await expect(page).toHaveURL('/pair')
})

for (const where of ['page', 'dialog'] as const)
  test(`a reload keeps the step with the code, in the ${where}, until the sign-in has expired`, async ({
    context,
    page,
    browserErrors,
  }) => {
    browserErrors.expect(/status of 4/)
    const member = await createMember(page)
    const { totpURI } = await setUpApp(page.request, member)
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
  })

test('a recovery code replaces the authenticator app', async ({ context, page }) => {
  const member = await createMember(page)
  const { backupCodes } = await setUpApp(page.request, member)
  await context.clearCookies()
  await page.goto('/login')
  const form = signInFormOn(page)
  await form.signIn(member)
  await form.press('Use a recovery code')
  await page.getByLabel('Recovery code').fill(backupCodes[0]!)
  await form.press('Sign In')
  await expect(page).toHaveURL('/pair')
})

test.describe('passkeys', () => {
  // Browsers tie a passkey to a name, never to a number.
  const named = process.env[addressVariable]?.replace('127.0.0.1', 'localhost') ?? ''
  test.use({ baseURL: named })

  test('a passkey signs in, and its absence gets a message', async ({ context, page }) => {
    await context.addCookies([{ name: deviceCookies.ageNotice, value: 'seen', url: named }])
    // A key in software answers the suggestions of the field at once, so this browser has none.
    await page.addInitScript(() => {
      if (isSecureContext) PublicKeyCredential.isConditionalMediationAvailable = async () => false
    })
    const holder = await addAuthenticator(page)
    await leaveWithPasskey(context, page)

    await page.goto('/login')
    const form = signInFormOn(page)
    await form.press('Sign in with a passkey')
    await expect(page).toHaveURL('/pair')
    // A request that is under way when the session ends would be answered 401.
    await page.waitForLoadState('networkidle')

    await page.getByRole('button', { name: 'Sign Out' }).click()
    await expect(page).toHaveURL('/')
    await holder.forget()
    await page.goto('/login')
    await form.press('Sign in with a passkey')
    await expect(form.error).toContainText('No passkey was used.')
  })

  test('the email field offers the passkey, and one that is picked signs in', async ({ context, page }) => {
    await context.addCookies([{ name: deviceCookies.ageNotice, value: 'seen', url: named }])
    await addAuthenticator(page)
    await leaveWithPasskey(context, page)
    // The key in software picks itself as soon as the field offers it.
    await page.goto('/login')
    await expect(page).toHaveURL('/pair')
  })
})

/** A new member with a passkey, who is signed out again. */
async function leaveWithPasskey(context: BrowserContext, page: Page): Promise<void> {
  const member = await createMember(page)
  await page.goto('/terms')
  await makePasskey(page, member)
  // A page that is open when the session ends would be answered 401.
  await page.goto('about:blank')
  await context.clearCookies()
}

/** A security key in software, plugged into the browser. */
async function addAuthenticator(page: Page) {
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
  return {
    forget: () => session.send('WebAuthn.clearCredentials', { authenticatorId }),
  }
}

/** As the settings do: fetch the options, ask the browser, send its answer. */
async function makePasskey(page: Page, { password }: Member): Promise<void> {
  const options = await post<Record<string, unknown>>(
    page.request,
    '/api/auth/passkey/generate-register-options',
    {
      password,
    },
  )
  const response = await page.evaluate(async options => {
    const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(
      options as unknown as PublicKeyCredentialCreationOptionsJSON,
    )
    const made = (await navigator.credentials.create({ publicKey })) as PublicKeyCredential
    return made.toJSON()
  }, options)
  await post(page.request, '/api/auth/passkey/verify-registration', { response, name: 'Journey' })
}
