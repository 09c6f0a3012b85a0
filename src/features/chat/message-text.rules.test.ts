import fc from 'fast-check'
import { expect, it } from 'vitest'
import { measureProcessorTime } from '#test/processor-time.ts'
import { plainTextOf, readMessageText } from './message-text.rules.ts'

const text = (words: string) => ({ kind: 'text', text: words })

it('A message without marks is one piece', () => {
  expect(readMessageText('Rum, neat.\nNow.')).toEqual([text('Rum, neat.\nNow.')])
})

it('Strong, emphasis, code and addresses are recognized', () => {
  expect(readMessageText('A **bold** *fine* `6x52` at https://lounge.example/a?b=1.')).toEqual([
    text('A '),
    { kind: 'strong', text: 'bold' },
    text(' '),
    { kind: 'emphasis', text: 'fine' },
    text(' '),
    { kind: 'code', text: '6x52' },
    text(' at '),
    { kind: 'link', text: 'https://lounge.example/a?b=1' },
    text('.'),
  ])
})

it.each([
  '2 * 3 * 4',
  '**',
  '* a list',
  'a*b',
  '`',
  'javascript:alert(1)',
  'data:text/html,x',
  '[a](javascript:b)',
])('“%s” stays as it was typed', typed => {
  expect(readMessageText(typed)).toEqual([text(typed)])
})

it('Only addresses of web pages become links, whatever is typed, and no character of a text is lost', () => {
  const pieces = fc.constantFrom(
    '*',
    '**',
    '`',
    'http://a.example',
    'javascript:',
    ' ',
    'rum',
    '\n',
    '<b>',
    ')',
  )
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 30 }), parts => {
      const typed = parts.join('')
      const read = readMessageText(typed)
      for (const piece of read) if (piece.kind === 'link') expect(piece.text).toMatch(/^https?:\/\//)
      const letters = (words: string) => words.replace(/[*`]/g, '')
      expect(letters(read.map(piece => piece.text).join(''))).toBe(letters(typed))
    }),
  )
})

it('A line that shows the beginning of a message has no marks', () => {
  expect(plainTextOf('**Save me** the `6 x 52`')).toBe('Save me the 6 x 52')
})

it('A long text is read in linear time', () => {
  const busy = measureProcessorTime()
  readMessageText('*'.repeat(4000))
  readMessageText('`a'.repeat(2000))
  readMessageText('**a'.repeat(1300))
  expect(busy()).toBeLessThan(1000)
})
