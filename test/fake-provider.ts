import { createHash, generateKeyPairSync, type KeyObject, randomUUID, sign } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** The claims about a user: `sub`, `email`, `email_verified`, `name`. */
export type Claims = Readonly<Record<string, unknown>>

/** How the provider behaves, for any request. */
export type ProviderBehavior =
  | 'proper'
  | 'down'
  | 'silent'
  | 'endless'
  | 'redirects'
  | 'other issuer'
  | 'names a script'

interface Pending {
  query: URLSearchParams
  claims: Claims
}

/** An OpenID provider on this machine. It checks what a provider has to check, and can be made to misbehave. */
export class FakeProvider {
  behavior: ProviderBehavior = 'proper'
  /** Changes the token before it is handed out: its claims, its head, the key that signs it, the whole text. */
  forge: {
    claims?: Claims
    header?: Claims
    key?: KeyObject
    text?: (token: string) => string
  } = {}
  /** Claims that the token leaves out and the page about users has. */
  userinfo: Claims | undefined
  /** How it wants to be shown the client secret; the standard's own way where it does not say. */
  takesSecret: 'client_secret_post' | 'client_secret_basic' | undefined
  /** The requests that came. */
  readonly requests: string[] = []
  readonly client = { id: 'the server', secret: 'a secret: with %, + and spaces' }
  readonly #keys = generateKeyPairSync('rsa', { modulusLength: 2048 })
  readonly #pending = new Map<string, Pending>()
  #server: Server | undefined
  #port = 0

  get issuer(): string {
    return `http://127.0.0.1:${this.#port}/realm`
  }

  get settings() {
    const { id, secret } = this.client
    return { oidcIssuer: this.issuer, oidcClientId: id, oidcClientSecret: secret, oidcName: 'Lounge ID' }
  }

  async open(): Promise<this> {
    this.#server = createServer((request, answer) => void this.#answer(request, answer))
    this.#server.listen(this.#port, '127.0.0.1')
    await once(this.#server, 'listening')
    this.#port = (this.#server.address() as AddressInfo).port
    return this
  }

  async close(): Promise<void> {
    this.#server?.closeAllConnections()
    await new Promise(resolve => this.#server?.close(resolve))
  }

  /** A user signs in on the page that the server redirected to. Returns the address of the redirect back. */
  authorize(url: string, claims: Claims): URL {
    const { origin, pathname, searchParams: query } = new URL(url)
    const parameters = Object.fromEntries(query)
    const isRight =
      `${origin}${pathname}` === `${this.issuer}/authorize` &&
      parameters.response_type === 'code' &&
      parameters.client_id === this.client.id &&
      parameters.scope === 'openid email profile' &&
      parameters.code_challenge_method === 'S256' &&
      [parameters.state, parameters.nonce, parameters.code_challenge].every(
        value => (value ?? '').length >= 43,
      )
    if (!isRight) throw new Error(`The server sent other parameters: ${url}`)
    const code = randomUUID()
    this.#pending.set(code, { query, claims })
    const back = new URL(parameters.redirect_uri!)
    back.search = String(new URLSearchParams({ code, state: parameters.state!, iss: this.issuer }))
    return back
  }

  async #answer(request: IncomingMessage, answer: ServerResponse): Promise<void> {
    this.requests.push(`${request.method} ${request.url}`)
    if (this.behavior === 'silent') return
    if (this.behavior === 'down') return void answer.destroy()
    if (this.behavior === 'redirects')
      return void answer.writeHead(302, { location: `${this.issuer}/elsewhere` }).end()
    const said = await this.#say(request)
    answer.writeHead(said ? 200 : 400, { 'content-type': 'application/json', 'cache-control': 'no-store' })
    answer.end(JSON.stringify(said ?? { error: 'invalid_grant' }))
  }

  async #say(request: IncomingMessage): Promise<object | undefined> {
    const path = request.url?.replace('/realm', '')
    if (path === '/.well-known/openid-configuration') return this.#describe()
    if (path === '/jwks') {
      const key = this.#keys.publicKey.export({ format: 'jwk' })
      return { keys: [{ ...key, kid: 'one', use: 'sig', alg: 'RS256' }] }
    }
    if (path === '/token') return this.#exchange(request)
    const isKnown = request.headers.authorization === 'Bearer an access token'
    return path === '/userinfo' && isKnown ? this.userinfo : undefined
  }

  #describe(): object {
    const at = (page: string) => `${this.issuer}/${page}`
    return {
      issuer: this.behavior === 'other issuer' ? 'http://127.0.0.1:9' : this.issuer,
      authorization_endpoint: this.behavior === 'names a script' ? 'javascript:alert(1)' : at('authorize'),
      token_endpoint: at('token'),
      jwks_uri: at('jwks'),
      ...(this.userinfo && { userinfo_endpoint: at('userinfo') }),
      response_types_supported: ['code'],
      subject_types_supported: ['public'],
      id_token_signing_alg_values_supported: ['RS256'],
      ...(this.takesSecret && { token_endpoint_auth_methods_supported: [this.takesSecret] }),
      authorization_response_iss_parameter_supported: true,
      ...(this.behavior === 'endless' && { ballast: 'x'.repeat(1024 * 1024) }),
    }
  }

  async #exchange(request: IncomingMessage): Promise<object | undefined> {
    const form = new URLSearchParams(Buffer.concat(await request.toArray()).toString())
    const pending = this.#pending.get(form.get('code') ?? '')
    // A code counts once.
    this.#pending.delete(form.get('code') ?? '')
    const challenge = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url')
    const isRight =
      this.#knowsClient(request, form) &&
      form.get('grant_type') === 'authorization_code' &&
      form.get('redirect_uri') === pending?.query.get('redirect_uri') &&
      challenge === pending?.query.get('code_challenge')
    if (!pending || !isRight) return undefined
    const token = this.#token({ nonce: pending.query.get('nonce'), ...pending.claims })
    return { access_token: 'an access token', token_type: 'Bearer', id_token: token }
  }

  #knowsClient({ headers }: IncomingMessage, form: URLSearchParams): boolean {
    const { id, secret } = this.client
    if (this.takesSecret === 'client_secret_post')
      return form.get('client_id') === id && form.get('client_secret') === secret
    const [scheme, packed = ''] = (headers.authorization ?? '').split(' ')
    const shown = Buffer.from(packed, 'base64')
      .toString()
      .split(':')
      .map(part => decodeURIComponent(part.replaceAll('+', ' ')))
    return scheme === 'Basic' && shown.join() === [id, secret].join()
  }

  #token(claims: Claims): string {
    const now = Math.floor(Date.now() / 1000)
    const whole = {
      iss: this.issuer,
      aud: this.client.id,
      iat: now,
      exp: now + 300,
      ...claims,
      ...this.forge.claims,
    }
    const head = { alg: 'RS256', kid: 'one', typ: 'JWT', ...this.forge.header }
    const packed = [head, whole]
      .map(part => Buffer.from(JSON.stringify(part)).toString('base64url'))
      .join('.')
    const key = this.forge.key ?? this.#keys.privateKey
    const token = `${packed}.${sign('sha256', Buffer.from(packed), key).toString('base64url')}`
    return this.forge.text?.(token) ?? token
  }
}
