export const askPage = {
  path: '/dashboard/ask',
  title: 'Ask SMU',
  label: 'Ask SMU',
  key: 'a',
  group: 'lounge',
  aliases: 'arturo question assistant',
} as const

export const articlesPage = {
  path: '/dashboard/ask/articles',
  title: 'Articles',
  under: askPage.path,
  aliases: 'learn knowledge guide how to read',
} as const

export const articlePage = {
  path: '/dashboard/ask/articles/:slug',
  title: 'Article',
  under: askPage.path,
} as const

export function articlePath(slug: string): string {
  return `${articlesPage.path}/${slug}`
}
