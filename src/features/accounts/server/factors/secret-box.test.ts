import { expect, test } from 'vitest'
import { openSecretBox } from './secret-box.ts'

const secret = 'a secret for tests that nobody else has'

test('Sealed text opens with the same secret only, and unaltered only', () => {
  const box = openSecretBox(secret)
  const [sealed, again] = [box.seal('ten codes'), box.seal('ten codes')]
  expect(sealed).not.toBe(again)
  expect([box.open(sealed), box.open(again)]).toEqual(['ten codes', 'ten codes'])
  expect(() => openSecretBox('another secret').open(sealed)).toThrow()
  expect(() => box.open(sealed.replace(/.$/, last => (last === '0' ? '1' : '0')))).toThrow()
})

/** Stored by Better Auth 1.7.6, which these tables were made for (decision 0020). */
test('Secrets and recovery codes from before decision 0020 can be read', () => {
  const box = openSecretBox(secret)
  const storedSecret =
    '6a478d9ea7094a9a19c9ff81f96e106ca6e3517fe0ecc7490336ac35f35adf04ec462292f7d1c5a0108b95098b93c72eb3f23c85834b6511aa9e65398ad2790491c8d7e305a18f5a'
  const storedCodes =
    '9b69c92a55ab2217fd38342aee7911bc75e943de41b15568a90d6ad5c7a033ecd6344c320ed05d646b4489a1c0d486573aae3059ed66ed2a77255cf0c692e3bc0d2fcab879'
  expect(box.open(storedSecret)).toBe('abcdefghijklmnopqrstuvwxyz-_0123')
  expect(JSON.parse(box.open(storedCodes))).toEqual(['aaaaa-11111', 'bbbbb-22222'])
})
