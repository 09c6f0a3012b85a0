import { afterAll, beforeAll, expect, test } from 'vitest'
import { renderPublicPage } from '#app/client/render-public-page.tsx'
import { startApp, type TestApp } from '#test/app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp({ render: renderPublicPage, isSeeded: false })
})
afterAll(() => app.close())

const read = async (url: string) => {
  const response = await app.inject(url)
  return { status: response.statusCode, body: response.json() }
}

test('Anyone reads an article: its sections with their figures, its sources, and what is related', async () => {
  const { status, body } = await read('/api/knowledge/beetles-and-freezing')
  expect(status).toBe(200)
  expect(body).toMatchObject({
    slug: 'beetles-and-freezing',
    title: 'Tobacco beetles and freezing cigars',
    topic: 'Storage & Care',
    chapter: 'Trouble in the box',
  })
  const freeze = body.sections.find(({ id }: { id: string }) => id === 'freeze')
  expect(freeze.heading).toBe('How do I freeze cigars against beetles?')
  expect(freeze.text).toMatch(/for at least \S.* days?/)
  expect(body.sources.length).toBeGreaterThan(0)
  expect(body.sources[0].url).toMatch(/^https?:/)
  expect(body.related).toContainEqual({
    slug: 'temperature',
    title: 'What temperature to store cigars at',
  })
})

test('The contents lead through all articles in the order in which they are read', async () => {
  const { body } = await read('/api/knowledge')
  expect(body.map(({ title }: { title: string }) => title)).toEqual([
    'Cigar Basics',
    'Storage & Care',
    'Smoking Technique',
    'Selection & Tasting',
    'Pairing & Drinks',
    'The Lounge & Its People',
  ])
  expect(body[0].chapters[0].articles[0]).toEqual({
    slug: 'what-a-cigar-is-made-of',
    title: 'What a cigar is made of',
  })
})

test.each(['no-such-article', 'contents', '..%2Ffacts', '__proto__', 'constructor'])(
  'There is no article %s',
  async slug => {
    expect(await read(`/api/knowledge/${slug}`)).toEqual({
      status: 404,
      body: { error: 'That article does not exist.', code: 'NO_SUCH_ARTICLE', requestId: expect.anything() },
    })
  },
)

test('A page of an article that does not exist is the page for missing addresses', async () => {
  const page = await app.inject('/learn/no-such-article')
  expect(page.statusCode).toBe(404)
  expect(page.body).toContain('Nobody sits at this table.')
})

test('A page shows all of an article: questions to jump to, answers, what is related, sources, and the next one', async () => {
  const { body: article } = await read('/api/knowledge/beetles-and-freezing')
  const page = await app.inject('/learn/beetles-and-freezing')
  const text = page.body.replaceAll('&#x27;', "'").replaceAll('&amp;', '&')
  expect(text).toContain('<h1>Tobacco beetles and freezing cigars</h1>')
  for (const { id, heading, text: answer } of article.sections) {
    expect(text).toMatch(new RegExp(`<h2 id="${id}"[^>]*>${heading.replace('?', '\\?')}</h2>`))
    expect(text).toContain(`<a href="#${id}">${heading}</a>`)
    expect(text).toContain(answer)
  }
  for (const { slug, title } of article.related)
    expect(text).toContain(`<a href="/learn/${slug}">${title}</a>`)
  for (const { title, url } of article.sources)
    expect(text).toContain(`href="${url}" rel="external">${title}`)
  expect(text).toMatch(/rel="next"><small>Next<\/small> Cutting a cigar</)
  expect(text).toMatch(/<meta name="description" content="Small round holes in the wrapper [^"]*\."/)
  expect(text).toContain('"@type":"BreadcrumbList"')
})

test('A figure is cited where it stands, and in a heading it is a figure as well', async () => {
  const { body: article } = await read('/api/knowledge/humidity-target')
  const titles = article.sources.map(({ title }: { title: string }) => title)
  expect(new Set(titles).size).toBe(titles.length)
  expect(JSON.stringify(article.sections.map(({ heading }: { heading: string }) => heading))).toMatch(
    /Is the old rule of \d/,
  )
})

test('Every article has its page without a gap, and the last one leads to no other', async () => {
  const { body: topics } = await read('/api/knowledge')
  const slugs: string[] = topics.flatMap((topic: { chapters: { articles: { slug: string }[] }[] }) =>
    topic.chapters.flatMap(({ articles }) => articles.map(({ slug }) => slug)),
  )
  expect(slugs.length).toBeGreaterThan(200)
  for (const [at, slug] of slugs.entries()) {
    const { statusCode, body } = await app.inject(`/learn/${slug}`)
    expect(statusCode, slug).toBe(200)
    expect(body, slug).not.toMatch(/\{\{|\}\}|>undefined</)
    expect(body.includes('rel="next"'), slug).toBe(at < slugs.length - 1)
  }
})

test('The contents lead to every article', async () => {
  const { body } = await app.inject('/learn')
  const links = new Set([...body.matchAll(/href="\/learn\/([^"]+)"/g)].map(([, slug]) => slug))
  expect(links.size).toBeGreaterThan(200)
})
