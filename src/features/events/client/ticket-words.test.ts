import { expect, it } from 'vitest'
import { checkInAddress, codeOf, readableCode } from './ticket-words.ts'

const code = 't3f9a1c77e2'

it('reads a code that was typed as it is shown, or scanned as an address', () => {
  expect(readableCode(code)).toBe('T3F9A 1C77E 2')
  for (const typed of [
    readableCode(code),
    code,
    ` ${code}\n`,
    checkInAddress('https://lounge.example', code),
  ])
    expect(codeOf(typed)).toBe(code)
})
