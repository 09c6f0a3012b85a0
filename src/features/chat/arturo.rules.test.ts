import { describe, expect, test } from 'vitest'
import { plainQuestion, questionToArturo } from './arturo.rules.ts'

const fuente = { id: 'fuente', name: 'Arturo Fuente' }
const question = (text: string) => questionToArturo(text, [fuente])

describe('A message asks Arturo', () => {
  test.each([
    ['at its beginning', '@Arturo what goes with a maduro?', 'what goes with a maduro?'],
    ['in small letters, with a comma', '@arturo, what goes with a maduro?', 'what goes with a maduro?'],
    ['in its midst', 'Evening all. @ARTURO: why does it tunnel?', 'Evening all. why does it tunnel?'],
    ['at its end', 'Which rum with a Padrón @Arturo?', 'Which rum with a Padrón ?'],
    ['on a line of its own', '@Arturo\n\nhow do I\ncut a torpedo', 'how do I cut a torpedo'],
    ['after inches', 'A 5" x 52 @Arturo, how long does a 6" take?', 'A 5" x 52 how long does a 6" take?'],
    ['beside a quoted word', '@Arturo what does "mild" mean?', 'what does "mild" mean?'],
    ['below what it quotes', '> @Arturo is asleep\n@Arturo are you?', 'are you?'],
    ['beside a member', '@Grace @Arturo how do I cut it?', 'Grace how do I cut it?'],
    ['with an address, which is not read', '@Arturo is https://evil.example/x?y=1 right?', 'is right?'],
  ])('%s', (_, text, asked) => {
    expect(question(text)).toBe(asked)
  })

  test.each(['@Arturo', ' @arturo ?', '@Arturo @arturo!', 'https://smoke.example @Arturo'])(
    'with nothing else: %s',
    text => {
      expect(question(text)).toBe('')
    },
  )

  test.each([
    ['without an @', 'Arturo, what goes with a maduro?'],
    ['in an e-mail', 'Write to me@arturo.example or to joe_@arturo'],
    ['in an address', 'See https://social.example/@arturo'],
    ['in another name', '@Arturos, @arturo_smokes, @arturo.smokes and @arturo-fan are others'],
    ['as a possessive', "I liked @Arturo’s answer, and @arturo's joke"],
    ['in a quoted line', '> @Arturo what goes with a maduro?\nI wonder.'],
    ['in quotation marks', 'He typed "@Arturo hello" and “@Arturo again”.'],
    ['in code', 'Type `@Arturo` and a question.'],
    ['as a member of that first name', '@Arturo Fuente, are you in tonight?'],
  ])('not %s', (_, text) => {
    expect(question(text)).toBeUndefined()
  })
})

test('Many marks in one message are read in no time', () => {
  const started = process.cpuUsage()
  for (const part of ['"', '" "', '“', '`', '> ', '@arturo ', '@arturo"'])
    question(part.repeat(4000 / part.length))
  const { user } = process.cpuUsage(started)
  expect(user / 1000).toBeLessThan(200)
})

test('A message that is answered is a question without its marks', () => {
  expect(plainQuestion('@Grace, what about https://evil.example this one?')).toBe(
    'Grace, what about this one?',
  )
  expect(plainQuestion('!!! …')).toBe('')
})
