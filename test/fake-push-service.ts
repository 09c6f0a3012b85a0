import { createECDH, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

/** How it answers: with a status, or not at all. */
export type PushBehavior = 201 | 307 | 404 | 410 | 429 | 500 | 'hangs'

/** A push service on this machine, which can be made to misbehave. */
export class FakePushService {
  behavior: PushBehavior = 201
  readonly taken: { path: string; headers: IncomingHttpHeaders; bytes: number }[] = []
  #server: Server | undefined
  #port = 0

  async open(): Promise<this> {
    this.#server = createServer(async (request, response) => {
      if (this.behavior === 'hangs') return
      const body = Buffer.concat(await request.toArray())
      const { url = '', headers } = request
      if (this.behavior === 201) this.taken.push({ path: url, headers, bytes: body.length })
      response.writeHead(this.behavior, { location: 'http://127.0.0.1:9/' }).end('x'.repeat(100_000))
    })
    this.#server.listen(0, '127.0.0.1')
    await once(this.#server, 'listening')
    this.#port = (this.#server.address() as AddressInfo).port
    return this
  }

  async close(): Promise<void> {
    this.#server?.closeAllConnections()
    await new Promise(resolve => this.#server?.close(resolve))
  }

  /** What a browser sends that allowed messages. */
  subscription(name: string) {
    const keys = createECDH('prime256v1')
    keys.generateKeys()
    return {
      endpoint: `http://127.0.0.1:${this.#port}/${name}`,
      p256dh: keys.getPublicKey('base64url'),
      auth: randomBytes(16).toString('base64url'),
    }
  }
}
