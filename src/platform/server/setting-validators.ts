import { isIP } from 'node:net'
import * as z from 'zod'
import { isModelUrl } from './models/model-settings.ts'
import { isLoopbackHost } from './network-addresses.ts'

export function isOrigin(value: string): boolean {
  if (value === '') return true
  const url = URL.canParse(value) ? new URL(value) : undefined
  return !!url && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`
}

export function isPostgresUrl(value: string): boolean {
  return value === '' || (/^postgres(ql)?:\/\//.test(value) && URL.canParse(value))
}

export function isIssuer(value: string): boolean {
  if (value === '') return true
  if (!URL.canParse(value) || /[?#\s]/.test(value)) return false
  const { protocol, hostname, username, password } = new URL(value)
  return (
    username + password === '' &&
    (protocol === 'https:' || (protocol === 'http:' && isLoopbackHost(hostname)))
  )
}

export function isSmtpUrl(value: string): boolean {
  return value === '' || (/^smtps?:\/\//.test(value) && URL.canParse(value))
}

export function isMqttUrl(value: string): boolean {
  return value === '' || (/^mqtts?:\/\//.test(value) && URL.canParse(value))
}

export function isNetworkList(parts: string[]): boolean {
  return parts.every(part => {
    const [address = '', prefixLength, ...rest] = part.split('/')
    const family = isIP(address)
    if (family === 0 || rest.length > 0) return false
    const maxPrefixLength = family === 4 ? 32 : 128
    return (
      prefixLength === undefined ||
      (/^\d{1,3}$/.test(prefixLength) && Number(prefixLength) <= maxPrefixLength)
    )
  })
}

export function toOrigin(value: string): string | undefined {
  return value === '' ? undefined : new URL(value).origin
}

export function isStrongSecret(value: string): boolean {
  return value === '' || (value.length >= 32 && new Set(value).size >= 8)
}

export function emptyToUndefined(value: string): string | undefined {
  return value === '' ? undefined : value
}

export function splitList(value: string): string[] {
  return value
    .split(',')
    .map(part => part.trim())
    .filter(part => part !== '')
}

/** A URL that cannot be parsed is hidden completely, since its password cannot be located. */
export function maskPassword(value: string): string {
  if (!URL.canParse(value)) return '(hidden)'
  const { protocol, host } = new URL(value)
  return `${protocol}//***@${host}/***`
}

/** With so many digits at most. */
export const wholeNumber = (digits: number) =>
  z
    .string()
    .regex(new RegExp(`^\\d{1,${digits}}$`), `must be a whole number from 0 to ${10 ** digits - 1}`)
    .transform(Number)

export const providerUrl = z
  .string()
  .refine(
    isModelUrl,
    'must be an https:// address without a query; http:// only on this machine or in a private network',
  )

export const providerKey = z
  .string()
  .regex(/^[\x21-\x7e]*$/, 'must be ASCII characters without spaces')
  .transform(emptyToUndefined)

export const modelName = z
  .string()
  .regex(/^[\w./:@-]{0,200}$/, 'must be a name without spaces')
  .transform(emptyToUndefined)
