import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { commonRefusals, Refusal } from '#platform/api.contract.ts'
import { sendError, sendRefusal } from './answer-errors.ts'
import { isOfApi } from './is-of-api.ts'

interface KnownAddress {
  pattern: RegExp
  methods: Set<string>
}

type AnswerNotFound = (request: FastifyRequest, reply: FastifyReply) => unknown

/**
 * Nothing there: 404. There, but not with that method: 405 and `Allow`.
 * Returns the way to set how pages (not the API) say that there is nothing.
 */
export function answerUnknownAddresses(
  app: FastifyInstance,
  { isLimited }: { isLimited: boolean },
): (answer: AnswerNotFound) => void {
  const known = new Map<string, KnownAddress>()
  let answerPage: AnswerNotFound | undefined

  app.addHook('onRoute', route => {
    const address = known.get(route.url) ?? { pattern: patternOf(route.url), methods: new Set<string>() }
    for (const method of [route.method].flat()) address.methods.add(method)
    known.set(route.url, address)
  })

  // Guessing addresses counts like everything else.
  const limit = isLimited ? { preHandler: app.rateLimit() } : {}
  app.setNotFoundHandler(limit, (request, reply) => {
    const path = request.url.split('?')[0]!
    const allowed = [...known.values()].filter(address => address.pattern.test(path))
    const methods = new Set(allowed.flatMap(address => [...address.methods]))
    if (methods.size > 0 && !methods.has(request.method)) return refuseMethod(request, reply, methods)
    if (isOfApi(path) || !answerPage)
      return sendRefusal(request, reply, new Refusal('NOT_FOUND', commonRefusals.NOT_FOUND))
    return answerPage(request, reply)
  })

  return answer => {
    answerPage = answer
  }
}

function refuseMethod(request: FastifyRequest, reply: FastifyReply, methods: Set<string>): FastifyReply {
  reply.header('allow', [...methods].sort().join(', '))
  return sendError(reply, 405, {
    error: `This address does not take ${request.method}.`,
    code: 'METHOD_NOT_ALLOWED',
    requestId: request.id,
  })
}

/** `/api/things/:id` becomes an expression that this address and no other matches; `*` stands at the end only. */
function patternOf(url: string): RegExp {
  const escaped = url
    .replace(/[.+?^${}()|[\]\\]/g, String.raw`\$&`)
    .replace(/:\w+/g, '[^/]+')
    .replace(/\*$/, '.*')
    .replace(/(?<=.)\/$/, '')
  return new RegExp(`^${escaped}/?$`)
}
