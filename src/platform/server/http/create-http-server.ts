import { randomUUID } from 'node:crypto'
import { pipeline, Readable } from 'node:stream'
import cookie from '@fastify/cookie'
import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify'
import { commonRefusals, Refusal } from '#platform/api.contract.ts'
import { compressResponse, createCompressor, negotiateEncoding } from '../compress-text.ts'
import { refuseUpgrades } from '../live/refuse-upgrades.ts'
import { recognizeCallers } from './callers.ts'
import { checkHostAndOrigin, type SiteAddress } from './check-host-and-origin.ts'
import { documentApi } from './document-api.ts'
import { endConnectionsOnClose } from './end-connections.ts'
import { type ErrorPages, handleErrors } from './handle-errors.ts'
import { handleMalformedHttp, handleUndecodablePath } from './handle-malformed-requests.ts'
import { handleUnknownPaths } from './handle-unknown-paths.ts'
import { limitRequests } from './limit-requests.ts'
import { maxParameterLength, redirectTrailingSlash, rewriteUndecodablePath } from './page-paths.ts'
import { parseJson } from './parse-json.ts'
import { securityHeaders, setSecurityHeaders } from './security-headers.ts'
import { serializeResponses } from './serialize-responses.ts'
import { decorateOrigin } from './site-origin.ts'
import { trustProxies } from './trust-proxies.ts'
import { validateRequests } from './validate-requests.ts'

export interface HttpOptions extends SiteAddress {
  log: FastifyBaseLogger
  trustProxy: readonly string[]
  /** Off only in benchmarks. */
  limitsRequests: boolean
  /** Off only in development, for Vite's inline modules and styles. */
  hasStrictContentPolicy: boolean
  /** On in tests: a response that violates its contract fails. */
  validatesResponses?: boolean
  /** How long open connections may delay a shutdown. */
  closeMilliseconds?: number
}

export interface HttpServer extends ErrorPages {
  app: FastifyInstance
  /** Until this is called every caller is anonymous. */
  recognizeCallersBy: ReturnType<typeof recognizeCallers>
  /** Sets the not-found page. */
  setNotFoundPage(sendPage: (request: FastifyRequest, reply: FastifyReply) => unknown): void
}

/** A shorter response fits into one packet anyway. */
const compressionThreshold = 1400
/** A query takes no longer; what streams, an upload or an export, may be cut off. */
const defaultCloseMilliseconds = 5_000
const bodyLimitBytes = 256 * 1024
/** For long search texts in the query string; Node's default is 16 KiB. */
const headerLimitBytes = 64 * 1024

/** Everything but the routes: host and origin checks, errors, rate limits, compression, documentation. */
export async function createHttpServer(options: HttpOptions): Promise<HttpServer> {
  const headers = securityHeaders({
    https: options.baseUrl?.startsWith('https:') ?? false,
    hasContentPolicy: options.hasStrictContentPolicy,
  })
  const app = Fastify({
    loggerInstance: options.log,
    logController: new LogController({ disableRequestLogging: true }),
    // A logger for each request would cost a tenth of an empty one; lines about a request name its ID themselves.
    childLoggerFactory: logger => logger,
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    trustProxy: options.trustProxy.length > 0 ? trustProxies(options.trustProxy) : false,
    bodyLimit: bodyLimitBytes,
    requestTimeout: 30_000,
    routerOptions: { maxParamLength: maxParameterLength, ignoreTrailingSlash: true },
    rewriteUrl: rewriteUndecodablePath,
    http: { maxHeaderSize: headerLimitBytes, headersTimeout: 15_000, requireHostHeader: false },
    forceCloseConnections: 'idle',
    frameworkErrors: handleUndecodablePath(headers),
    clientErrorHandler: handleMalformedHttp(headers),
  }) as unknown as FastifyInstance
  validateRequests(app)
  serializeResponses(app, { isChecked: options.validatesResponses ?? false })
  app.removeContentTypeParser('text/plain')
  parseJson(app)
  decorateOrigin(app, options)
  await app.register(cookie)
  const recognizeCallersBy = recognizeCallers(app)
  const errorPages = handleErrors(app)
  logRequests(app, options.log)
  setSecurityHeaders(app, headers)
  checkHostAndOrigin(app, options)
  rejectCompressedRequests(app)
  refuseUpgrades(app)
  endConnectionsOnClose(app, options.closeMilliseconds ?? defaultCloseMilliseconds)
  redirectTrailingSlash(app)
  if (options.limitsRequests) await limitRequests(app)
  const setNotFoundPage = handleUnknownPaths(app, { isLimited: options.limitsRequests })
  compressResponses(app)
  await documentApi(app)
  return {
    app,
    recognizeCallersBy,
    setNotFoundPage,
    ...errorPages,
  }
}

/** Text in one call, which is faster than a stream; exports, which are sent as they are read, as a stream. */
function compressResponses(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    const isExport =
      payload instanceof Readable && String(reply.getHeader('content-type')).startsWith('text/csv')
    const isLongText = typeof payload === 'string' && payload.length >= compressionThreshold
    if (!isLongText && !isExport) return payload
    const encoding = negotiateEncoding(request.headers['accept-encoding'])
    if (!encoding || reply.hasHeader('content-encoding')) return payload
    reply.removeHeader('content-length').header('content-encoding', encoding)
    if (!reply.hasHeader('vary')) reply.header('vary', 'accept-encoding')
    if (isLongText) return compressResponse(payload, encoding)
    return pipeline(payload as Readable, createCompressor(encoding), () => undefined)
  })
}

/** The pattern of the route, not the path: a path may hold a secret code or what a visitor typed. */
function logRequests(app: FastifyInstance, log: FastifyBaseLogger): void {
  // Looking for secrets in these five fields would cost more than an empty request.
  const requestLog = log.child({}, { redact: [] })
  app.addHook('onResponse', (request, reply, done) => {
    requestLog.info(
      {
        requestId: request.id,
        method: request.method,
        route: request.routeOptions.url ?? 'none',
        status: reply.statusCode,
        milliseconds: Math.round(reply.elapsedTime * 10) / 10,
      },
      'request completed',
    )
    done()
  })
}

/** Decompression would be work for anonymous callers to trigger, and no request body is long. */
function rejectCompressedRequests(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const encoding = request.headers['content-encoding'] ?? 'identity'
    const isPlain = encoding === 'identity'
    done(isPlain ? undefined : new Refusal('UNSUPPORTED_CONTENT', commonRefusals.UNSUPPORTED_CONTENT))
  })
}
