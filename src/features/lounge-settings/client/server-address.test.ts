import { expect, test } from 'vitest'
import { noServer, toServerAddress } from './server-address.ts'

const mail = ['smtp', 'smtps'] as const

test('The parts of a mail server become its address', () => {
  const parts = {
    ...noServer,
    host: ' mail.example ',
    port: '465',
    user: 'grace@lounge.example',
    password: 'a/b?c#d',
  }
  expect(toServerAddress(mail, parts)).toBe('smtps://grace%40lounge.example:a%2Fb%3Fc%23d@mail.example:465')
  expect(toServerAddress(mail, { ...noServer, host: '10.0.0.2', isEncrypted: false })).toBe('smtp://10.0.0.2')
  expect(toServerAddress(mail, noServer)).toBeUndefined()
})
