import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type {
  Answer,
  Contract,
  DeclaredRefusals,
  Procedure,
  Received,
  RequestLimit,
} from '#platform/api.contract.ts'
import { commonRefusals, Refusal } from '#platform/api.contract.ts'

/** Who asks. Accounts fill in the member; until then everybody is a stranger. */
export interface Caller {
  requestId: string
  memberId: string | undefined
  isAdmin: boolean
}

type Handler<P extends Procedure> = (received: Received<P>, caller: Caller) => Promise<Answer<P>> | Answer<P>
export type Handlers<C extends Contract> = { [Name in keyof C]: Handler<C[Name]> }

declare module 'fastify' {
  interface FastifyContextConfig {
    opensTo?: Procedure['opensTo']
    /** For the documentation. */
    refusals?: DeclaredRefusals
  }
}

/** Puts every procedure of a contract on the HTTP surface, with its guard, its limit and its schemas. */
export function mountContract<C extends Contract>(
  app: FastifyInstance,
  contract: C,
  handlers: Handlers<C>,
): void {
  for (const [name, procedure] of Object.entries(contract))
    mountProcedure(app, name, procedure, handlers[name] as Handler<Procedure>)
}

function mountProcedure(
  app: FastifyInstance,
  name: string,
  procedure: Procedure,
  handle: Handler<Procedure>,
): void {
  app.route({
    method: procedure.method,
    url: procedure.path,
    schema: {
      operationId: name,
      summary: procedure.summary,
      ...(procedure.params && { params: procedure.params }),
      ...(procedure.query && { querystring: procedure.query }),
      ...(procedure.body && { body: procedure.body }),
      response: { 200: procedure.out },
    },
    config: {
      opensTo: procedure.opensTo,
      refusals: procedure.refusals,
      ...rateLimitOf(procedure.limit),
    },
    // Before the body is read: who may not come in learns nothing of what would have been asked.
    onRequest: async request => guard(procedure, callerOf(request)),
    handler: async (request: FastifyRequest, reply: FastifyReply) => {
      const caller = callerOf(request)
      const { params, query, body } = request
      const answer = await handle({ params, query, body } as Received<Procedure>, caller)
      return reply.send(answer)
    },
  })
}

function rateLimitOf(limit: RequestLimit | undefined) {
  return limit ? { rateLimit: { max: limit.requests, timeWindow: limit.seconds * 1000 } } : {}
}

function callerOf(request: FastifyRequest): Caller {
  return { requestId: request.id, memberId: undefined, isAdmin: false }
}

function guard(procedure: Procedure, caller: Caller): void {
  if (procedure.opensTo === 'everyone') return
  if (!caller.memberId) throw new Refusal('UNAUTHENTICATED', commonRefusals.UNAUTHENTICATED)
  if (procedure.opensTo === 'admins' && !caller.isAdmin)
    throw new Refusal('FORBIDDEN', { status: 403, error: 'That is for the house only.' })
}
