import { describe, expect, test } from 'vitest'
import { library } from '#test/library.ts'
import type { QuestionReading } from '../open-question-reader.ts'
import { answerFromArticles } from './from-articles.ts'

const found = (...sections: [slug: string, id: string, score: number][]): QuestionReading => ({
  routes: [],
  nearness: 0.4,
  help: [],
  unusualWords: [],
  sections: sections.map(([slug, id, score]) => ({ slug, id, score })),
})
const cut = 'straight-v-punch-and-pierce'
const idsOf = (slug: string) => library.articlesBySlug.get(slug)!.sections.map(({ id }) => id)

describe('Where each of two sections of one article is about something that is asked for', () => {
  const slug = 'nicaragua'
  const both = found([slug, 'sweet-valley', 20], [slug, 'esteli', 19])

  test('both answer, in short and with their sources', () => {
    const { text, sources } = answerFromArticles(library, 'the sweet valley or Estelí?', both)
    expect(text.split('\n\n')).toHaveLength(2)
    expect(sources.map(({ path }) => path.split('#')[1])).toEqual(['sweet-valley', 'esteli'])
  })

  test('the best alone does where only its own is asked for', () => {
    const { sources } = answerFromArticles(library, 'which valley is the sweet one', both)
    expect(sources).toHaveLength(1)
  })
})

test('Sections of two articles are not joined', () => {
  const [first = ''] = idsOf(cut)
  const { sources } = answerFromArticles(
    library,
    'punch or Estelí',
    found(['nicaragua', 'esteli', 20], [cut, first, 19]),
  )
  expect(sources).toHaveLength(1)
})
