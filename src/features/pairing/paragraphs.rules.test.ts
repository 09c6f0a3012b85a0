import { expect, test } from 'vitest'
import { paragraphsOf } from './paragraphs.rules.ts'

test.each([
  ['One.\n\nTwo.', ['One.', 'Two.']],
  ['One,\nstill one.\r\n \r\n\t\r\nTwo.\n\n', ['One,\nstill one.', 'Two.']],
  ['', []],
  [' \n\n ', []],
])('%j has the paragraphs %j', (text, paragraphs) => {
  expect(paragraphsOf(text)).toEqual(paragraphs)
})
