import { expect, test } from 'vitest'
import { catalogue } from '#test/catalogue.ts'
import { describeMaker } from './describe-maker.ts'

test.each([
  ['padron', /^Padrón has \d+ lines in our catalog, best known for /],
  ['tell me about Oliva', /^Oliva has /],
  ['what do you know about arturo fuente cigars?', /^Arturo Fuente has /],
])('%s asks for a maker', (question, text) => {
  const reply = describeMaker(catalogue, question)
  expect(reply?.text).toMatch(text)
  expect(reply?.sources[0]?.path).toMatch(/^\/cigars\//)
})

test.each([
  'Padrón 1964 Anniversary',
  'is Oliva better than Padron',
  'what goes with an Oliva',
  'tell me about maduro',
  'who makes Oliva Serie V',
])('%s asks for something else', question => {
  expect(describeMaker(catalogue, question)).toBeUndefined()
})
