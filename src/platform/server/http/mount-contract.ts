import type { IncomingHttpHeaders } from 'node:http'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type {
  Contract,
  DeclaredRefusals,
  HandlerInput,
  Procedure,
  ProcedureOutput,
  RequestLimit,
} from '#platform/api.contract.ts'
import { authorize, type Caller, callerOf } from './callers.ts'

/** For the few procedures that need headers, cookies or addresses, such as sign-in and sign-out. */
export interface HttpExchange {
  headers: IncomingHttpHeaders
  /** IP address of the caller. */
  address: string
  /** Such as `https://lounge.example`, without a trailing slash. */
  origin: string
  /** The local port of the connection; undefined in injected test requests. */
  port: number | undefined
  /** Complete `Set-Cookie` values. */
  setCookies(lines: readonly string[]): void
  /** For public endpoints whose response differs for members. */
  currentCaller(): Promise<Caller>
}

type Handler<P extends Procedure> = (
  input: HandlerInput<P>,
  caller: Caller,
  exchange: HttpExchange,
) => Promise<ProcedureOutput<P>> | ProcedureOutput<P>
export type Handlers<C extends Contract> = { [Name in keyof C]: Handler<C[Name]> }

declare module 'fastify' {
  interface FastifyContextConfig {
    opensTo?: Procedure['opensTo']
    /** For the documentation. */
    refusals?: DeclaredRefusals
  }
}

/** Registers every procedure with its authorization, rate limit and schemas. */
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
    // Authorize before parsing the body, so that unauthorized callers see no validation errors.
    onRequest: async request => {
      await authorize(procedure.opensTo, request, procedure.signInFirst)
    },
    handler: async (request: FastifyRequest, reply: FastifyReply) => {
      const caller = await authorize(procedure.opensTo, request)
      const { params, query, body } = request
      const input = { params, query, body } as HandlerInput<Procedure>
      return reply.send(await handle(input, caller, createHttpExchange(request, reply)))
    },
  })
}

function rateLimitOf(limit: RequestLimit | undefined) {
  return limit ? { rateLimit: { max: limit.requests, timeWindow: limit.seconds * 1000 } } : {}
}

/** For page routes; procedures get theirs as an argument. */
export function createHttpExchange(request: FastifyRequest, reply: FastifyReply): HttpExchange {
  return {
    headers: request.headers,
    address: request.ip,
    origin: request.server.originOf(request),
    port: request.socket.localPort,
    setCookies: lines => void reply.header('set-cookie', lines),
    currentCaller: () => callerOf(request),
  }
}
