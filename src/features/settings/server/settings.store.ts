import { eq, getTableColumns, sql } from 'drizzle-orm'
import type { Transaction } from '#platform/server/database/in-transaction.ts'
import type { Database } from '#platform/server/database/open-database.ts'
import type { MemberSettings, Profile } from '../settings.contract.ts'
import { profiles, userSettings } from './settings.tables.ts'

const { user_id: _id, updated_at: _at, ...settingsColumns } = getTableColumns(userSettings)
/** What a member sees before they ever chose. */
const usualTheme = 'dark'

/** Fields to change; what is undefined stays. */
type Changes<Row> = { [Field in keyof Row]?: Row[Field] | undefined }

export interface SettingsStore {
  /** Settings are null before their first use. */
  read(memberId: string): Promise<{ profile: Profile; settings: MemberSettings | null }>
  changeProfile(memberId: string, changes: Changes<Pick<Profile, 'full_name' | 'address'>>): Promise<Profile>
  /** The address of the member's picture; undefined where there is no such member. */
  avatarOf(memberId: string): Promise<string | null | undefined>
  /** Shows another picture, or none; `leave` says what becomes of the former one, in the same transaction. */
  changeAvatar(
    memberId: string,
    url: string | null,
    leave: (transaction: Transaction, former: string) => Promise<void>,
  ): Promise<Profile | undefined>
  changeSettings(memberId: string, changes: Changes<MemberSettings>): Promise<MemberSettings>
}

export function openSettingsStore(database: Pick<Database, 'inTransaction'>): SettingsStore {
  return {
    read: memberId =>
      database.inTransaction(memberId, async transaction => {
        const [row] = await transaction
          .select({ profile: profiles, settings: settingsColumns })
          .from(profiles)
          .leftJoin(userSettings, eq(userSettings.user_id, profiles.id))
          .where(eq(profiles.id, memberId))
        if (!row) throw new Error('An account has no profile.')
        return {
          profile: told(row.profile),
          settings: row.settings?.theme ? (row.settings as MemberSettings) : null,
        }
      }),
    changeProfile: (memberId, changes) =>
      database.inTransaction(memberId, async transaction => {
        const isOwn = eq(profiles.id, memberId)
        const [row] = Object.values(changes).some(value => value !== undefined)
          ? await transaction.update(profiles).set(changes).where(isOwn).returning()
          : await transaction.select().from(profiles).where(isOwn)
        return told(row!)
      }),
    avatarOf: memberId =>
      database.inTransaction(memberId, async transaction => {
        const [row] = await transaction
          .select({ url: profiles.avatar_url })
          .from(profiles)
          .where(eq(profiles.id, memberId))
        return row?.url
      }),
    changeAvatar: (memberId, url, leave) =>
      database.inTransaction(memberId, async transaction => {
        const isOwn = eq(profiles.id, memberId)
        const [former] = await transaction.select().from(profiles).where(isOwn).for('update')
        if (former?.avatar_url) await leave(transaction, former.avatar_url)
        const [row] = await transaction.update(profiles).set({ avatar_url: url }).where(isOwn).returning()
        return row && told(row)
      }),
    changeSettings: (memberId, changes) =>
      database.inTransaction(memberId, async transaction => {
        const [row] = await transaction
          .insert(userSettings)
          .values({ ...changes, theme: changes.theme ?? usualTheme, user_id: memberId })
          .onConflictDoUpdate({
            target: userSettings.user_id,
            set: { ...changes, updated_at: sql`now()` },
          })
          .returning(settingsColumns)
        return row!
      }),
  }
}

function told(row: typeof profiles.$inferSelect): Profile {
  return { ...row, created_at: row.created_at.toISOString() }
}
