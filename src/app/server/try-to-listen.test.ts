import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { expect, test } from 'vitest'
import { tryToListen } from './try-to-listen.ts'

test('A port in use is refused, and a free one stays free', async () => {
  const other = createServer().listen({ host: '127.0.0.1', port: 0 })
  await once(other, 'listening')
  const { port } = other.address() as AddressInfo
  await expect(tryToListen({ host: '127.0.0.1', port })).rejects.toMatchObject({ code: 'EADDRINUSE' })
  other.close()
  await once(other, 'close')
  await tryToListen({ host: '127.0.0.1', port })
  await tryToListen({ host: '127.0.0.1', port })
})
