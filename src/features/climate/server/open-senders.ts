import type { IncomingHttpHeaders } from 'node:http'
import { commonRefusals, Refusal } from '#platform/api.contract.ts'
import { networkOf } from '#platform/server/http/limit-requests.ts'
import { readDeviceToken } from './device-token.ts'
import type { DevicesStore } from './devices.store.ts'
import { KnownDeviceTokens, type TokenOwner } from './known-device-tokens.ts'
import { MinuteCounter } from './minute-counter.ts'

/** As many as one device may call. */
const maxNewTokens = 120
/** A member's devices together; all of them sending every second is a mistake of a script. */
const maxCallsOfMember = 1200

/** Finds the device that sends by its token, and what its calls are counted under. */
export interface Senders {
  limitKeyOf(headers: IncomingHttpHeaders, address: string): Promise<string | undefined>
  /** Undefined for a token of no device, or of a banned member. Throws a refusal when the member's devices have called too often. */
  identify(headers: IncomingHttpHeaders): Promise<TokenOwner | undefined>
}

export function openSenders(devices: Pick<DevicesStore, 'ownerOfToken'>): Senders {
  const known = new KnownDeviceTokens()
  const newTokens = new MinuteCounter(maxNewTokens)
  const callsOfMembers = new MinuteCounter(maxCallsOfMember)
  const lookUp = async (hash: Buffer) => {
    const owner = await devices.ownerOfToken(hash)
    known.note(hash, owner)
    return owner
  }
  return {
    async limitKeyOf({ authorization }, address) {
      const hash = readDeviceToken(authorization)
      if (!hash || known.isWrong(hash)) return undefined
      const owner = known.ownerOf(hash) ?? (await lookUpNew(hash, networkOf(address)))
      return owner && `device ${owner.id}`
    },
    async identify({ authorization }) {
      const hash = readDeviceToken(authorization)
      if (!hash || known.isWrong(hash)) return undefined
      const owner = known.ownerOf(hash)
      if (owner) countCall(owner)
      // Asked each time, because the token may have been revoked.
      const current = await lookUp(hash)
      if (current && !owner) countCall(current)
      return current?.isBanned ? undefined : current
    },
  }

  /** Only new tokens that are wrong use up what an address may look up. */
  async function lookUpNew(hash: Buffer, network: string) {
    if (!newTokens.take(network)) return undefined
    const owner = await lookUp(hash)
    if (owner) newTokens.giveBack(network)
    return owner
  }

  function countCall({ user_id }: TokenOwner) {
    if (callsOfMembers.take(user_id)) return
    const refusal = new Refusal('TOO_MANY_REQUESTS', commonRefusals.TOO_MANY_REQUESTS)
    refusal.retryAfterSeconds = callsOfMembers.secondsLeft
    throw refusal
  }
}
