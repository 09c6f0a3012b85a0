import { randomUUID } from 'node:crypto'
import compress from '@fastify/compress'
import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify'
import { validatorCompiler } from 'fastify-type-provider-zod'
import { commonRefusals, Refusal } from '#platform/api.contract.ts'
import { chooseEncoding, packAnswer } from '../packed-text.ts'
import { answerErrors } from './answer-errors.ts'
import { answerUnknownAddresses } from './answer-unknown-addresses.ts'
import { answerBrokenConnection, answerUnreadable } from './answer-unreadable.ts'
import { type Recognize, recognizeCallers } from './callers.ts'
import { checkHostAndOrigin, type SiteAddress } from './check-host-and-origin.ts'
import { documentApi } from './document-api.ts'
import { limitRequests } from './limit-requests.ts'
import { dropTrailingSlash, longestParameter, readableAddress } from './page-addresses.ts'
import { sayWhatIsWrong } from './say-what-is-wrong.ts'
import { securityHeaders, setSecurityHeaders } from './security-headers.ts'
import { serializeAnswers } from './serialize-answers.ts'
import { knowOrigin } from './site-origin.ts'

export interface HttpOptions extends SiteAddress {
  log: FastifyBaseLogger
  trustProxy: readonly string[]
  /** Off only where a benchmark measures the work and not the fence. */
  limitsRequests: boolean
  /** Off only in development, where modules and styles are put in as they change. */
  hasStrictContentPolicy: boolean
  /** On in tests: an answer that breaks its contract is a failure. */
  checksAnswers?: boolean
}

export interface HttpServer {
  app: FastifyInstance
  /** Who has a session; until this is set everybody is a stranger. */
  recognizeCallersBy(recognize: Recognize): void
  /** How an address that is no page says so. */
  answerMissingPage(answer: (request: FastifyRequest, reply: FastifyReply) => unknown): void
  /** What a visitor sees when a page fails on a bug. */
  answerBrokenPage(answer: (request: FastifyRequest, reply: FastifyReply) => unknown): void
}

/** A shorter answer fits into one packet anyway. */
const shortestPacked = 1400
const bodyLimitBytes = 256 * 1024
/** A search text may be long before it is found to be no cigar; Node's default of 16 KiB would cut it off. */
const headerLimitBytes = 64 * 1024

/** The one HTTP surface, without routes yet: fences, errors, limits, compression, documentation. */
export async function createHttpServer(options: HttpOptions): Promise<HttpServer> {
  const headers = securityHeaders({
    https: options.baseUrl?.startsWith('https:') ?? false,
    hasContentPolicy: options.hasStrictContentPolicy,
  })
  const app = Fastify({
    loggerInstance: options.log,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    trustProxy: options.trustProxy.length > 0 ? [...options.trustProxy] : false,
    bodyLimit: bodyLimitBytes,
    requestTimeout: 30_000,
    routerOptions: { maxParamLength: longestParameter, ignoreTrailingSlash: true },
    rewriteUrl: readableAddress,
    http: { maxHeaderSize: headerLimitBytes, headersTimeout: 15_000, requireHostHeader: false },
    forceCloseConnections: 'idle',
    frameworkErrors: answerUnreadable(headers),
    clientErrorHandler: answerBrokenConnection(headers),
  }) as unknown as FastifyInstance
  sayWhatIsWrong()
  app.setValidatorCompiler(validatorCompiler)
  serializeAnswers(app, { isChecked: options.checksAnswers ?? false })
  app.removeContentTypeParser('text/plain')
  knowOrigin(app, options)
  const recognizeCallersBy = recognizeCallers(app)
  const answerBrokenPage = answerErrors(app)
  logRequests(app)
  setSecurityHeaders(app, headers)
  checkHostAndOrigin(app, options)
  refusePackedRequests(app)
  dropTrailingSlash(app)
  if (options.limitsRequests) await limitRequests(app)
  const answerMissingPage = answerUnknownAddresses(app, { isLimited: options.limitsRequests })
  packAnswers(app)
  await app.register(compress, {
    threshold: shortestPacked,
    encodings: ['br', 'gzip'],
    globalDecompression: false,
  })
  await documentApi(app)
  return { app, recognizeCallersBy, answerMissingPage, answerBrokenPage }
}

/** What is at hand as a text is packed in one go; what comes as a stream is left to the library. */
function packAnswers(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (typeof payload !== 'string' || payload.length < shortestPacked) return payload
    const encoding = chooseEncoding(request.headers['accept-encoding'])
    if (!encoding || reply.hasHeader('content-encoding')) return payload
    reply.removeHeader('content-length').header('content-encoding', encoding)
    if (!reply.hasHeader('vary')) reply.header('vary', 'accept-encoding')
    return packAnswer(payload, encoding)
  })
}

function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    request.log.info(
      {
        method: request.method,
        path: request.url.split('?')[0],
        status: reply.statusCode,
        milliseconds: Math.round(reply.elapsedTime * 10) / 10,
      },
      'answered',
    )
  })
}

/** Unpacking is work that a stranger could ask for, and nothing that is sent here is long. */
function refusePackedRequests(app: FastifyInstance): void {
  app.addHook('onRequest', async request => {
    const encoding = request.headers['content-encoding'] ?? 'identity'
    if (encoding !== 'identity') throw new Refusal('UNSUPPORTED_CONTENT', commonRefusals.UNSUPPORTED_CONTENT)
  })
}
