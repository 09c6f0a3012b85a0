import { memberQuery } from '#platform/server/database/member-statement.ts'
import type { Database } from '#platform/server/database/open-database.ts'
import { defaultSettings } from '../settings.contract.ts'

const readUsesTaste = memberQuery(
  'uses-taste',
  'select taste_enabled as "isOn" from user_settings where user_id = $1::uuid',
)

export async function usesTaste(
  { runAsMember }: Pick<Database, 'runAsMember'>,
  memberId: string,
): Promise<boolean> {
  const [row] = await runAsMember<{ isOn: boolean }>(readUsesTaste, memberId)
  return row?.isOn ?? defaultSettings.taste_enabled
}
