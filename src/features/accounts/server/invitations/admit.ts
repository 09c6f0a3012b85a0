import { refuse } from '#platform/api.contract.ts'
import type { Transaction } from '#platform/server/database/in-transaction.ts'
import type { HttpExchange } from '#platform/server/http/mount-contract.ts'
import { accountsContract } from '../../accounts.contract.ts'
import { verifyEmail } from '../account.store.ts'
import type { AccountServices } from '../account-services.ts'
import { acceptInvitation, type ValidInvitation } from './invitations.store.ts'
import { invitationCodeIn } from './join.routes.ts'

const { signUp: procedure } = accountsContract

export interface Admission {
  /** An admin has to agree before the account can sign in. */
  awaitsApproval: boolean
  /** Undefined: it takes none, or the visitor has none. */
  invitation: ValidInvitation | undefined
}

/** Whether somebody may sign up, by the rule of this lounge. An invitation opens every door; so does the first account. */
export async function admit(
  { invitations, ownerLink }: Pick<AccountServices, 'invitations' | 'ownerLink'>,
  email: string,
  exchange: HttpExchange,
): Promise<Admission> {
  const code = invitationCodeIn(exchange)
  const found = code === undefined ? undefined : await invitations.find(code)
  const isForOther = found !== undefined && found.email !== null && found.email !== email
  const invitation = isForOther ? undefined : found
  const rule = await invitations.readRule()
  if (rule === 'open' || invitation || (await ownerLink.isOpen()))
    return { awaitsApproval: false, invitation }
  if (rule === 'approval') return { awaitsApproval: true, invitation: undefined }
  if (isForOther) {
    const { error } = procedure.refusals.OTHER_ADDRESS
    throw refuse(procedure, 'OTHER_ADDRESS', { email: error })
  }
  throw refuse(procedure, 'INVITATION_NEEDED')
}

/** As a part of the sign-up: whoever got an invitation by mail has shown that the address is theirs. */
export async function useInvitation(
  transaction: Transaction,
  invitation: ValidInvitation,
  memberId: string,
): Promise<void> {
  if (!(await acceptInvitation(transaction, invitation, memberId)))
    throw refuse(procedure, 'INVITATION_NEEDED')
  if (invitation.email !== null) await verifyEmail(transaction, memberId)
}
