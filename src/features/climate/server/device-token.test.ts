import { expect, test } from 'vitest'
import { createDeviceToken, readDeviceToken } from './device-token.ts'

test('A token is read from the header of a request, and only its hash is kept', () => {
  const { token, hash } = createDeviceToken()
  expect(readDeviceToken(`Bearer ${token}`)).toEqual(hash)
  expect(readDeviceToken(`bearer  ${token}`)).toEqual(hash)
  expect(hash.toString()).not.toContain(token)
  expect(createDeviceToken().token).not.toBe(token)
})

test.each([undefined, '', 'Bearer', 'Basic abc', 'Bearer sd_short', `Bearer ${'x'.repeat(5_000)}`])(
  '%s is no token',
  header => {
    expect(readDeviceToken(header)).toBeUndefined()
  },
)
