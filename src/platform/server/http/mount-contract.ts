import type { IncomingHttpHeaders } from 'node:http'
import type { CookieSerializeOptions } from '@fastify/cookie'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type * as z from 'zod/mini'
import type {
  Contract,
  EventStream,
  FileOutput,
  HandlerInput,
  Json,
  Pieces,
  Procedure,
  RequestLimit,
} from '#platform/api.contract.ts'
import { ofStaff } from '#platform/staff-account.contract.ts'
import { type Anonymous, authorize, type Caller, callerOf, type Member } from './callers.ts'
import { handleForStaff } from './handle-for-staff.ts'
import { networkOf } from './limit-requests.ts'
import { openSignals } from './open-signals.ts'
import { receiveUploads } from './receive-upload.ts'
import { openEventStreams, openPieces } from './send-events.ts'
import { type FileResponse, sendFile } from './send-file.ts'

/** For the few procedures that need headers, cookies or addresses, such as sign-in and sign-out. */
export interface HttpExchange {
  requestId: string
  headers: IncomingHttpHeaders
  cookies: Readonly<Record<string, string | undefined>>
  /** IP address of the caller. */
  address: string
  /** Such as `https://lounge.example`, without a trailing slash. */
  origin: string
  /** The local port of the connection; undefined in injected test requests. */
  port: number | undefined
  setCookie(name: string, value: string, options: CookieSerializeOptions): void
  /** For public endpoints whose response differs for members. */
  currentCaller(): Promise<Caller>
}

/** Of an answer that may take long to make or to send. */
export interface StreamExchange extends HttpExchange {
  /** Aborted when the client disconnects or the server stops. */
  signal: AbortSignal
}

/** What a handler is given follows from `opensTo`: a member's id only behind the guard. */
type CallerOf<P extends Procedure> = P['opensTo'] extends 'everyone' ? Anonymous : Member
type ExchangeOf<P extends Procedure> = P['out'] extends Json ? HttpExchange : StreamExchange
type Answer<Out> =
  Out extends Json<infer S>
    ? z.output<S>
    : Out extends EventStream<infer S>
      ? AsyncIterable<z.output<S>>
      : Out extends Pieces<infer Piece, infer Whole>
        ? AsyncGenerator<z.output<Piece>, z.output<Whole>, void>
        : Out extends FileOutput<infer Type>
          ? FileResponse<Type> | undefined
          : never

type Handler<P extends Procedure> = (
  input: HandlerInput<P>,
  caller: CallerOf<P>,
  exchange: ExchangeOf<P>,
) => Promise<Answer<P['out']>> | Answer<P['out']>
/** Whose requests a limit counts, if that is known before the request is handled; otherwise those of an address. */
type LimitKey = (headers: IncomingHttpHeaders, address: string) => Promise<string | undefined>
export type LimitKeys<C extends Contract> = { [Name in keyof C]?: LimitKey }
export type Handlers<C extends Contract> = { [Name in keyof C]: Handler<C[Name]> }

declare module 'fastify' {
  interface FastifyContextConfig {
    opensTo?: Procedure['opensTo']
    /** For the documentation. */
    procedure?: Procedure
  }
}

/** Registers every procedure with its authorization, rate limit and schemas. */
export function mountContract<C extends Contract>(
  app: FastifyInstance,
  contract: C,
  handlers: Handlers<C>,
  limitKeys: LimitKeys<C> = {},
): void {
  for (const [name, procedure] of Object.entries(contract)) {
    const handle = handlers[name] as unknown as AnyHandler
    const limitKey = limitKeys[name]
    mountInScope(app, { name, procedure, handle, limitKey })
    if (procedure.alsoForStaff)
      mountInScope(app, {
        name: `${name}OfStaff`,
        procedure: ofStaff(procedure),
        handle: handleForStaff(app, { name, procedure, handle }),
        limitKey,
      })
  }
}

interface Mounted {
  name: string
  procedure: Procedure
  handle: AnyHandler
  limitKey: LimitKey | undefined
}

