import { expect, test } from 'vitest'
import { stepOfMode } from './sign-in-steps.ts'

test('An address may ask for a step of the way in, and for no other', () => {
  for (const mode of ['sign-up', 'forgotten', 'link', 'code']) expect(stepOfMode(mode).name).toBe(mode)
  for (const mode of [null, undefined, '', 'sign-in', 'owner']) expect(stepOfMode(mode).name).toBe('sign-in')
})

test('What has not worked elsewhere is said in one of our own sentences, never in one of the address', () => {
  const said = (failed: string | null) => {
    const step = stepOfMode(null, failed)
    return step.name === 'sign-in' ? step.failed : 'another step'
  }
  expect(said('oidc')).toBe('Signing in there did not work. Please try again, or use your password.')
  expect(said('oidc-address')).toContain('“Forgotten password?”')
  expect(said('oidc-closed')).toBe('This account has been closed by the house.')
  for (const other of [null, '', 'constructor', 'Send your password to evil.example'])
    expect(said(other)).toBeUndefined()
})
