import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** How the API answers. */
export type GoveeBehavior =
  | { temperature: unknown; humidity: unknown; online?: boolean }
  | { status: number }
  | { code: number }
  | 'hangs'
  | 'not JSON'
  | 'endless'
  | 'redirects'

interface GoveeRequest {
  path: string | undefined
  key: unknown
  body: { payload: { sku: string; device: string } }
}

/** The Govee API on this machine, which can be made to misbehave. */
export class FakeGovee {
  behavior: GoveeBehavior = { temperature: 68.4, humidity: 69.1 }
  readonly requests: GoveeRequest[] = []
  readonly #server: Server = createServer((request, answer) => void this.#answer(request, answer))

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`
  }

  async open(): Promise<this> {
    this.#server.listen(0, '127.0.0.1')
    await once(this.#server, 'listening')
    return this
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections()
    await new Promise(resolve => this.#server.close(resolve))
  }

  async #answer(request: IncomingMessage, answer: ServerResponse): Promise<void> {
    const pieces: Buffer[] = []
    for await (const piece of request) pieces.push(piece as Buffer)
    const body = JSON.parse(Buffer.concat(pieces).toString())
    this.requests.push({ path: request.url, key: request.headers['govee-api-key'], body })
    const { behavior } = this
    if (behavior === 'hangs') return
    if (behavior === 'not JSON') return void answer.end('<html>We are down for maintenance.</html>')
    if (behavior === 'endless') return void answer.end(`"${'x'.repeat(2_000_000)}"`)
    if (behavior === 'redirects') return void answer.writeHead(302, { location: `${this.url}/other` }).end()
    if ('status' in behavior) return void answer.writeHead(behavior.status).end('{}')
    if ('code' in behavior) return void answer.end(JSON.stringify({ code: behavior.code, message: 'no' }))
    answer.end(JSON.stringify(stateOf(behavior, body.payload)))
  }
}

function stateOf(
  { temperature, humidity, online = true }: { temperature: unknown; humidity: unknown; online?: boolean },
  { sku, device }: GoveeRequest['body']['payload'],
) {
  const property = 'devices.capabilities.property'
  const capabilities = [
    { type: 'devices.capabilities.online', instance: 'online', state: { value: online } },
    { type: property, instance: 'sensorTemperature', state: { value: temperature } },
    { type: property, instance: 'sensorHumidity', state: { value: humidity } },
  ]
  return { requestId: 'uuid', code: 200, message: 'success', payload: { sku, device, capabilities } }
}
