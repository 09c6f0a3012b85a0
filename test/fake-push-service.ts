import { createDecipheriv, createECDH, type ECDH, hkdfSync, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

/** How it answers: with a status, or not at all. */
export type PushBehavior = 201 | 307 | 404 | 410 | 429 | 500 | 'hangs'

/** A push service on this machine, which can be made to misbehave. */
export class FakePushService {
  behavior: PushBehavior = 201
  readonly taken: { path: string; headers: IncomingHttpHeaders; bytes: number; body: Buffer }[] = []
  readonly #browsers = new Map<string, { keys: ECDH; secret: Buffer }>()
  #server: Server | undefined
  #port = 0

  async open(): Promise<this> {
    this.#server = createServer(async (request, response) => {
      if (this.behavior === 'hangs') return
      const body = Buffer.concat(await request.toArray())
      const { url = '', headers } = request
      if (this.behavior === 201) this.taken.push({ path: url, headers, bytes: body.length, body })
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
    const secret = randomBytes(16)
    this.#browsers.set(`/${name}`, { keys, secret })
    return {
      endpoint: `${this.address}/${name}`,
      p256dh: keys.getPublicKey('base64url'),
      auth: secret.toString('base64url'),
    }
  }

  get address(): string {
    return `http://127.0.0.1:${this.#port}`
  }

  /** What the browser of this name was sent, in order, decrypted with its keys as RFC 8291 and RFC 8188 say. */
  messagesOf(name: string): unknown[] {
    const { keys, secret } = this.#browsers.get(`/${name}`)!
    return this.taken
      .filter(({ path }) => path === `/${name}`)
      .map(({ body }) => {
        const [salt, sender] = [body.subarray(0, 16), body.subarray(21, 21 + body[20]!)]
        const derive = (key: Buffer, withSalt: Buffer, info: Buffer | string, length: number) =>
          Buffer.from(hkdfSync('sha256', key, withSalt, info, length))
        const info = Buffer.concat([Buffer.from('WebPush: info\0'), keys.getPublicKey(), sender])
        const material = derive(keys.computeSecret(sender), secret, info, 32)
        const key = derive(material, salt, 'Content-Encoding: aes128gcm\0', 16)
        const nonce = derive(material, salt, 'Content-Encoding: nonce\0', 12)
        const content = body.subarray(21 + sender.length)
        const decipher = createDecipheriv('aes-128-gcm', key, nonce)
        decipher.setAuthTag(content.subarray(-16))
        const padded = Buffer.concat([decipher.update(content.subarray(0, -16)), decipher.final()])
        return JSON.parse(padded.subarray(0, padded.lastIndexOf(2)).toString())
      })
  }
}
