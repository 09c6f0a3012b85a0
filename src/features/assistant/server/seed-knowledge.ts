import type { Transaction } from '#platform/server/database/in-transaction.ts'
import { deleteArticlesExcept, saveArticles } from './knowledge.store.ts'
import type { KnowledgeArticle } from './read-knowledge.ts'

/** Synchronizes the rows with the data files. */
export async function seedKnowledge(transaction: Transaction, articles: KnowledgeArticle[]): Promise<void> {
  await deleteArticlesExcept(
    transaction,
    articles.map(({ id }) => id),
  )
  await saveArticles(transaction, articles)
}
