import type { HttpExchange } from '#platform/server/http/mount-contract.ts'
import type { AccountServices } from './accounts.routes.ts'
import { type Asked, askLibrary, type Question } from './ask-library.ts'
import { keepCookies } from './keep-cookies.ts'
import { sessionCookieOf } from './session-cookie.ts'
import { tellAccount } from './tell-account.ts'

/**
 * The one way in, whatever proves who somebody is. The library is asked as by a stranger: the session that the browser
 * still holds, perhaps another member's, has no say in it, and ends. Where a second factor is wanted none begins yet.
 */
export async function beginSession<Answer>(
  { libraryOf, sessions, memberSessions, live }: AccountServices,
  procedure: Asked,
  exchange: HttpExchange,
  question: Question,
): Promise<Answer> {
  const kept = keepCookies(withoutSession(exchange))
  const answer = await askLibrary<Answer>(libraryOf, procedure, kept.exchange, question)
  await sessions.endPresented(exchange)
  const memberId = await memberSessions.noteSignIn(kept.presented())
  if (memberId) tellAccount(live, memberId, 'signed-in')
  return answer
}

function withoutSession(exchange: HttpExchange): HttpExchange {
  const { cookie, ...headers } = exchange.headers
  const others = cookie
    ?.split(/;\s*/)
    .filter(pair => !pair.startsWith(`${sessionCookieOf(exchange.origin)}=`))
  return { ...exchange, headers: { ...headers, ...(others?.length && { cookie: others.join('; ') }) } }
}
