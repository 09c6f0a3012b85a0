import { and, eq, isNull, or, type SQL, sql } from 'drizzle-orm'
import { memberQuery } from '#platform/server/database/member-statement.ts'
import type { Database } from '#platform/server/database/open-database.ts'
import type { AnswerSource } from '../ask.contract.ts'
import { arturoQuestions } from './ask.tables.ts'

export interface StoredQuestion {
  id: string
  conversation_id: string
  question: string
  response: string
  sources: AnswerSource[]
  refused: boolean
  fallback_reason: string | null
  stopped: boolean
  created_at: string
}

type NewQuestion = Omit<StoredQuestion, 'created_at' | 'stopped'> & { stopped_at: Date | null }

interface Removed {
  removed: number
  removed_at: string | null
}

/** Every method reads and writes one member's rows only; other rows do not exist for it. */
export interface AskStore {
  /** The latest first. */
  list(memberId: string, limit: number): Promise<StoredQuestion[]>
  /** The last question of a conversation. */
  findLast(memberId: string, conversationId: string): Promise<Pick<StoredQuestion, 'question'> | undefined>
  /** Also one that was removed. */
  find(memberId: string, id: string): Promise<StoredQuestion | undefined>
  add(memberId: string, question: NewQuestion): Promise<void>
  /** The question, or all questions of the conversation, with this id. */
  remove(memberId: string, id: string): Promise<Removed>
  removeAll(memberId: string): Promise<Removed>
  /** Those that were removed at that time, within a day. Resolves with how many. */
  restore(memberId: string, removedAt: string): Promise<number>
  /** Resolves with whether there is such a question. */
  rate(memberId: string, id: string, helpful: boolean | null): Promise<boolean>
}

const { id, user_id, conversation_id, removed_at } = arturoQuestions

const columns = `id, conversation_id, question, response, sources, refused, fallback_reason,
     stopped_at is not null as stopped,
     to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as created_at`
const listAsked = memberQuery(
  'list-asked',
  `select ${columns} from arturo_questions where user_id = $1::uuid and removed_at is null
   order by arturo_questions.created_at desc, id desc limit $2::int`,
)
const findAsked = memberQuery(
  'find-asked',
  `select ${columns} from arturo_questions where user_id = $1::uuid and id = $2::uuid`,
)
const findLastAsked = memberQuery(
  'find-last-asked',
  `select question from arturo_questions
   where user_id = $1::uuid and conversation_id = $2::uuid and removed_at is null
   order by created_at desc, id desc limit 1`,
)

export function openAskStore({
  inTransaction,
  runAsMember,
}: Pick<Database, 'inTransaction' | 'runAsMember'>): AskStore {
  const removeWhere = (memberId: string, which: SQL | undefined): Promise<Removed> =>
    inTransaction(memberId, async transaction => {
      const removed = await transaction
        .update(arturoQuestions)
        .set({ removed_at: sql`now()` })
        .where(and(eq(user_id, memberId), isNull(removed_at), which))
        .returning({ removed_at })
      return { removed: removed.length, removed_at: removed[0]?.removed_at?.toISOString() ?? null }
    })
  return {
    list: (memberId, limit) => runAsMember<StoredQuestion>(listAsked, memberId, limit),
    async findLast(memberId, conversationId) {
      const [last] = await runAsMember<Pick<StoredQuestion, 'question'>>(
        findLastAsked,
        memberId,
        conversationId,
      )
      return last
    },
    async find(memberId, asked) {
      const [found] = await runAsMember<StoredQuestion>(findAsked, memberId, asked)
      return found
    },
    add: (memberId, question) =>
      inTransaction(memberId, async transaction => {
        await transaction.insert(arturoQuestions).values({ user_id: memberId, ...question })
      }),
    remove: (memberId, asked) => removeWhere(memberId, or(eq(id, asked), eq(conversation_id, asked))),
    removeAll: memberId => removeWhere(memberId, undefined),
    restore: (memberId, removedAt) =>
      // A year that the database does not know is one in which nothing was removed.
      inTransaction(memberId, async transaction => {
        const restored = await transaction
          .update(arturoQuestions)
          .set({ removed_at: null })
          .where(
            and(
              eq(user_id, memberId),
              eq(removed_at, new Date(removedAt)),
              sql`${removed_at} > now() - interval '1 day'`,
            ),
          )
          .returning({ id })
        return restored.length
      }),
    rate: (memberId, asked, helpful) =>
      inTransaction(memberId, async transaction => {
        const { rowCount } = await transaction
          .update(arturoQuestions)
          .set({ helpful })
          .where(and(eq(user_id, memberId), eq(id, asked), isNull(removed_at)))
        return rowCount === 1
      }),
  }
}

/** Those of every member that can no longer be restored. */
export async function purgeRemovedQuestions({ service }: Pick<Database, 'service'>): Promise<void> {
  await service.query("delete from arturo_questions where removed_at <= now() - interval '1 day'")
}
