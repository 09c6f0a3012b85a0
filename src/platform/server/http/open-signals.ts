import type { FastifyInstance, FastifyReply } from 'fastify'

/** A signal for an answer that may take long: aborted when the client disconnects or the server stops. */
export type SignalOf = (reply: FastifyReply) => AbortSignal

/** Shutdown waits for an answer only if its handler ignores the signal. */
export function openSignals(app: FastifyInstance): SignalOf {
  const open = new Set<AbortController>()
  let isClosing = false
  app.addHook('preClose', async () => {
    isClosing = true
    for (const answer of open) answer.abort()
  })
  return reply => {
    const answer = new AbortController()
    // Of a client that left while it was authorized, `close` has been told already.
    if (isClosing || reply.raw.destroyed) {
      answer.abort()
      return answer.signal
    }
    open.add(answer)
    reply.raw.once('close', () => {
      open.delete(answer)
      answer.abort()
    })
    return answer.signal
  }
}
