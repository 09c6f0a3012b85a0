import { expect, test } from 'vitest'
import { joinReplies, shortened } from './join-replies.ts'

const reply = (text: string, path: string) => ({ text, sources: [{ title: path, path }] })

test('What already has two paragraphs keeps them beside another answer', () => {
  const two = joinReplies([reply('One leaf.', '/a#1'), reply('Another leaf.', '/b#1')])!
  const joined = joinReplies([two, reply('A rum.', '/c#1')])!
  expect(joined.text).toBe('One leaf.\n\nAnother leaf.\n\nA rum.')
  expect(joined.sources.map(({ path }) => path)).toEqual(['/a#1', '/b#1', '/c#1'])
})

test('A text is shortened by whole sentences, and a number or a title ends none', () => {
  const text = 'The Montecristo No. 2 holds 0.8 inch of leaf. St. Luis Rey is another house. It stays.'
  expect(shortened(text, 9)).toBe('The Montecristo No. 2 holds 0.8 inch of leaf.')
  expect(shortened(text, 1)).toBe('The Montecristo No. 2 holds 0.8 inch of leaf.')
  expect(shortened(text, 15)).toBe(
    'The Montecristo No. 2 holds 0.8 inch of leaf. St. Luis Rey is another house.',
  )
})
