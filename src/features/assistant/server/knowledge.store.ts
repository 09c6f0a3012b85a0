import { notInArray, sql } from 'drizzle-orm'
import type { Transaction } from '#platform/server/database/in-transaction.ts'
import { knowledgeArticles } from './knowledge.tables.ts'
import type { KnowledgeArticle } from './read-knowledge.ts'

export async function saveArticles(transaction: Transaction, articles: KnowledgeArticle[]): Promise<void> {
  await transaction
    .insert(knowledgeArticles)
    .values(articles)
    .onConflictDoUpdate({
      target: knowledgeArticles.id,
      set: { title: sql`excluded.title`, topic: sql`excluded.topic`, body: sql`excluded.body` },
    })
}

export async function deleteArticlesExcept(transaction: Transaction, ids: string[]): Promise<void> {
  await transaction.delete(knowledgeArticles).where(notInArray(knowledgeArticles.id, ids))
}
