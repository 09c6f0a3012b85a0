import { createHmac } from 'node:crypto'

/** What an authenticator app shows at a moment (RFC 6238): SHA-1, six digits, half a minute. */
export function totp(uri: string, at: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(Math.floor(at / 30_000)))
  const digest = createHmac('sha1', totpSecret(uri)).update(counter).digest()
  const number = digest.readUInt32BE(digest.at(-1)! & 0xf) & 0x7fffffff
  return String(number % 1_000_000).padStart(6, '0')
}

/** In the address that an app reads from the picture. */
export function totpSecret(uri: string): Buffer {
  return fromBase32(new URL(uri).searchParams.get('secret')!)
}

function fromBase32(text: string): Buffer {
  const bits = [...text.replace(/=+$/, '')]
    .map(letter => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'))
    .join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map(byte => Number.parseInt(byte, 2)))
}
