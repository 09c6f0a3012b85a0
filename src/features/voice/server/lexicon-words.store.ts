import { and, asc, eq, ne, sql } from 'drizzle-orm'
import { type Actor, recordAudit } from '#platform/server/audit-log.ts'
import { inTransaction } from '#platform/server/database/in-transaction.ts'
import type { Database } from '#platform/server/database/open-database.ts'
import { maxLoungeWords } from '../lexicon.contract.ts'
import { lexiconKey } from '../lexicon.rules.ts'
import type { LoungeWord } from '../lounge-lexicon.rules.ts'
import { lexiconWords } from './lexicon-words.tables.ts'

export interface LexiconStore {
  list(): Promise<LoungeWord[]>
  /** `listed`: another word is written alike. `full`: there is no place for one more. */
  save(word: LoungeWord, by: Actor): Promise<'saved' | 'listed' | 'full'>
  remove(id: string, by: Actor): Promise<void>
}

const { id, key, written, spoken } = lexiconWords

export function openLexiconStore({ orm, service }: Pick<Database, 'orm' | 'service'>): LexiconStore {
  return {
    list: () => orm.select({ id, written, spoken }).from(lexiconWords).orderBy(asc(key)),
    save: (word, by) =>
      inTransaction(service, undefined, async transaction => {
        // Two at once would both find the word missing, and the last place free.
        await transaction.execute(sql`lock table ${lexiconWords} in share row exclusive mode`)
        const row = { ...word, key: lexiconKey(word.written) }
        const alike = and(eq(key, row.key), ne(id, row.id))
        if ((await transaction.$count(lexiconWords, alike)) > 0) return 'listed'
        if ((await transaction.$count(lexiconWords, ne(id, row.id))) >= maxLoungeWords) return 'full'
        await transaction
          .insert(lexiconWords)
          .values(row)
          .onConflictDoUpdate({ target: id, set: { key: row.key, written: row.written, spoken: row.spoken } })
        await recordAudit(transaction, {
          ...by,
          action: 'pronunciation.save',
          target: row.id,
          details: { written: row.written, spoken: row.spoken },
        })
        return 'saved'
      }),
    remove: (wordId, by) =>
      inTransaction(service, undefined, async transaction => {
        const [removed] = await transaction
          .delete(lexiconWords)
          .where(eq(id, wordId))
          .returning({ written, spoken })
        if (removed)
          await recordAudit(transaction, {
            ...by,
            action: 'pronunciation.remove',
            target: wordId,
            details: removed,
          })
      }),
  }
}
