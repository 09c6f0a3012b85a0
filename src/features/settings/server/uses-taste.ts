import type { Database } from '#platform/server/database/open-database.ts'
import { defaultSettings } from '../settings.contract.ts'
import { findTasteSetting } from './taste-setting.store.ts'

export async function usesTaste(database: Pick<Database, 'runAsMember'>, memberId: string): Promise<boolean> {
  return (await findTasteSetting(database, memberId)) ?? defaultSettings.taste_enabled
}
