import { createHash, randomBytes } from 'node:crypto'
import type { HttpExchange } from '#platform/server/http/mount-contract.ts'
import { isLoopbackHost } from '#platform/server/network-addresses.ts'
import { expireAccountCookie, readCookie, setAccountCookie } from '../sessions/cookies.ts'
import type { OwnerStore } from './owner.store.ts'

/** Where the server listens, as far as it decides who can sign up first. */
export interface ServerAddress {
  host: string
  baseUrl: string | undefined
  trustProxy: readonly string[]
}

export interface OwnerLink {
  /** At the start: the code of the one-time link, where one is needed and there is no owner yet. */
  prepare(): Promise<string | undefined>
  /** Whether this lounge has no owner yet. */
  isOpen(): Promise<boolean>
  /** Makes a new account the owner's if it is entitled to that; resolves with whether it was. */
  claim(memberId: string, exchange: HttpExchange): Promise<boolean>
  /** By the one-time link alone: with single sign-on, being the first proves nothing. */
  claimByCode(memberId: string, exchange: HttpExchange): Promise<boolean>
}

const cookieSeconds = 60 * 60
export const codeShape = /^[\w-]{43}$/

/**
 * Who the first admin is. Where only this machine can reach the server, the first account; elsewhere the one that is
 * opened with the link that only the operator has seen.
 */
export function openOwnerLink(owner: OwnerStore, address: ServerAddress): OwnerLink {
  const claimByCode: OwnerLink['claimByCode'] = async (memberId, exchange) => {
    const code = codeIn(exchange)
    if (code === undefined) return false
    expireAccountCookie(exchange, 'owner-code')
    return owner.claim(memberId, hashOf(code))
  }
  return {
    claimByCode,
    isOpen: async () => !(await owner.isClaimed()),
    async prepare() {
      if (await owner.isClaimed()) return undefined
      // Accounts without an owner were made while others could reach the server, so being next proves nothing.
      if (isOnlyHere(address) && !(await owner.hasAccounts())) {
        await owner.storeCode(null)
        return undefined
      }
      const code = randomBytes(32).toString('base64url')
      await owner.storeCode(hashOf(code))
      return code
    },
    async claim(memberId, exchange) {
      // Read from the database: the last account that is deleted frees ownership while the server runs.
      if (isOnlyHere(address) && (await owner.claim(memberId, null))) return true
      return claimByCode(memberId, exchange)
    },
  }
}

function isOnlyHere({ host, baseUrl, trustProxy }: ServerAddress): boolean {
  const name = baseUrl === undefined ? host : new URL(baseUrl).hostname
  return isLoopbackHost(host) && isLoopbackHost(name) && trustProxy.length === 0
}

export function setOwnerCode(exchange: HttpExchange, code: string): void {
  setAccountCookie(exchange, 'owner-code', code, cookieSeconds)
}

function codeIn(exchange: HttpExchange): string | undefined {
  const code = readCookie(exchange, 'owner-code') ?? ''
  return codeShape.test(code) ? code : undefined
}

function hashOf(code: string): string {
  return createHash('sha256').update(code).digest('base64url')
}
