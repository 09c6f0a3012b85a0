import { generateKeyPairSync, sign } from 'node:crypto'

/** DER: a tag, a length, and what is in it. */
function der(tag: number, ...parts: readonly Uint8Array[]): Buffer {
  const content = Buffer.concat(parts)
  const { length } = content
  const size = length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 255]
  return Buffer.concat([Buffer.from([tag, ...size]), content])
}

const sequence = (...parts: readonly Uint8Array[]) => der(0x30, ...parts)
const hex = (text: string) => Buffer.from(text, 'hex')
const ecdsaWithSha256 = sequence(hex('06082a8648ce3d040302'))
const commonName = hex('0603550403')

function utcTime(moment: Date): Buffer {
  return der(0x17, Buffer.from(`${moment.toISOString().replaceAll(/\D/g, '').slice(2, 14)}Z`))
}

/** For a TLS server of a test: a certificate for `name` that is good from the first moment to the second. */
export function selfSignedCertificate(name: string, begins: Date, ends: Date): { cert: string; key: string } {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const subject = sequence(der(0x31, sequence(commonName, der(0x0c, Buffer.from(name)))))
  const signed = sequence(
    hex('a003020102'),
    hex('020101'),
    ecdsaWithSha256,
    subject,
    sequence(utcTime(begins), utcTime(ends)),
    subject,
    publicKey.export({ type: 'spki', format: 'der' }),
  )
  const signature = der(0x03, hex('00'), sign('sha256', signed, privateKey))
  const body = sequence(signed, ecdsaWithSha256, signature)
    .toString('base64')
    .match(/.{1,64}/g)!
  return {
    cert: ['-----BEGIN CERTIFICATE-----', ...body, '-----END CERTIFICATE-----', ''].join('\n'),
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  }
}