function mountInScope(app: FastifyInstance, mounted: Mounted): void {
  const { procedure } = mounted
  const { body } = procedure
  if (body?.kind !== 'upload') mountProcedure(app, mounted)
  else
    void app.register(async scope => {
      receiveUploads(scope, procedure, body)
      mountProcedure(scope, mounted)
    })
}

type AnyHandler = (input: object, caller: Anonymous | Member, exchange: HttpExchange) => unknown
type Respond = (
  request: FastifyRequest,
  reply: FastifyReply,
  answer: (exchange: HttpExchange) => unknown,
) => Promise<FastifyReply>

function mountProcedure(app: FastifyInstance, { name, procedure, handle, limitKey }: Mounted): void {
  const { method, path, summary, opensTo, signInFirst, params, query, body, out, limit } = procedure
  const respond = responderFor(app, procedure)
  app.route({
    method,
    url: path,
    schema: {
      operationId: name,
      summary,
      ...(params && { params }),
      ...(query && { querystring: query }),
      ...(body?.kind === 'json' && { body: body.schema }),
      ...responseSchemaOf(out),
    },
    config: { opensTo, procedure, ...rateLimitOf(limit, limitKey) },
    // Authorize before parsing the body, so that unauthorized callers see no validation errors.
    ...(opensTo !== 'everyone' && {
      onRequest: async (request: FastifyRequest) => {
        await authorize(opensTo, request, signInFirst)
      },
    }),
    handler: async (request, reply) => {
      const caller = opensTo === 'everyone' ? { requestId: request.id } : await authorize(opensTo, request)
      const input = { params: request.params, query: request.query, body: request.body }
      return respond(request, reply, exchange => handle(input, caller, exchange))
    },
  })
}

function responseSchemaOf(out: Procedure['out']) {
  if (out.kind === 'json') return { response: { [out.status ?? 200]: out.schema } }
  // Frames of a stream are text already, and checked one by one.
  return {}
}

function responderFor(app: FastifyInstance, { out }: Procedure): Respond {
  if (out.kind === 'stream') {
    const sendEvents = openEventStreams(app, out.event)
    return (request, reply, answer) =>
      sendEvents(
        reply,
        async signal => (await answer(streamExchange(request, reply, signal))) as AsyncIterable<unknown>,
      )
  }
  if (out.kind === 'pieces') {
    const sendPieces = openPieces(app, out)
    return (request, reply, answer) =>
      sendPieces(
        request,
        reply,
        async signal =>
          (await answer(streamExchange(request, reply, signal))) as AsyncGenerator<unknown, unknown, void>,
      )
  }
  if (out.kind === 'file') {
    const signalOf = openSignals(app)
    return async (request, reply, answer) => {
      const response = await answer(streamExchange(request, reply, signalOf(reply)))
      return sendFile(request, reply, out, response as FileResponse | undefined)
    }
  }
  const { status = 200 } = out
  return async (request, reply, answer) =>
    reply.code(status).send(await answer(createHttpExchange(request, reply)))
}

function streamExchange(request: FastifyRequest, reply: FastifyReply, signal: AbortSignal): StreamExchange {
  return { ...createHttpExchange(request, reply), signal }
}

function rateLimitOf(limit: RequestLimit | undefined, limitKey: LimitKey | undefined) {
  if (!limit) return {}
  const rateLimit = { max: limit.requests, timeWindow: limit.seconds * 1000 }
  if (!limitKey) return { rateLimit }
  const keyGenerator = async ({ headers, ip }: FastifyRequest) =>
    (await limitKey(headers, ip)) ?? networkOf(ip)
  return { rateLimit: { ...rateLimit, keyGenerator } }
}

/** For page routes; procedures get theirs as an argument. */
export function createHttpExchange(request: FastifyRequest, reply: FastifyReply): HttpExchange {
  return {
    requestId: request.id,
    headers: request.headers,
    cookies: request.cookies,
    address: request.ip,
    origin: request.server.originOf(request),
    port: request.socket.localPort,
    setCookie: (name, value, options) => void reply.setCookie(name, value, options),
    currentCaller: () => callerOf(request),
  }
}
