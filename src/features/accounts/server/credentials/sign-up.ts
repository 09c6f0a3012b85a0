import { setTimeout as delay } from 'node:timers/promises'
import { type HandlerInput, type ProcedureOutput, refuse } from '#platform/api.contract.ts'
import { networkOf } from '#platform/server/http/limit-requests.ts'
import type { HttpExchange } from '#platform/server/http/mount-contract.ts'
import { accountsContract } from '../../accounts.contract.ts'
import type { Account } from '../account.store.ts'
import type { AccountServices } from '../account-services.ts'
import { type Admission, admit, useInvitation } from '../invitations/admit.ts'
import { forgetInvitation } from '../invitations/join.routes.ts'
import { publicAccount } from '../sessions/create-session.ts'
import { requireUncommonPassword } from './common-passwords.ts'

type SignUp = typeof accountsContract.signUp
type SentAccount = HandlerInput<SignUp>['body']

const { signUp: procedure } = accountsContract

/** A known address is answered after the same work as a new one (docs/decisions/0015). Creates no session. */
export async function signUp(
  services: AccountServices,
  sent: SentAccount,
  exchange: HttpExchange,
): Promise<ProcedureOutput<SignUp>> {
  await requireUncommonPassword(procedure, sent.password, sent.email, 'password')
  services.passwords.requireRoom()
  const admission = await admit(services, sent.email, exchange)
  const [account, floor] = await createUnlessKnown(services, sent, admission, networkOf(exchange.address))
  const isOwner = account !== undefined && (await services.ownerLink.claim(account.id, exchange))
  await floor
  if (!account) throw refuse(procedure, 'USER_ALREADY_EXISTS')
  forgetInvitation(exchange)
  return {
    user: { ...publicAccount(account), ...(isOwner && { role: 'admin' as const }) },
    ...(admission.awaitsApproval && { awaitsApproval: true as const }),
  }
}

/** Counted per network, twice: as a sign-up, and as a known address, which is refunded if the address is new. */
async function createUnlessKnown(
  { accounts, limiter, passwords, signUpFloorMs }: AccountServices,
  { email, name, password }: SentAccount,
  { awaitsApproval, invitation }: Admission,
  network: string,
): Promise<[Account | undefined, Promise<unknown>]> {
  await limiter.consume(['signUpByAddress', network], ['signUpKnownByAddress', network])
  const floor = delay(signUpFloorMs)
  try {
    const passwordHash = await passwords.hash(password)
    const account = await accounts.create(
      { email, name, passwordHash, awaitsApproval },
      invitation && ((transaction, id) => useInvitation(transaction, invitation, id)),
    )
    if (account) await limiter.refund(['signUpKnownByAddress', network])
    return [account, floor]
  } catch (failure) {
    await limiter
      .refund(['signUpByAddress', network], ['signUpKnownByAddress', network])
      .catch(() => undefined)
    throw failure
  }
}
