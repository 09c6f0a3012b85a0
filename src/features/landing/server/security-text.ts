const validDays = 180
const dayMilliseconds = 24 * 60 * 60 * 1000

/** Where to report a vulnerability of this installation (RFC 9116). It never expires while the server runs. */
export function securityText(origin: string, contactEmail: string, now: Date): string {
  const expires = new Date(now.getTime() + validDays * dayMilliseconds)
  return `Contact: mailto:${contactEmail}
Expires: ${expires.toISOString().slice(0, 10)}T00:00:00Z
Preferred-Languages: en
Canonical: ${origin}/.well-known/security.txt
`
}
