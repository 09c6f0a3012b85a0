import { createHmac } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'

const totpStepMilliseconds = 30_000

/** What an authenticator app shows at a moment for the address in the QR code. */
export function totp(uri: string, at: number): string {
  return codeOf(totpSecret(uri), at)
}

/** The same for a key that was typed instead of scanned. */
export function totpOfKey(key: string, at: number): string {
  return codeOf(fromBase32(key), at)
}

export function totpSecret(uri: string): Buffer {
  return fromBase32(new URL(uri).searchParams.get('secret')!)
}

/** RFC 6238: SHA-1, six digits, half a minute. */
function codeOf(secret: Buffer, at: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(Math.floor(at / totpStepMilliseconds)))
  const digest = createHmac('sha1', secret).update(counter).digest()
  const number = digest.readUInt32BE(digest.at(-1)! & 0xf) & 0x7fffffff
  return String(number % 1_000_000).padStart(6, '0')
}

function fromBase32(text: string): Buffer {
  const bits = [...text.replaceAll(/[=\s]/g, '')]
    .map(letter => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'))
    .join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map(byte => Number.parseInt(byte, 2)))
}

/**
 * A moment whose code is the one of the step before, which is still accepted for ten seconds at least: near the end of a
 * step it waits for the next one.
 */
export async function momentOfPreviousStep(): Promise<number> {
  const left = totpStepMilliseconds - (Date.now() % totpStepMilliseconds)
  if (left < 10_000) await setTimeout(left)
  return Date.now() - totpStepMilliseconds
}
