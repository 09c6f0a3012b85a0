import { memberQuery } from '#platform/server/database/member-statement.ts'
import type { Database } from '#platform/server/database/open-database.ts'
import type { MemberSettings } from '../member.contract.ts'

export type RecordsSettings = Pick<MemberSettings, 'memory_enabled' | 'taste_enabled'>

const readRecordsSettings = memberQuery(
  'read-records-settings',
  'select memory_enabled, taste_enabled from user_settings where user_id = $1::uuid',
)

/** Undefined until the member's first change of a setting. */
export async function findRecordsSettings(
  { runAsMember }: Pick<Database, 'runAsMember'>,
  memberId: string,
): Promise<RecordsSettings | undefined> {
  const [row] = await runAsMember<RecordsSettings>(readRecordsSettings, memberId)
  return row
}
