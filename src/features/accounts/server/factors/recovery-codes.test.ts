import { expect, test } from 'vitest'
import { createRecoveryCodes, findRecoveryCode } from './recovery-codes.ts'

test('Recovery codes have no letters that look alike, and differ', () => {
  const codes = createRecoveryCodes()
  expect(new Set(codes).size).toBe(10)
  for (const code of codes) expect(code).toMatch(/^[2-9a-hjkmnp-z]{5}-[2-9a-hjkmnp-z]{5}$/)
})

test('A recovery code is found in capitals, with spaces and without its dash', () => {
  const codes = ['abcde-fghjk', 'mnpqr-stuvw']
  for (const typed of ['abcde-fghjk', 'ABCDE-FGHJK', 'abcdefghjk', 'abcde fghjk'])
    expect(findRecoveryCode(codes, typed), typed).toBe('abcde-fghjk')
  for (const typed of ['', 'abcde', 'abcde-fghjm', '-'])
    expect(findRecoveryCode(codes, typed)).toBeUndefined()
})

test('A code from before, with capitals, is found as it was written', () => {
  expect(findRecoveryCode(['MLkIB-FWoTh'], 'MLkIB-FWoTh')).toBe('MLkIB-FWoTh')
  expect(findRecoveryCode(['MLkIB-FWoTh'], 'mlkib-fwoth')).toBeUndefined()
})
