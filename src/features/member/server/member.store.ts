import { eq, getTableColumns, sql } from 'drizzle-orm'
import type { Transaction } from '#platform/server/database/in-transaction.ts'
import { memberQuery } from '#platform/server/database/member-statement.ts'
import type { Database } from '#platform/server/database/open-database.ts'
import { defaultSettings, type Me, type MemberSettings, type Profile } from '../member.contract.ts'
import { profiles, userSettings } from './member.tables.ts'

const { user_id: _id, updated_at: _at, ...settingsColumns } = getTableColumns(userSettings)

const jsonOf = (alias: string, columns: Readonly<Record<string, { name: string }>>) =>
  `json_build_object(${Object.values(columns)
    .map(({ name }) => `'${name}', ${alias}.${name}`)
    .join(', ')})`

const readProfileAndSettings = memberQuery(
  'read-profile-and-settings',
  `select ${jsonOf('p', getTableColumns(profiles))} as profile,
    case when s.user_id is not null then ${jsonOf('s', settingsColumns)} end as settings
  from profiles p left join user_settings s on s.user_id = p.id where p.id = $1::uuid`,
)

const readAvatarUrl = memberQuery(
  'read-avatar-url',
  'select avatar_url as url from profiles where id = $1::uuid',
)

/** Undefined fields stay as they are. */
type Changes<Row> = { [Field in keyof Row]?: Row[Field] | undefined }

export interface MemberStore {
  /** The default settings until the first change. */
  read(memberId: string): Promise<Pick<Me, 'profile' | 'settings' | 'has_saved_settings'>>
  changeProfile(memberId: string, changes: Changes<Pick<Profile, 'full_name' | 'address'>>): Promise<Profile>
  /** Null without a picture, undefined without such a member. */
  readAvatarUrl(memberId: string): Promise<string | null | undefined>
  /** `onReplaced` gets the previous URL, in the same transaction. */
  changeAvatarUrl(
    memberId: string,
    url: string | null,
    onReplaced: (transaction: Transaction, previousUrl: string) => Promise<void>,
  ): Promise<Profile | undefined>
  changeSettings(memberId: string, changes: Changes<MemberSettings>): Promise<MemberSettings>
}

export function openMemberStore(database: Pick<Database, 'inTransaction' | 'runAsMember'>): MemberStore {
  return {
    async read(memberId) {
      const [row] = await database.runAsMember<{ profile: Profile; settings: MemberSettings | null }>(
        readProfileAndSettings,
        memberId,
      )
      if (!row) throw new Error('An account has no profile.')
      return {
        profile: toProfile(row.profile),
        settings: row.settings ?? defaultSettings,
        has_saved_settings: row.settings !== null,
      }
    },
    changeProfile: (memberId, changes) =>
      database.inTransaction(memberId, async transaction => {
        const ofMember = eq(profiles.id, memberId)
        const [row] = Object.values(changes).some(value => value !== undefined)
          ? await transaction.update(profiles).set(changes).where(ofMember).returning()
          : await transaction.select().from(profiles).where(ofMember)
        return toProfile(row!)
      }),
    async readAvatarUrl(memberId) {
      const [row] = await database.runAsMember<{ url: string | null }>(readAvatarUrl, memberId)
      return row?.url
    },
    changeAvatarUrl: (memberId, url, onReplaced) =>
      database.inTransaction(memberId, async transaction => {
        const ofMember = eq(profiles.id, memberId)
        const [previous] = await transaction.select().from(profiles).where(ofMember).for('update')
        if (previous?.avatar_url) await onReplaced(transaction, previous.avatar_url)
        const [row] = await transaction.update(profiles).set({ avatar_url: url }).where(ofMember).returning()
        return row && toProfile(row)
      }),
    changeSettings: (memberId, changes) =>
      database.inTransaction(memberId, async transaction => {
        const [row] = await transaction
          .insert(userSettings)
          .values({ ...changes, theme: changes.theme ?? defaultSettings.theme, user_id: memberId })
          .onConflictDoUpdate({
            target: userSettings.user_id,
            set: { ...changes, updated_at: sql`now()` },
          })
          .returning(settingsColumns)
        return row!
      }),
  }
}

function toProfile(row: Omit<Profile, 'created_at'> & { created_at: string | Date }): Profile {
  return { ...row, created_at: new Date(row.created_at).toISOString() }
}
