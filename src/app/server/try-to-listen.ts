import { once } from 'node:events'
import { createServer } from 'node:net'

/** Listens for a moment. Rejects with the error that a server at this address would get, such as `EADDRINUSE`. */
export async function tryToListen({ host, port }: { host: string; port: number }): Promise<void> {
  const server = createServer().listen({ host, port })
  await once(server, 'listening')
  server.close()
  await once(server, 'close')
}
