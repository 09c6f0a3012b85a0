// The invented members: who they are, and how they sign in.
import { readFileSync } from 'node:fs'

export const demoPassword = 'a long evening by the fire'
export const demoOwner = 'delphine'
/** The one to look around with. */
export const demoMember = 'tobias'

/** `example` is a domain that nobody can own. */
export const addressOf = key => `${key}@lounge.example`

export function readMembers() {
  return JSON.parse(readFileSync(new URL('members.json', import.meta.url), 'utf8'))
}

/** Resolves with the cookies of a new session. */
export async function signIn(origin, key, headers = {}) {
  const answer = await fetch(new URL('/api/auth/sign-in/email', origin), {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ email: addressOf(key), password: demoPassword }),
  })
  if (!answer.ok) throw new Error(`${addressOf(key)} cannot sign in: ${answer.status} ${await answer.text()}`)
  return answer.headers
    .getSetCookie()
    .map(line => line.split(';', 1)[0])
    .join('; ')
}
