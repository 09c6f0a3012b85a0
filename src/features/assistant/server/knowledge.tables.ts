import { pgTable, text } from 'drizzle-orm/pg-core'

/** PostgreSQL generates one more column, `search`, from title and body. */
export const knowledgeArticles = pgTable('knowledge_articles', {
  id: text().primaryKey(),
  title: text().notNull(),
  topic: text().notNull(),
  body: text().notNull(),
})
