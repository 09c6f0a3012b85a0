import { describe, expect, test } from 'vitest'
import { library } from '#test/library.ts'
import type { QuestionReading } from '../open-question-reader.ts'
import { answerFromArticles } from './from-articles.ts'

const found = (...sections: [slug: string, id: string, score: number][]): QuestionReading => ({
  routes: [],
  nearness: 0.4,
  help: [],
  unusualWords: [],
  contrasted: [],
  sections: sections.map(([slug, id, score]) => ({ slug, id, score })),
})
const cut = 'straight-v-punch-and-pierce'
const idsOf = (slug: string) => library.articlesBySlug.get(slug)!.sections.map(({ id }) => id)

describe('Where each of two sections of one article is about something that is asked for', () => {
  const slug = 'nicaragua'
  const both = found([slug, 'sweet-valley', 20], [slug, 'esteli', 18])

  test('both answer, in short and with one source', () => {
    const { text, sources, next } = answerFromArticles(library, 'the sweet valley or Estelí?', both)
    expect(next).not.toContain('What does tobacco from Estelí taste like?')
    expect(text.split('\n\n')).toHaveLength(2)
    expect(sources.map(({ path }) => path.split('#')[1])).toEqual(['sweet-valley'])
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

describe('What is told apart gets a paragraph each', () => {
  const burn = 'canoeing-and-tunneling'
  const term = (own: string, id: string) => ({
    own: [own],
    shared: [],
    sections: [{ slug: burn, id, score: 15 }],
  })

  test('where the best section is about one of them only', () => {
    const reading = {
      ...found([burn, 'tunnel', 20]),
      contrasted: [term('cano', 'canoe'), term('tunnel', 'tunnel')],
    }
    const [canoeing, tunneling] = answerFromArticles(library, 'canoeing vs tunneling', reading).text.split(
      '\n\n',
    )
    expect(canoeing).toContain('canoeing')
    expect(tunneling).toMatch(/^Tunneling is/)
  })

  test('but not where nothing is known of the other', () => {
    const reading = {
      ...found([burn, 'tunnel', 20]),
      contrasted: [{ ...term('flumping', 'canoe'), sections: [] }, term('tunnel', 'tunnel')],
    }
    const { text } = answerFromArticles(library, 'flumping vs tunneling', reading)
    expect(text).not.toContain('\n\n')
  })
})

test('A fault is followed by its remedy where that is asked for', () => {
  const signs = found(['beetles-and-freezing', 'signs', 14], ['beetles-and-freezing', 'freeze', 8])
  const textOf = (question: string) => answerFromArticles(library, question, signs).text
  expect(textOf('holes and dust in the drawer. what now?')).toMatch(/beetles[\s\S]+\n\nFreeze cigars/)
  expect(textOf('are these holes and the dust from beetles?')).not.toContain('\n\n')
})

test('Two sections that fit nearly alike both answer, the definition first where that is asked for', () => {
  const alike = found(['two-leaf-wrappers', 'gimmick', 16], ['two-leaf-wrappers', 'what-it-is', 15])
  const startsOf = (question: string) =>
    answerFromArticles(library, question, alike)
      .text.split('\n\n')
      .map(text => text.split(' ').slice(0, 3).join(' '))
  expect(startsOf('what is a barber pole, is it a gimmick')).toEqual(['A barber pole', 'A striped wrapper'])
  expect(startsOf('barber pole, all gimmick')).toEqual(['A striped wrapper', 'A barber pole'])
})

test('What is asked for and not mentioned is added from the section that is about it', () => {
  const tap = found(['water-for-humidifiers', 'tap', 16])
  const textOf = (question: string) => answerFromArticles(library, question, tap).text
  expect(textOf('can i use tap water if i boil it first')).toMatch(/Boiled, filtered, and spring water/)
  expect(textOf('can i use tap water')).not.toMatch(/Boiled/)
  expect(textOf('can i use tap water if i boil it first').split(' ').length).toBeLessThanOrEqual(120)
})

test('The same from another article that is as near, with its source', () => {
  const sourcesAt = (score: number) =>
    answerFromArticles(
      library,
      'tap water on cellophane turned yellow?',
      found(['water-for-humidifiers', 'tap', 16], ['cellophane', 'yellow', score]),
    ).sources.map(({ path }) => path.split('/').at(-1))
  expect(sourcesAt(9)).toEqual(['water-for-humidifiers#tap', 'cellophane#yellow'])
  expect(sourcesAt(8)).toEqual(['water-for-humidifiers#tap'])
})
