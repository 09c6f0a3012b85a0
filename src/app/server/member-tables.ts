import { barTables } from '#features/bar/server/bar-tables.ts'
import { settingsTables } from '#features/settings/server/settings-tables.ts'
import { sommelierTables } from '#features/sommelier/server/sommelier-tables.ts'
import { tonightTables } from '#features/tonight/server/tonight-tables.ts'
import { vaultTables } from '#features/vault/server/vault-tables.ts'
import type { MemberTable } from '#platform/server/database/member-table.ts'

/** The tables of every feature for data export and account deletion; the accounts feature adds its own. */
export const memberTables: readonly MemberTable[] = [
  ...settingsTables,
  ...vaultTables,
  ...barTables,
  ...tonightTables,
  ...sommelierTables,
]
