import { pgTable, text } from 'drizzle-orm/pg-core'

/** The house's own written knowledge. The column `search` is made by PostgreSQL from title and body. */
export const knowledgeArticles = pgTable('knowledge_articles', {
  id: text().primaryKey(),
  title: text().notNull(),
  topic: text().notNull(),
  body: text().notNull(),
})
