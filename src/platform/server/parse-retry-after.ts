/** Milliseconds, from seconds or a date (RFC 9110). */
export function parseRetryAfter(header: string | null | undefined): number | undefined {
  if (!header) return undefined
  const milliseconds = /^\d+$/.test(header) ? Number(header) * 1000 : Date.parse(header) - Date.now()
  return milliseconds > 0 ? milliseconds : undefined
}
