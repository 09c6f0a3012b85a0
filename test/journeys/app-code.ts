import { createHmac } from 'node:crypto'

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** What an authenticator app shows for a key: the six digits of RFC 6238, so many half minutes from now. */
export function appCode(key: string, steps = 0): string {
  const bits = [...key.replaceAll(/[=\s]/g, '')].map(letter =>
    alphabet.indexOf(letter).toString(2).padStart(5, '0'),
  )
  const bytes = bits.join('').match(/.{8}/g) ?? []
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000) + steps))
  const digest = createHmac('sha1', Buffer.from(bytes.map(byte => Number.parseInt(byte, 2))))
    .update(counter)
    .digest()
  const number = digest.readUInt32BE(digest.at(-1)! & 0xf) & 0x7fffffff
  return String(number % 1_000_000).padStart(6, '0')
}
