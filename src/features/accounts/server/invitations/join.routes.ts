import type { FastifyInstance } from 'fastify'
import { createHttpExchange, type HttpExchange } from '#platform/server/http/mount-contract.ts'
import { expireAccountCookie, readCookie, setAccountCookie } from '../sessions/cookies.ts'
import { joinPath } from './send-invitation.job.ts'

const codeShape = /^[\w-]{43}$/
const cookieSeconds = 24 * 60 * 60

/**
 * The address of an invitation. It only puts the code into a cookie, whatever the code: a program that follows links uses
 * nothing up, and nothing here tells a right code from a wrong one.
 */
export function joinRoutes(app: FastifyInstance): void {
  const open = { schema: { hide: true }, config: { opensTo: 'everyone' } } as const
  app.get<{ Params: { code: string } }>(`${joinPath}/:code`, open, async (request, reply) => {
    const { code } = request.params
    if (codeShape.test(code))
      setAccountCookie(createHttpExchange(request, reply), 'invitation', code, cookieSeconds)
    return reply.header('cache-control', 'no-store').redirect('/login?mode=sign-up', 303)
  })
}

export function invitationCodeIn(exchange: HttpExchange): string | undefined {
  const code = readCookie(exchange, 'invitation') ?? ''
  return codeShape.test(code) ? code : undefined
}

export function forgetInvitation(exchange: HttpExchange): void {
  if (readCookie(exchange, 'invitation') !== undefined) expireAccountCookie(exchange, 'invitation')
}
