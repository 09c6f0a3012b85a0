import { memberQuery } from '#platform/server/database/member-statement.ts'
import type { Database } from '#platform/server/database/open-database.ts'

const readTasteSetting = memberQuery(
  'uses-taste',
  'select taste_enabled as "isOn" from user_settings where user_id = $1::uuid',
)

/** Undefined until the member's first change of a setting. */
export async function findTasteSetting(
  { runAsMember }: Pick<Database, 'runAsMember'>,
  memberId: string,
): Promise<boolean | undefined> {
  const [row] = await runAsMember<{ isOn: boolean }>(readTasteSetting, memberId)
  return row?.isOn
}
