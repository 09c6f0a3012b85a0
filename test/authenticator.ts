import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

/** A passkey in software: ES256, attestation `none`. What it answers is what `navigator.credentials` would. */
export interface Authenticator {
  make(request: CreationRequest): unknown
  show(request: AssertionRequest): unknown
  /** Shown instead of what it would say truly. */
  origin: string
  checksHolder: boolean
}

interface CreationRequest {
  challenge: string
  rp: { id: string }
}
interface AssertionRequest {
  challenge: string
  rpId: string
}

const flags = { present: 0x01, verified: 0x04, hasKey: 0x40 }
const base64url = (bytes: Uint8Array | string) => Buffer.from(bytes).toString('base64url')
const sha256 = (bytes: Uint8Array | string) => createHash('sha256').update(bytes).digest()

export function authenticator(origin: string): Authenticator {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x, y } = publicKey.export({ format: 'jwk' })
  const id = randomBytes(16)
  let uses = 0

  const clientData = (type: string, challenge: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin: own.origin, crossOrigin: false }))
  const about = (rpId: string, more: number) => {
    const head = Buffer.alloc(5)
    head[0] = flags.present | (own.checksHolder ? flags.verified : 0) | more
    uses += 1
    head.writeUInt32BE(uses, 1)
    return Buffer.concat([sha256(rpId), head])
  }
  const credential = (response: Record<string, unknown>) => ({
    id: base64url(id),
    rawId: base64url(id),
    type: 'public-key',
    clientExtensionResults: {},
    response,
  })

  const own: Authenticator = {
    origin,
    checksHolder: true,
    make({ challenge, rp }) {
      const key = cborMap([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Buffer.from(x!, 'base64url')],
        [-3, Buffer.from(y!, 'base64url')],
      ])
      const authData = Buffer.concat([
        about(rp.id, flags.hasKey),
        Buffer.alloc(16),
        Buffer.from([0, 16]),
        id,
        key,
      ])
      const attestation = cborMap([
        ['fmt', 'none'],
        ['attStmt', new Map<string, string>()],
        ['authData', authData],
      ])
      return credential({
        clientDataJSON: base64url(clientData('webauthn.create', challenge)),
        attestationObject: base64url(attestation),
        transports: ['internal'],
      })
    },
    show({ challenge, rpId }) {
      const data = clientData('webauthn.get', challenge)
      const authenticatorData = about(rpId, 0)
      const signature = sign('sha256', Buffer.concat([authenticatorData, sha256(data)]), privateKey)
      return credential({
        clientDataJSON: base64url(data),
        authenticatorData: base64url(authenticatorData),
        signature: base64url(signature),
      })
    },
  }
  return own
}

type CborValue = number | string | Uint8Array | Map<string, string>

/** As much of CBOR (RFC 8949) as a passkey needs. */
function cborMap(entries: [CborValue, CborValue][]): Buffer {
  return Buffer.concat([cborHead(5, entries.length), ...entries.flat().map(cbor)])
}

function cbor(value: CborValue): Buffer {
  if (typeof value === 'number') return value < 0 ? cborHead(1, -1 - value) : cborHead(0, value)
  if (typeof value === 'string')
    return Buffer.concat([cborHead(3, Buffer.byteLength(value)), Buffer.from(value)])
  if (value instanceof Map) return cborHead(5, 0)
  return Buffer.concat([cborHead(2, value.length), value])
}

function cborHead(kind: number, count: number): Buffer {
  if (count < 24) return Buffer.from([(kind << 5) | count])
  return count < 256
    ? Buffer.from([(kind << 5) | 24, count])
    : Buffer.from([(kind << 5) | 25, count >> 8, count & 0xff])
}
