import {
  type AuthenticationResponseJSON,
  type AuthenticatorTransportFuture,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server'
import { type HandlerInput, refuse } from '#platform/api.contract.ts'
import { networkOf } from '#platform/server/http/limit-requests.ts'
import type { HttpExchange } from '#platform/server/http/mount-contract.ts'
import { factorsContract } from '../../factors.contract.ts'
import type { AccountServices } from '../account-services.ts'
import { type Attempt, limited } from '../attempts.store.ts'
import { requirePassword } from '../credentials/require-password.ts'
import { createSession } from '../sessions/create-session.ts'
import { revokeOtherSessions } from '../sessions/revoke-sessions.ts'
import type { StoredPasskey } from './passkey.store.ts'
import { consumePasskeyChallenge, issuePasskeyChallenge } from './passkey-challenge.ts'

const { createPasskeyOptions, addPasskey, deletePasskey, signInWithPasskey } = factorsContract

/** Options for `navigator.credentials`, as the library makes them. */
type BrowserOptions = Record<string, unknown>

const rpIdOf = ({ origin }: HttpExchange) => new URL(origin).hostname

export async function startRegistration(
  services: AccountServices,
  { password }: HandlerInput<typeof createPasskeyOptions>['body'],
  memberId: string,
  exchange: HttpExchange,
): Promise<BrowserOptions> {
  await requirePassword(services, createPasskeyOptions, memberId, password)
  const { email } = await services.accounts.accountOf(memberId)
  const known = await services.passkeys.listOf(memberId)
  const options = await generateRegistrationOptions({
    rpName: 'Smoke Deck',
    rpID: rpIdOf(exchange),
    userName: email,
    userDisplayName: email,
    attestationType: 'none',
    excludeCredentials: known.map(({ credentialId, transports }) => ({
      id: credentialId,
      transports: transports as AuthenticatorTransportFuture[],
    })),
    // A passkey stands for password and code together, so the device has to check its holder.
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
  await issuePasskeyChallenge(
    services,
    { type: 'registration', challenge: options.challenge, memberId },
    exchange,
  )
  return { ...options }
}

export async function registerPasskey(
  services: AccountServices,
  { response, name }: HandlerInput<typeof addPasskey>['body'],
  memberId: string,
  exchange: HttpExchange,
): Promise<string> {
  const issued = await consumePasskeyChallenge(services, exchange)
  if (issued.type !== 'registration' || issued.memberId !== memberId)
    throw refuse(addPasskey, 'FAILED_TO_VERIFY_REGISTRATION')
  const verified = await verifyRegistrationResponse({
    response: response as RegistrationResponseJSON,
    expectedChallenge: issued.challenge ?? '',
    expectedOrigin: exchange.origin,
    expectedRPID: rpIdOf(exchange),
    requireUserVerification: true,
  }).catch(() => undefined)
  if (!verified?.verified) throw refuse(addPasskey, 'FAILED_TO_VERIFY_REGISTRATION')
  const { credential, credentialDeviceType, credentialBackedUp, aaguid } = verified.registrationInfo
  const id = await services.passkeys.add({
    name: name || undefined,
    memberId,
    credentialId: credential.id,
    publicKey: credential.publicKey,
    counter: credential.counter,
    transports: response.response.transports ?? [],
    deviceType: credentialDeviceType,
    isBackedUp: credentialBackedUp,
    aaguid,
  })
  if (id === undefined) throw refuse(addPasskey, 'FAILED_TO_VERIFY_REGISTRATION')
  await revokeOtherSessions(services, memberId, exchange, 'user-updated')
  return id
}

export async function removePasskey(
  services: AccountServices,
  { id, password }: HandlerInput<typeof deletePasskey>['body'],
  memberId: string,
  exchange: HttpExchange,
): Promise<void> {
  await requirePassword(services, deletePasskey, memberId, password)
  const isDeleted = await services.passkeys.delete(memberId, id)
  if (!isDeleted) throw refuse(deletePasskey, 'PASSKEY_NOT_FOUND')
  await revokeOtherSessions(services, memberId, exchange, 'user-updated')
}

/** The same for every caller: no passkeys are named. */
export async function startAuthentication(
  services: AccountServices,
  exchange: HttpExchange,
): Promise<BrowserOptions> {
  const options = await generateAuthenticationOptions({
    rpID: rpIdOf(exchange),
    userVerification: 'required',
  })
  await issuePasskeyChallenge(services, { type: 'authentication', challenge: options.challenge }, exchange)
  return { ...options }
}

export async function signInByPasskey(
  services: AccountServices,
  { response }: HandlerInput<typeof signInWithPasskey>['body'],
  exchange: HttpExchange,
): Promise<void> {
  const { passkeys, knownDevices, requireHttps, limiter, accounts } = services
  requireHttps(exchange)
  const passkey = await passkeys.find(response.id)
  const device = passkey && knownDevices.find(exchange, passkey.email)
  const attempt: Attempt = device
    ? ['signInByDevice', device]
    : ['signInByAddress', networkOf(exchange.address)]
  await limited(limiter, [attempt], async () => {
    const counter = await verifyPasskey(services, passkey, response, exchange)
    const account = passkey && counter !== undefined && (await accounts.find(passkey.memberId))
    if (!account) throw refuse(signInWithPasskey, 'AUTHENTICATION_FAILED')
    await passkeys.noteUse(passkey.id, counter)
    await createSession(services, account, exchange, { hasSecondFactor: true })
  })
}

/** Resolves with the passkey's counter of uses; undefined when what it signed is not right. */
async function verifyPasskey(
  services: AccountServices,
  passkey: StoredPasskey | undefined,
  response: HandlerInput<typeof signInWithPasskey>['body']['response'],
  exchange: HttpExchange,
): Promise<number | undefined> {
  const issued = await consumePasskeyChallenge(services, exchange)
  if (!passkey || issued.type !== 'authentication') return undefined
  const { credentialId, publicKey, counter } = passkey
  const verification = await verifyAuthenticationResponse({
    response: response as AuthenticationResponseJSON,
    expectedChallenge: issued.challenge ?? '',
    expectedOrigin: exchange.origin,
    expectedRPID: rpIdOf(exchange),
    credential: { id: credentialId, publicKey, counter },
    requireUserVerification: true,
  }).catch(() => undefined)
  return verification?.verified ? verification.authenticationInfo.newCounter : undefined
}
