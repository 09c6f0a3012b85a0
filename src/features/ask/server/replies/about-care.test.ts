import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { dataFolder } from '#test/catalogue.ts'
import { library } from '#test/library.ts'
import { loadExamples } from '../load-question-data.ts'
import { answerEmergency, answerQuitting } from './about-care.ts'

const emergencies = loadExamples(join(dataFolder, 'ask')).filter(({ route }) => route === 'emergency')
/** A number to call. */
const number = /\b911\b|1-800-222-1222|\(8\d\d\) \d{3}-\d{4}/

describe('Somebody who is ill or hurt', () => {
  test('always gets a number to call', () => {
    for (const { question } of emergencies)
      expect(answerEmergency(library, question).text, question).toMatch(number)
  })

  test.each([
    ['he drank the whole bottle and we cant wake him up', '911'],
    ['my throat is closing after that cigar', '911'],
    ["my husband's lips are blue", '911'],
    ['Carbon monoxide alarm is going off in the lounge', '911'],
    ['I smell gas in the house', '911'],
    ['the dog ate a cigar and burned his mouth', '(888) 426-4435'],
    ["my daughter, she's 2, swallowed a cigar butt", '1-800-222-1222'],
  ])('%s: %s comes first', (question, expected) => {
    const first = answerEmergency(library, question)
      .text.split(/(?<=[.!?]) /)
      .slice(0, 2)
      .join(' ')
    expect(first).toContain(expected)
  })

  test.each(['I feel dizzy and sick after my first cigar', 'im sweating and the room is spinning'])(
    '%s: rest and fresh air first',
    question => {
      expect(answerEmergency(library, question).text).toMatch(/fresh air/)
    },
  )
})

test('Somebody who is tempted to drink hears where help is', () => {
  const { text } = answerQuitting(library, "I'm eight months sober and had the glass in my hand tonight")
  expect(text).toContain('1-800-662')
})
