import { createHash } from 'node:crypto'

/** The same for rows with the same values; letters of both cases are the same. */
export function rowDigest(values: readonly unknown[]): string {
  const text = JSON.stringify(values).normalize().toLowerCase().replaceAll('\\r\\n', '\\n')
  return createHash('sha256').update(text).digest('base64url').slice(0, 22)
}
