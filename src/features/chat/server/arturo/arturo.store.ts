import { sql } from 'drizzle-orm'
import { type Actor, recordAudit } from '#platform/server/audit-log.ts'
import { inTransaction } from '#platform/server/database/in-transaction.ts'
import { memberQuery } from '#platform/server/database/member-statement.ts'
import type { Database } from '#platform/server/database/open-database.ts'
import { query } from '#platform/server/database/run-query.ts'
import type { MessageCard } from '../../card.contract.ts'
import { messageColumns, type StoredMessage, withAuthors } from '../stored-message.ts'

export interface NewAnswer {
  id: string
  content: string
  card: MessageCard | null
}

export interface ArturoStore {
  isOn(memberId: string): Promise<boolean>
  switch(by: Actor, isOn: boolean): Promise<void>
  /** False if the message is not to be answered any more, or was answered before. */
  post(channel: string, questionId: string, answer: NewAnswer): Promise<boolean>
  /** What he answered to the message with that number, also if it was removed. */
  findAnswer(memberId: string, channel: string, seq: number): Promise<StoredMessage | undefined>
}

const readSwitch = memberQuery('chat-arturo', 'select arturo_off_at is null as is_on from chat_settings')
const findAnswer = memberQuery(
  'chat-answer',
  `select ${messageColumns} from chat_messages m ${withAuthors}
    where m.channel = $2 and m.reply_seq = $3::bigint and m.is_arturo`,
)

export function openArturoStore({
  runAsMember,
  service,
}: Pick<Database, 'runAsMember' | 'service'>): ArturoStore {
  return {
    isOn: async memberId => (await runAsMember<{ is_on: boolean }>(readSwitch, memberId))[0]?.is_on ?? false,
    switch: (by, isOn) =>
      inTransaction(service, undefined, async transaction => {
        await query(
          transaction,
          sql`update chat_settings
            set arturo_off_at = case when ${isOn}::boolean then null else coalesce(arturo_off_at, now()) end`,
        )
        await recordAudit(transaction, {
          ...by,
          action: 'arturo.switch',
          target: 'arturo',
          details: { isOn },
        })
      }),
    async post(channel, questionId, { id, content, card }) {
      const { rowCount } = await service.query('select from answer_as_arturo($1, $2, $3, $4, $5)', [
        channel,
        questionId,
        id,
        content,
        card && JSON.stringify(card),
      ])
      return rowCount === 1
    },
    findAnswer: async (memberId, channel, seq) =>
      (await runAsMember<StoredMessage>(findAnswer, memberId, channel, seq))[0],
  }
}
