import { randomInt } from 'node:crypto'

const amount = 10
const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'

/** `abcde-fghij`: 59 random bits each. */
export function createRecoveryCodes(): string[] {
  const part = () => Array.from({ length: 5 }, () => letters[randomInt(letters.length)]).join('')
  return Array.from({ length: amount }, () => `${part()}-${part()}`)
}
