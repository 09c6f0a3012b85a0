import { createHash, randomBytes } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { HttpExchange } from '#platform/server/http/mount-contract.ts'
import type { HouseOwner } from './house-owner.store.ts'
import { cookiePrefixOf } from './session-cookie.ts'

/** Where a house listens, as far as it tells who can be the first to come. */
export interface HouseAddress {
  host: string
  baseUrl: string | undefined
  trustProxy: readonly string[]
}

export interface OwnerLink {
  /** At the start: the code of the one-time link, where one is needed and nobody has claimed the house. */
  prepare(): Promise<string | undefined>
  /** Makes a fresh account the owner's if it is entitled to that; says whether it was. */
  claim(memberId: string, exchange: HttpExchange): Promise<boolean>
  /** The same by the one-time link alone: being the first proves nothing when somebody else vouches for people. */
  claimByCode(memberId: string, exchange: HttpExchange): Promise<boolean>
}

const cookieSeconds = 60 * 60
const codeShape = /^[\w-]{43}$/

/**
 * Who the first admin is. On this machine alone simply the first account; where others can reach the house, the one
 * that is opened with the link that only the operator has seen (docs: product decision "Roles").
 */
export function openOwnerLink(owner: HouseOwner, address: HouseAddress): OwnerLink {
  const claimByCode: OwnerLink['claimByCode'] = async (memberId, exchange) => {
    const code = codeIn(exchange)
    if (code === undefined) return false
    exchange.setCookies([cookieLine(exchange.origin, '', 0)])
    return owner.claim(memberId, hashOf(code))
  }
  return {
    claimByCode,
    async prepare() {
      if (await owner.isClaimed()) return undefined
      // Accounts without an owner: they were made while the house could be reached, so being next proves nothing.
      if (isOnlyHere(address) && !(await owner.hasAccounts())) {
        await owner.keepCode(null)
        return undefined
      }
      const code = randomBytes(32).toString('base64url')
      await owner.keepCode(hashOf(code))
      return code
    },
    async claim(memberId, exchange) {
      // Asked of the database: the last account that leaves frees the house while it runs.
      if (isOnlyHere(address) && (await owner.claim(memberId, null))) return true
      return claimByCode(memberId, exchange)
    },
  }
}

/**
 * The address of the one-time link. It only puts the code into a cookie, whatever the code: nothing here tells a right
 * one from a wrong one, and a program that follows links changes nothing.
 */
export function ownerRoutes(app: FastifyInstance, owner: Pick<HouseOwner, 'isClaimed'>): void {
  const open = { schema: { hide: true }, config: { opensTo: 'everyone' } } as const
  app.get<{ Querystring: { code?: unknown } }>('/owner', open, async (request, reply) => {
    const { code } = request.query
    reply.header('cache-control', 'no-store')
    if (typeof code !== 'string' || !codeShape.test(code) || (await owner.isClaimed()))
      return reply.redirect('/login', 303)
    const origin = app.originOf(request)
    return reply
      .header('set-cookie', cookieLine(origin, code, cookieSeconds))
      .redirect('/login?mode=sign-up', 303)
  })
}

function isOnlyHere({ host, baseUrl, trustProxy }: HouseAddress): boolean {
  const name = baseUrl === undefined ? host : new URL(baseUrl).hostname
  return isLoopback(host) && isLoopback(name) && trustProxy.length === 0
}

function isLoopback(host: string): boolean {
  return host === 'localhost' || /^127(\.\d{1,3}){3}$/.test(host) || /^\[?::1\]?$/.test(host)
}

function codeIn({ headers, origin }: HttpExchange): string | undefined {
  const name = `${cookieOf(origin)}=`
  const pair = headers.cookie?.split(/;\s*/).find(one => one.startsWith(name))
  const code = pair?.slice(name.length) ?? ''
  return codeShape.test(code) ? code : undefined
}

function cookieLine(origin: string, code: string, seconds: number): string {
  const secure = origin.startsWith('https:') ? '; Secure' : ''
  return `${cookieOf(origin)}=${code}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure}`
}

function cookieOf(origin: string): string {
  return `${cookiePrefixOf(origin)}.owner-code`
}

function hashOf(code: string): string {
  return createHash('sha256').update(code).digest('base64url')
}
