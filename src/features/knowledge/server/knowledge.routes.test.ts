import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApp, type TestApp } from '#test/app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
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
  expect(JSON.stringify(body)).not.toMatch(/\{\{|\}\}/)
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
    'The lounge and its people',
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
  expect(page.body).toContain('data-page="missing"')
})

test('Every article has its page', async () => {
  const { body: topics } = await read('/api/knowledge')
  const slugs: string[] = topics.flatMap((topic: { chapters: { articles: { slug: string }[] }[] }) =>
    topic.chapters.flatMap(({ articles }) => articles.map(({ slug }) => slug)),
  )
  expect(slugs.length).toBeGreaterThan(200)
  for (const slug of slugs) expect((await app.inject(`/learn/${slug}`)).statusCode, slug).toBe(200)
})
