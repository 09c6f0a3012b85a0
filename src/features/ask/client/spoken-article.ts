import type { Article } from '#features/knowledge/knowledge.contract.ts'

/** What a voice reads of an article: its questions with their answers. */
export function toSpokenArticle({ title, sections }: Pick<Article, 'title' | 'sections'>): string {
  return [title, ...sections.flatMap(({ heading, text }) => [heading, text])].join('\n\n')
}
