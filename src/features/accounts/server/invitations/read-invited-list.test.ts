import { expect, test } from 'vitest'
import { readInvitedList } from './read-invited-list.ts'

const addresses = (list: string) => readInvitedList(list).map(({ line, email }) => [line, email])

test('A list has an address to a line, and empty lines count', () => {
  expect(addresses('anna@example.org\n\n  Bob@Example.org \r\ncarl@example.org')).toEqual([
    [1, 'anna@example.org'],
    [3, 'bob@example.org'],
    [4, 'carl@example.org'],
  ])
})

test('Of a CSV it is the cell with an @, after a line that names the columns', () => {
  expect(addresses('Name;E-Mail;Since\n"Anna B";"anna@example.org";2021\nBob;bob@example.org;2022')).toEqual([
    [2, 'anna@example.org'],
    [3, 'bob@example.org'],
  ])
})

test('Of a line with several addresses none is left out, and a name with an @ is none', () => {
  expect(
    addresses(
      'Anna,anna@example.org,anna@work.example\n@bob;bob@example.org;bob@@work\nAnna <a@b.example>, c@d.example',
    ),
  ).toEqual([
    [1, 'anna@example.org'],
    [1, 'anna@work.example'],
    [2, 'bob@example.org'],
    [2, undefined],
    [3, 'a@b.example'],
    [3, 'c@d.example'],
  ])
})

test.each([
  ['Anna B <anna@example.org>', 'anna@example.org'],
  ['anna@@example', undefined],
  ['anna', undefined],
  ['anna@example.org\u0000', undefined],
])('%s is read as %s', (text, email) => {
  expect(addresses(text)).toEqual([[1, email]])
})
