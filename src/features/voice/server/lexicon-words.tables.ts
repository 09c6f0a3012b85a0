import { pgTable, text, uuid } from 'drizzle-orm/pg-core'

export const lexiconWords = pgTable('lexicon_words', {
  id: uuid().primaryKey(),
  key: text().notNull(),
  written: text().notNull(),
  spoken: text().notNull(),
})
