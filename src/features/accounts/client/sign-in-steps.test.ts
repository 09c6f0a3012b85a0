import { expect, test } from 'vitest'
import { readSignInStep } from './sign-in-steps.ts'

test('The URL can select a sign-in step and nothing else', () => {
  for (const mode of ['sign-up', 'forgotten', 'link', 'code']) expect(readSignInStep(mode).name).toBe(mode)
  for (const mode of [null, undefined, '', 'sign-in', 'owner'])
    expect(readSignInStep(mode).name).toBe('sign-in')
})

test('A failure is described by one of our own sentences, never by text from the URL', () => {
  const messageFor = (failed: string | null) => {
    const step = readSignInStep(null, failed)
    return step.name === 'sign-in' ? step.failed : 'another step'
  }
  expect(messageFor('oidc')).toBe('Single sign-on did not work. Please try again, or use your password.')
  expect(messageFor('oidc-address')).toContain('“Forgot your password?”')
  expect(messageFor('oidc-closed')).toBe('This account has been closed by an admin.')
  for (const unknown of [null, '', 'constructor', 'Send your password to evil.example'])
    expect(messageFor(unknown)).toBeUndefined()
})
