import type { ComposedReply } from '../compose-reply.ts'
import type { Route } from '../question-route.ts'

/** In the others somebody needs care, or there is nothing to say but that we don't know: those words stay ours. */
const modelRoutes: ReadonlySet<Route> = new Set([
  'knowledge',
  'pairing',
  'catalogue',
  'comparison',
  'records',
  'site',
  'tonight',
])

/** Whether a model may write the answer. Where we know nothing, it would invent something. */
export function isForModel({ reply, understood }: ComposedReply): boolean {
  return !reply.isRefused && !reply.isComputed && understood.every(({ path }) => isModelRoute(path))
}

export function isModelRoute(route: Route): boolean {
  return modelRoutes.has(route)
}
