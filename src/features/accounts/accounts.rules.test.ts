import { describe, expect, it } from 'vitest'
import {
  authErrorMessage,
  checkCredentials,
  emailInvalid,
  isCommonPassword,
  passwordTooLong,
  passwordTooShort,
} from './accounts.rules.ts'

describe('sign-up and sign-in input', () => {
  const grace = 'grace@lounge.example'
  const errorOf = (email: string, password: string) => checkCredentials({ email, password })?.text

  it('is checked in order: first the email address, then the password', () => {
    for (const email of ['', 'grace', 'grace@', '@lounge.example', 'grace@lounge', 'a b@c.d', 'a@b@c.d'])
      expect(errorOf(email, ''), email).toBe(emailInvalid)
    expect(errorOf(` ${grace} `, '12345')).toBe(passwordTooShort)
  })

  it('needs a password of 6 to 128 characters of any kind', () => {
    expect(errorOf(grace, 'x'.repeat(5))).toBe('Password must be at least 6 characters long')
    for (const password of ['x'.repeat(129), '🎩'.repeat(129)])
      expect(errorOf(grace, password)).toBe(passwordTooLong)
    for (const password of ['x'.repeat(6), 'x'.repeat(128), '      ', '🎩🎩🎩', '🎩'.repeat(128), '926 481'])
      expect(errorOf(grace, password)).toBeUndefined()
  })
})

describe('a common password', () => {
  const common = new Set(['password1', 'qwerty123'])
  const isRefused = (password: string, email = 'grace.hopper@navy.example') =>
    isCommonPassword(password, email, common)

  it('is one on the list, in any case', () => {
    for (const password of ['password1', 'PassWord1', 'QWERTY123']) expect(isRefused(password)).toBe(true)
    expect(isRefused('password1 ')).toBe(false)
  })

  it('is the name of the product or of the member with a few digits', () => {
    for (const password of [
      'smokedeck',
      'SmokeDeck2026!',
      'smoke-deck-1',
      'gracehopper99',
      'Grace.Hopper',
      'navy1234',
    ])
      expect(isRefused(password), password).toBe(true)
  })

  it('is not a sentence that mentions them', () => {
    for (const password of ['smokedeck at nine on friday', 'hopper keeps bees', 'the old navy yard'])
      expect(isRefused(password), password).toBe(false)
  })

  it('is not a match with a very short name', () => {
    expect(isRefused('abc 123456', 'abc@x.example')).toBe(false)
  })
})

describe('a server error', () => {
  it.each([
    ['Invalid login credentials', 'Invalid email or password. Please check your credentials and try again.'],
    ['INVALID LOGIN CREDENTIALS', 'Invalid email or password. Please check your credentials and try again.'],
    ['User already registered', 'An account with this email already exists. Please sign in instead.'],
    ['Email rate limit exceeded', 'Too many attempts. Please try again later.'],
    ['Network request failed', 'Network error. Please check your internet connection and try again.'],
    ['Something else', 'Something else'],
    ['', 'An unexpected error occurred. Please try again.'],
  ])('%j is shown as %j', (serverMessage, message) => {
    expect(authErrorMessage(serverMessage)).toBe(message)
  })
})
