import { createHash } from 'node:crypto'
import { xchacha20poly1305 } from '@noble/ciphers/chacha.js'
import { bytesToHex, bytesToUtf8, hexToBytes, managedNonce, utf8ToBytes } from '@noble/ciphers/utils.js'

/** Text that the database may hold and only this server reads: XChaCha20-Poly1305 with a random nonce, in hex. */
export interface SecretBox {
  seal(text: string): string
  /** Throws when the text was sealed with another secret, or changed. */
  open(sealed: string): string
}

export function openSecretBox(secret: string): SecretBox {
  const key = createHash('sha256').update(secret).digest()
  const cipher = () => managedNonce(xchacha20poly1305)(new Uint8Array(key))
  return {
    seal: text => bytesToHex(cipher().encrypt(utf8ToBytes(text))),
    open: sealed => bytesToUtf8(cipher().decrypt(hexToBytes(sealed))),
  }
}
