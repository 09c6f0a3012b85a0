import { createHmac } from 'node:crypto'
import type { APIRequestContext, Page } from '@playwright/test'
import { deviceCookies } from '#features/landing/landing.contract.ts'
import { expect, test } from './fixtures.ts'
import { entranceOn, join, type Member, openSignIn, post } from './members.ts'
import { addressVariable } from './start-house.ts'

/** Sets up an authenticator app as the settings do. Gives its secret and the recovery codes. */
async function setUpApp(request: APIRequestContext, { password }: Member) {
  const { totpURI, backupCodes } = await post<{ totpURI: string; backupCodes: string[] }>(
    request,
    '/api/auth/two-factor/enable',
    { password },
  )
  const secret = new URL(totpURI).searchParams.get('secret')!
  // A code of the step before: the one of now is for signing in, and each counts once.
  await post(request, '/api/auth/two-factor/verify-totp', { code: codeOf(secret, -1) })
  return { secret, backupCodes }
}

/** The six digits of RFC 6238, so many steps of half a minute from now. */
function codeOf(secret: string, steps = 0): string {
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
  const bits = [...secret.replaceAll('=', '')].map(letter =>
    alphabet.indexOf(letter).toString(2).padStart(5, '0'),
  )
  const key = Buffer.from(
    bits
      .join('')
      .match(/.{8}/g)!
      .map(byte => Number.parseInt(byte, 2)),
  )
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000) + steps))
  const digest = createHmac('sha1', key).update(counter).digest()
  const number = digest.readUInt32BE(digest.at(-1)! & 0xf) & 0x7fffffff
  return String(number % 1_000_000).padStart(6, '0')
}

test('who has an authenticator app is asked for its code', async ({ context, page, trouble }) => {
  trouble.expect(/status of 422/)
  const member = await join(page.request, 'totp')
  const { secret } = await setUpApp(page.request, member)
  await context.clearCookies()
  const entrance = await openSignIn(page)
  await entrance.signIn(member)
  await expect(page.getByRole('dialog', { name: 'One more step' })).toBeVisible()
  const code = page.getByLabel('Six-digit code')
  await expect(code).toBeFocused()
  await expect(code).toHaveAttribute('autocomplete', 'one-time-code')
  await code.fill('12')
  await entrance.press('Sign In')
  await expect(code).toHaveAccessibleDescription(/Please enter the six digits/)
  await code.fill(codeOf(secret))
  await page.getByRole('switch', { name: 'Trust this device' }).click()
  await entrance.press('Sign In')
  await expect(page).toHaveURL('/pair')

  await page.getByRole('button', { name: 'Sign Out' }).click()
  await expect(page).toHaveURL('/')
  await (await openSignIn(page)).signIn(member)
  await expect(page).toHaveURL('/pair')
})

test('who has lost the app signs in with a recovery code', async ({ context, page }) => {
  const member = await join(page.request, 'codes')
  const { backupCodes } = await setUpApp(page.request, member)
  await context.clearCookies()
  await page.goto('/login')
  const entrance = entranceOn(page)
  await entrance.signIn(member)
  await entrance.press('Use a recovery code')
  await page.getByLabel('Recovery code').fill(backupCodes[0]!)
  await entrance.press('Sign In')
  await expect(page).toHaveURL('/pair')
})

test.describe('passkeys', () => {
  // Browsers tie a passkey to a name, never to a number.
  const named = process.env[addressVariable]?.replace('127.0.0.1', 'localhost') ?? ''
  test.use({ baseURL: named })

  test('a member signs in with a passkey, and without one is told so', async ({ context, page }) => {
    await context.addCookies([{ name: deviceCookies.ageNotice, value: 'seen', url: named }])
    const holder = await addAuthenticator(page)
    const member = await join(page.request, 'passkey')
    await page.goto('/terms')
    await makePasskey(page, member)
    await context.clearCookies()

    await holder.becomePresent(false)
    await page.goto('/login')
    const entrance = entranceOn(page)
    await holder.becomePresent(true)
    // The field offers the passkey as well, and a key that is always present may have answered it before the press.
    const press = page.getByRole('button', { name: 'Sign in with a passkey' }).click({ timeout: 3_000 })
    await press.catch(() => undefined)
    await expect(page).toHaveURL('/pair')

    await page.getByRole('button', { name: 'Sign Out' }).click()
    await expect(page).toHaveURL('/')
    await holder.forget()
    await page.goto('/login')
    await entrance.press('Sign in with a passkey')
    await expect(entrance.error).toContainText('No passkey was used.')
  })
})

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
    becomePresent: (enabled: boolean) =>
      session.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled }),
    forget: () => session.send('WebAuthn.clearCredentials', { authenticatorId }),
  }
}

/** As the settings do it: asks the house, asks the browser, tells the house. */
async function makePasskey(page: Page, { password }: Member): Promise<void> {
  const asked = await post<Record<string, unknown>>(
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
  }, asked)
  await post(page.request, '/api/auth/passkey/verify-registration', { response, name: 'Journey' })
}
