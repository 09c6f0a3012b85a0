import { type MemberTable, memberTable } from '#platform/server/database/member-table.ts'

/**
 * What a member may take along of their account. Only the role that signs people in can read these tables; hashes,
 * tokens and keys stay here.
 */
export const accountMemberData: readonly MemberTable[] = [
  memberTable({
    name: 'users',
    columns: [
      'id',
      'email',
      'email_verified',
      'name',
      'role',
      'two_factor_enabled',
      'last_sign_in_at',
      'created_at',
    ],
    ownerColumn: 'id',
    label: null,
  }),
  memberTable({
    name: 'sessions',
    columns: ['id', 'created_at', 'updated_at', 'expires_at', 'ip_address', 'user_agent'],
    label: ['device that is signed in', 'devices that are signed in'],
  }),
  memberTable({
    name: 'identities',
    columns: ['id', 'provider_id', 'account_id', 'scope', 'created_at', 'updated_at'],
    label: null,
  }),
  memberTable({
    name: 'passkeys',
    columns: ['id', 'name', 'device_type', 'backed_up', 'transports', 'created_at'],
    label: ['passkey', 'passkeys'],
  }),
  memberTable({
    name: 'two_factors',
    columns: ['id', 'verified'],
    label: ['authenticator app', 'authenticator apps'],
  }),
  memberTable({
    name: 'invitations',
    columns: ['email', 'created_at', 'accepted_at'],
    ownerColumn: 'accepted_by',
    label: null,
  }),
  // That staff has noted something; what it is, the lounge says on request.
  memberTable({ name: 'member_notes', columns: ['written_at'], label: null }),
  memberTable({
    name: 'house_owner',
    columns: ['claimed_at'],
    label: ['ownership of this lounge', 'ownerships of this lounge'],
  }),
]
