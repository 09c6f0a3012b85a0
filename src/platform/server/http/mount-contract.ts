import type { IncomingHttpHeaders } from 'node:http'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type {
  Answer,
  Contract,
  DeclaredRefusals,
  Procedure,
  Received,
  RequestLimit,
} from '#platform/api.contract.ts'
import { admit, type Caller, callerOf } from './callers.ts'

/** What a few procedures have to know of the exchange itself, such as those that open and end sessions. */
export interface Exchange {
  headers: IncomingHttpHeaders
  /** Network address of the caller. */
  address: string
  /** `https://lounge.example`, as the caller named the house. */
  origin: string
  /** Where the house listens for this caller; unknown where the request came by no network. */
  port: number | undefined
  /** Whole `Set-Cookie` lines. */
  setCookies(lines: readonly string[]): void
  /** Who is there, at a door that opens to everyone and yet answers a member otherwise. */
  whoAsks(): Promise<Caller>
}

type Handler<P extends Procedure> = (
  received: Received<P>,
  caller: Caller,
  exchange: Exchange,
) => Promise<Answer<P>> | Answer<P>
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
    onRequest: async request => {
      await admit(procedure.opensTo, request, procedure.signInFirst)
    },
    handler: async (request: FastifyRequest, reply: FastifyReply) => {
      const caller = await admit(procedure.opensTo, request)
      const { params, query, body } = request
      const received = { params, query, body } as Received<Procedure>
      return reply.send(await handle(received, caller, exchangeOf(request, reply)))
    },
  })
}

function rateLimitOf(limit: RequestLimit | undefined) {
  return limit ? { rateLimit: { max: limit.requests, timeWindow: limit.seconds * 1000 } } : {}
}

/** For pages that open sessions; procedures are handed theirs. */
export function exchangeOf(request: FastifyRequest, reply: FastifyReply): Exchange {
  return {
    headers: request.headers,
    address: request.ip,
    origin: request.server.originOf(request),
    port: request.socket.localPort,
    setCookies: lines => void reply.header('set-cookie', lines),
    whoAsks: () => callerOf(request),
  }
}
