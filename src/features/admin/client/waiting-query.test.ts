import { expect, test } from 'vitest'
import { waitingInWords } from './waiting-query.ts'

test.each([
  [{ reports: 0, corrections: 0, accounts: 0 }, undefined],
  [{ reports: 1, corrections: 0, accounts: 0 }, '1 report waits for you.'],
  [{ reports: 0, corrections: 2, accounts: 0 }, '2 corrections of the catalog wait for you.'],
  [
    { reports: 1, corrections: 1, accounts: 3 },
    '1 report, 1 correction of the catalog, and 3 accounts to let in wait for you.',
  ],
])('%j is said as %s', (waiting, words) => {
  expect(waitingInWords(waiting)).toBe(words)
})
