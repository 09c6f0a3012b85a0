import { expect, it } from 'vitest'
import { mentionedIn, namesEverybody } from './mentions.rules.ts'

const ada = { id: 'a', name: 'Ada Lovelace' }
const grace = { id: 'g', name: 'Grace Hopper' }
const otherGrace = { id: 'k', name: 'Grace Kelly' }
const all = [ada, grace, otherGrace]

it.each([
  ['@Ada Lovelace, have you tried it?', ['a']],
  ['And you, @ada?', ['a']],
  ['@Grace Hopper and @Ada Lovelace', ['g', 'a']],
  ['@ada lovelace @Ada LOVELACE', ['a']],
  // Two have that first name.
  ['@Grace', []],
  ['@Adam', []],
  ['@Ada Lovelaces', ['a']],
  ['ada@lovelace.example', []],
  ['mail@ada', []],
  ['Ada Lovelace', []],
  ['(@Ada)', ['a']],
])('“%s” names %j', (text, expected) => {
  expect(mentionedIn(text, all)).toEqual(expected)
})

it('Two members with the same full name are both named', () => {
  expect(mentionedIn('@Ada Lovelace', [ada, { id: 'b', name: 'Ada Lovelace' }])).toEqual(['a', 'b'])
})

it('A full name that contains another one counts alone', () => {
  const byron = { id: 'b', name: 'Ada Lovelace Byron' }
  expect(mentionedIn('@Ada Lovelace Byron', [ada, byron])).toEqual(['b'])
})

it('@here is a word of its own', () => {
  expect(namesEverybody('@here, last orders')).toBe(true)
  for (const text of ['here', '@heretic', 'a@here']) expect(namesEverybody(text)).toBe(false)
})
