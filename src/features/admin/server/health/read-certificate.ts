import { isIP } from 'node:net'
import { connect } from 'node:tls'

export interface Certificate {
  host: string
  endsAt: Date
  /** What is wrong with it, as Node calls it; null if it is trusted here. */
  distrust: string | null
}

/** The own address did not answer, or not with a certificate. */
export class CertificateUnreachable extends Error {
  override name = 'CertificateUnreachable'
}

const keptMilliseconds = 6 * 3_600_000
const timeoutMilliseconds = 3_000

/**
 * Reads it as a visitor would, by a connection to the own address. Undefined unless that is of https. What was found is kept
 * for hours; a failure is not.
 */
export function openCertificateReader(
  baseUrl: string | undefined,
  { now = () => performance.now(), timeout = timeoutMilliseconds } = {},
): (() => Promise<Certificate>) | undefined {
  if (!baseUrl?.startsWith('https:')) return undefined
  const { hostname, port } = new URL(baseUrl)
  const host = hostname.replace(/^\[|\]$/g, '')
  let kept: { certificate: Certificate; until: number } | undefined
  return async () => {
    if (kept && now() < kept.until) return kept.certificate
    const certificate = await readCertificate(host, Number(port || 443), timeout)
    kept = { certificate, until: now() + keptMilliseconds }
    return certificate
  }
}

function readCertificate(host: string, port: number, timeout: number): Promise<Certificate> {
  return new Promise((resolve, reject) => {
    const fail = (reason: string) => {
      socket.destroy()
      reject(new CertificateUnreachable(`${host}, port ${port}, ${reason}.`))
    }
    const timer = setTimeout(fail, timeout, `did not answer within ${timeout / 1000} seconds`)
    // One that has expired is to be read as well. Nothing is sent over this connection.
    const socket = connect({
      host,
      port,
      rejectUnauthorized: false,
      ...(isIP(host) === 0 && { servername: host }),
    })
    socket.once('close', () => clearTimeout(timer))
    socket.once('error', ({ code }: NodeJS.ErrnoException) =>
      fail(`does not answer with https (${code ?? 'no reason'})`),
    )
    socket.once('secureConnect', () => {
      const { valid_to: end } = socket.getPeerCertificate()
      const endsAt = new Date(end)
      const { authorizationError } = socket
      socket.destroy()
      if (Number.isNaN(endsAt.getTime())) return fail('showed no certificate')
      resolve({ host, endsAt, distrust: authorizationError ? codeOf(authorizationError) : null })
    })
  })
}

function codeOf(problem: Error | string): string {
  return typeof problem === 'string' ? problem : ((problem as NodeJS.ErrnoException).code ?? problem.message)
}
