import { settingsTables } from '#features/settings/server/settings-tables.ts'
import { vaultTables } from '#features/vault/server/vault-tables.ts'
import type { MemberTable } from '#platform/server/database/member-table.ts'

/** Every table with rows of members that requests work on; a feature adds its own here. The account's own are known. */
export const memberTables: readonly MemberTable[] = [...settingsTables, ...vaultTables]
