import { join } from 'node:path'
import { expect, test } from 'vitest'
import { catalogue, dataFolder } from '#test/catalogue.ts'
import { countNamed } from './count-named.ts'
import { openFindNamedProducts } from './find-named-products.ts'
import { loadExamples, loadSiteHelp } from './load-question-data.ts'
import { routes } from './question-route.ts'

const examples = loadExamples(join(dataFolder, 'ask'))

test('Every route has examples, and no question stands twice', () => {
  for (const route of routes)
    expect(examples.filter(example => example.route === route).length, route).toBeGreaterThan(80)
  const questions = examples.map(({ question }) => question.toLowerCase())
  expect(new Set(questions).size).toBe(questions.length)
})

test('The counts of names are those of the catalogue; scripts/count-named-products.ts counts again', () => {
  const findNamedProducts = openFindNamedProducts(catalogue)
  const sample = examples.filter((_, at) => at % 25 === 0)
  for (const { question, cigars, drinks } of sample)
    expect(countNamed(findNamedProducts(question)), question).toEqual({ cigars, drinks })
})

test('A text of the help is one paragraph that stands alone, and has an address of this site', () => {
  const help = loadSiteHelp(join(dataFolder, 'ask'))
  expect(new Set(help.map(({ id }) => id)).size).toBe(help.length)
  for (const { heading, page, text } of help) {
    const words = text.split(/\s+/).length
    expect(words, heading).toBeGreaterThanOrEqual(30)
    expect(words, heading).toBeLessThanOrEqual(95)
    expect(text, heading).not.toMatch(/\n|!/)
    expect(page).toMatch(/^\//)
    expect(heading, heading).toMatch(/[?.]$/)
  }
})

test('A text of the help is asked for in ten ways or more, and in none that asks for another one', () => {
  const help = loadSiteHelp(join(dataFolder, 'ask'))
  for (const { id, phrasings } of help) expect(phrasings.length, id).toBeGreaterThanOrEqual(10)
  const all = help.flatMap(({ phrasings }) => phrasings.map(phrasing => phrasing.toLowerCase()))
  expect(new Set(all).size).toBe(all.length)
})
