import { eq } from 'drizzle-orm'
import type { Database } from '#platform/server/database/open-database.ts'
import { userSettings } from './settings.tables.ts'

/** On by default, also before the member has a settings row. */
export function usesTaste(
  { inTransaction }: Pick<Database, 'inTransaction'>,
  memberId: string,
): Promise<boolean> {
  return inTransaction(memberId, async transaction => {
    const [row] = await transaction
      .select({ isOn: userSettings.taste_enabled })
      .from(userSettings)
      .where(eq(userSettings.user_id, memberId))
    return row?.isOn ?? true
  })
}
