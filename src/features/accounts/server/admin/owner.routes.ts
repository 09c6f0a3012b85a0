import type { FastifyInstance } from 'fastify'
import { createHttpExchange } from '#platform/server/http/mount-contract.ts'
import type { OwnerStore } from './owner.store.ts'
import { codeShape, setOwnerCode } from './owner-link.ts'

/**
 * The address of the one-time link. It only puts the code into a cookie, whatever the code: nothing here tells a right
 * one from a wrong one, and a program that follows links changes nothing.
 */
export function ownerRoutes(app: FastifyInstance, owner: Pick<OwnerStore, 'isClaimed'>): void {
  const open = { schema: { hide: true }, config: { opensTo: 'everyone' } } as const
  app.get<{ Querystring: { code?: unknown } }>('/owner', open, async (request, reply) => {
    const { code } = request.query
    reply.header('cache-control', 'no-store')
    if (typeof code !== 'string' || !codeShape.test(code) || (await owner.isClaimed()))
      return reply.redirect('/login', 303)
    setOwnerCode(createHttpExchange(request, reply), code)
    return reply.redirect('/login?mode=sign-up', 303)
  })
}
