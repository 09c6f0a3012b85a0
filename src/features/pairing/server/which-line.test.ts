import { describe, expect, test } from 'vitest'
import { catalogue } from '#test/catalogue.ts'
import { isAboutWhich } from '../which-line.rules.ts'
import { identifyCigar } from './identify-cigar.ts'

const identify = (text: string) => identifyCigar(catalogue, text)!
const choicesOf = (text: string) => {
  const { question } = identify(text)
  return question && isAboutWhich(question) ? question.choices : []
}

describe('A name that several lines of a maker fit equally well', () => {
  const asked = [
    'rocky patel vintage',
    'nat sherman timeless',
    'acid blue',
    'padron maduro',
    'tatuaje monster',
  ]

  test.each(asked)('asks which line is meant: %s', text => {
    const choices = choicesOf(text)
    expect(choices.length).toBeGreaterThanOrEqual(2)
    expect(choices.length).toBeLessThanOrEqual(8)
    expect(new Set(choices.map(({ cigar }) => cigar)).size).toBe(choices.length)
  })

  test('is answered for a line with known facts, if there is one', () => {
    for (const text of asked) expect([text, identify(text).recognition]).toEqual([text, 'close'])
  })

  test('is answered for the line of which more was typed', () => {
    expect(identify('oliva v').profile.line).toBe('Serie V')
  })

  test('offers choices that ask no more which line is meant', () => {
    for (const { cigar, text } of asked.flatMap(choicesOf)) {
      expect(identify(cigar).profile.line).toBe(text)
      expect(choicesOf(cigar)).toEqual([])
    }
  })
})

test('A name that many lines begin with asks which of them is meant, and stays a name for who tells its wrapper', () => {
  const { question, recognition } = identify('liga privada')
  expect(recognition).toBe('name-only')
  expect(question?.choices.map(({ cigar }) => cigar)).toContain('Drew Estate Liga Privada No. 9')
  expect(identify('Drew Estate Liga Privada, dark wrapper').question?.text).toBe('How strong is it?')
})

test.each(['padron 1964', 'opus x', 'fuente hemingway', 'rocky patel decade', 'padron', 'oliva robusto'])(
  'A name that one line fits best, and a maker alone, ask for no line: %s',
  text => {
    expect(identify(text).question).toBeUndefined()
  },
)
