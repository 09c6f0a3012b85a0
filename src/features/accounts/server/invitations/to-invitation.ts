import type { Invitation, InvitationLink } from '../../invitations.contract.ts'
import type { StoredInvitation, StoredLink } from './invitations.store.ts'

const momentOf = (text: string) => new Date(text).toISOString()

export function toInvitation(stored: StoredInvitation): Invitation {
  const { id, email, created_at, expires_at, sent_at, accepted_at } = stored
  return {
    id,
    email,
    state: stateOf(stored),
    createdAt: momentOf(created_at),
    expiresAt: momentOf(expires_at),
    sentAt: sent_at && momentOf(sent_at),
    acceptedAt: accepted_at && momentOf(accepted_at),
  }
}

function stateOf({ accepted_at, is_over, sent_at }: StoredInvitation): Invitation['state'] {
  if (accepted_at) return 'accepted'
  if (is_over) return 'expired'
  return sent_at ? 'sent' : 'waiting'
}

export function toLink(
  { id, label, uses, created_at, expires_at }: StoredLink,
  address: string,
): InvitationLink {
  return { id, label, address, uses, createdAt: momentOf(created_at), expiresAt: momentOf(expires_at) }
}
