import { commonRefusals, type Procedure, Refusal } from '#platform/api.contract.ts'
import type { HttpExchange } from '#platform/server/http/mount-contract.ts'
import { type AskLibrary, absoluteSeconds, addressHeader, idleSeconds } from './open-auth.ts'
import { sessionCookieOf } from './session-cookie.ts'

/** For whom the library is asked, and how that one can say no. */
export type Asked = Pick<Procedure, 'path' | 'refusals'>

export interface Question {
  /** Below `/api/auth`; the procedure's own path where nothing is said. */
  path?: string
  method?: 'GET' | 'POST'
  body?: unknown
  /** Codes of the library (its status, where it names none) that say the same as one that the procedure declares. */
  sameAs?: Readonly<Record<string, string>>
}

/**
 * Asks the account library on behalf of the caller and hands its cookies on. Its refusals become those that the
 * procedure declares under the same code; one that no procedure declares is a bug.
 */
export async function askLibrary<Answer>(
  libraryOf: (origin: string) => AskLibrary,
  procedure: Asked,
  exchange: HttpExchange,
  { path = procedure.path, method = 'POST', body, sameAs = {} }: Question,
): Promise<Answer> {
  const { cookie, 'user-agent': userAgent = '' } = exchange.headers
  const answer = await libraryOf(exchange.origin)(
    new Request(new URL(path, exchange.origin), {
      method,
      headers: {
        [addressHeader]: exchange.address,
        'user-agent': userAgent.slice(0, 300),
        ...(cookie !== undefined && { cookie }),
        origin: exchange.origin,
        'content-type': 'application/json',
      },
      ...(method === 'POST' && { body: JSON.stringify(body ?? {}) }),
    }),
  )
  const told = (await answer.json().catch(() => null)) as Answer & { code?: string; message?: string }
  if (!answer.ok) throw refusalOf(procedure, answer.status, told, sameAs)
  const cookies = answer.headers.getSetCookie()
  if (cookies.length > 0) exchange.setCookies(cookies.map(line => lengthened(line, exchange.origin)))
  return told
}

/** The database ends a session that is not used; the cookie only has to outlive it. */
function lengthened(line: string, origin: string): string {
  if (!line.startsWith(`${sessionCookieOf(origin)}=`)) return line
  return line.replace(`Max-Age=${idleSeconds}`, `Max-Age=${absoluteSeconds}`)
}

function refusalOf(
  procedure: Asked,
  status: number,
  told: { code?: string; message?: string } | null,
  sameAs: Readonly<Record<string, string>>,
) {
  const said = told?.code ?? String(status)
  const code = sameAs[said] ?? said
  const declared = procedure.refusals[code]
  if (declared) return new Refusal(code, declared)
  if (status === 401) return new Refusal('UNAUTHENTICATED', commonRefusals.UNAUTHENTICATED)
  if (status === 403) return new Refusal('FORBIDDEN', commonRefusals.FORBIDDEN)
  if (status === 400 || status === 422) return new Refusal('INVALID_INPUT', commonRefusals.INVALID_INPUT)
  return new Error(`The account library answered ${procedure.path} with ${status} ${code}: ${told?.message}`)
}
