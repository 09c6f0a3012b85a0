import { randomInt } from 'node:crypto'

const amount = 10
/** Without letters and digits that look alike in handwriting: 0 and o, 1, i and l. */
const letters = '23456789abcdefghjkmnpqrstuvwxyz'

/** `abcde-fghjk`: 49 random bits each. */
export function createRecoveryCodes(): string[] {
  const part = () => Array.from({ length: 5 }, () => letters[randomInt(letters.length)]).join('')
  return Array.from({ length: amount }, () => `${part()}-${part()}`)
}

/** The code that was typed, in any case and with or without its dash. Older codes have capitals and match as they are. */
export function findRecoveryCode(codes: readonly string[], typed: string): string | undefined {
  const plain = typed.replaceAll(/[\s-]/g, '').toLowerCase()
  return codes.find(code => code === typed || code.replace('-', '') === plain)
}
