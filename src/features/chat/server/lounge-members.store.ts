import { sql } from 'drizzle-orm'
import { likePattern } from '#platform/server/database/like-pattern.ts'
import { memberQuery } from '#platform/server/database/member-statement.ts'
import type { Database } from '#platform/server/database/open-database.ts'
import type { StaffRole } from '../chat.contract.ts'
import { maxBlocks } from '../lounge-members.contract.ts'
import type { NamedMember } from '../mentions.rules.ts'

export interface StoredCard {
  name: string
  picture_url: string | null
  member_since: Date
  role: StaffRole | null
  is_blocked: boolean
}

/** Other members as one member sees them. */
export interface LoungeMembersStore {
  find(memberId: string, typed: string): Promise<NamedMember[]>
  /** Undefined if there is no such member. */
  readCard(memberId: string, id: string): Promise<StoredCard | undefined>
  listBlocks(memberId: string): Promise<string[]>
  block(memberId: string, id: string): Promise<'blocked' | 'too many'>
  unblock(memberId: string, id: string): Promise<void>
}

const findMembers = memberQuery('lounge-members', 'select id, name from find_members($2)')
const readCard = memberQuery(
  'lounge-member',
  `select c.*, exists (select from chat_blocks b where b.user_id = $1::uuid and b.blocked_id = $2::uuid) as is_blocked
    from card_of_member($2::uuid) c`,
)
const listBlocks = memberQuery(
  'lounge-blocks',
  'select blocked_id as id from chat_blocks where user_id = $1::uuid order by created_at, blocked_id',
)

export function openLoungeMembersStore({
  runAsMember,
  inTransaction,
}: Pick<Database, 'runAsMember' | 'inTransaction'>): LoungeMembersStore {
  return {
    find: (memberId, typed) => runAsMember<NamedMember>(findMembers, memberId, likePattern(typed)),
    readCard: async (memberId, id) => (await runAsMember<StoredCard>(readCard, memberId, id))[0],
    listBlocks: async memberId =>
      (await runAsMember<{ id: string }>(listBlocks, memberId)).map(({ id }) => id),
    block: (memberId, id) =>
      inTransaction(memberId, async transaction => {
        const { rows } = await transaction.execute<{ blocks: number }>(
          sql`select count(*)::int as blocks from chat_blocks where blocked_id <> ${id}`,
        )
        if (rows[0]!.blocks >= maxBlocks) return 'too many'
        await transaction.execute(
          sql`insert into chat_blocks (user_id, blocked_id) values (${memberId}, ${id}) on conflict do nothing`,
        )
        return 'blocked'
      }),
    async unblock(memberId, id) {
      await inTransaction(memberId, transaction =>
        transaction.execute(sql`delete from chat_blocks where user_id = ${memberId} and blocked_id = ${id}`),
      )
    },
  }
}
