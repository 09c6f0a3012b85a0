import { type MemberTable, memberTable } from '#platform/server/database/member-table.ts'

/**
 * What a member may take along of their account. Only the role that signs people in can read these tables; hashes,
 * tokens and keys stay here.
 */
export const accountMemberData: readonly MemberTable[] = [
  memberTable(
    'users',
    ['id', 'email', 'email_verified', 'name', 'role', 'two_factor_enabled', 'last_sign_in_at', 'created_at'],
    'id',
  ),
  memberTable('sessions', ['id', 'created_at', 'updated_at', 'expires_at', 'ip_address', 'user_agent']),
  memberTable('identities', ['id', 'provider_id', 'account_id', 'scope', 'created_at', 'updated_at']),
  memberTable('passkeys', ['id', 'name', 'device_type', 'backed_up', 'transports', 'created_at']),
  memberTable('two_factors', ['id', 'verified']),
  memberTable('house_owner', ['claimed_at']),
]
