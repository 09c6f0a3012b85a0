import { hkdfSync } from 'node:crypto'
import { xchacha20poly1305 } from '@noble/ciphers/chacha.js'
import { bytesToHex, bytesToUtf8, hexToBytes, managedNonce, utf8ToBytes } from '@noble/ciphers/utils.js'

/** Secrets that the database may hold and only this server reads: XChaCha20-Poly1305 with a random nonce, in hex. */
export interface SettingsSeal {
  seal(name: string, value: string): string
  /** Throws when it was sealed with another secret or for another setting, or changed. */
  open(name: string, sealed: string): string
}

/** Its key serves nothing else that is derived from the same secret, and a sealed value counts for its own setting only. */
export function openSettingsSeal(secret: string): SettingsSeal {
  const key = new Uint8Array(hkdfSync('sha256', secret, '', 'smoke-deck lounge settings', 32))
  const cipherFor = (name: string) => managedNonce(xchacha20poly1305)(key.slice(), utf8ToBytes(name))
  return {
    seal: (name, value) => bytesToHex(cipherFor(name).encrypt(utf8ToBytes(value))),
    open: (name, sealed) => bytesToUtf8(cipherFor(name).decrypt(hexToBytes(sealed))),
  }
}
