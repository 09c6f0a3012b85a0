import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { commonRefusals, Refusal } from '#platform/api.contract.ts'
import { sendRefusal } from './handle-errors.ts'
import { isApiPath } from './is-api-path.ts'

interface RoutePath {
  pattern: RegExp
  methods: Set<string>
}

type SendPage = (request: FastifyRequest, reply: FastifyReply) => unknown

/** Answers 404, or 405 with `Allow`. Returns a function that sets the not-found page, for paths outside the API. */
export function handleUnknownPaths(
  app: FastifyInstance,
  { isLimited }: { isLimited: boolean },
): (sendPage: SendPage) => void {
  const routePaths = new Map<string, RoutePath>()
  let sendNotFoundPage: SendPage | undefined

  app.addHook('onRoute', route => {
    const routePath = routePaths.get(route.url) ?? {
      pattern: patternOf(route.url),
      methods: new Set<string>(),
    }
    for (const method of [route.method].flat()) routePath.methods.add(method)
    routePaths.set(route.url, routePath)
  })

  // Requests for unknown paths count towards the rate limit.
  const limit = isLimited ? { preHandler: app.rateLimit() } : {}
  app.setNotFoundHandler(limit, (request, reply) => {
    const path = request.url.split('?')[0]!
    const matching = [...routePaths.values()].filter(({ pattern }) => pattern.test(path))
    const methods = new Set(matching.flatMap(routePath => [...routePath.methods]))
    if (methods.size > 0 && !methods.has(request.method)) {
      reply.header('allow', [...methods].sort().join(', '))
      throw methodNotAllowed(request.method)
    }
    if (isApiPath(path) || !sendNotFoundPage)
      return sendRefusal(request, reply, new Refusal('NOT_FOUND', commonRefusals.NOT_FOUND))
    return sendNotFoundPage(request, reply)
  })

  return sendPage => {
    sendNotFoundPage = sendPage
  }
}

function methodNotAllowed(method: string): Refusal {
  return new Refusal('METHOD_NOT_ALLOWED', {
    status: 405,
    error: `${method} is not supported at this address.`,
  })
}

/** For routes such as `/api/things/:id`; `*` is supported at the end only. */
function patternOf(url: string): RegExp {
  const escaped = url
    .replace(/[.+?^${}()|[\]\\]/g, String.raw`\$&`)
    .replace(/:\w+/g, '[^/]+')
    .replace(/\*$/, '.*')
    .replace(/(?<=.)\/$/, '')
  return new RegExp(`^${escaped}/?$`)
}
