import { ModelError } from './model.ts'

/** A narration of two hundred words is about 100 KB of events. */
const maxBytes = 1024 * 1024

/** Follows no redirects and limits the size of the response. */
export const boundedFetch: typeof fetch = async (input, init) => {
  const response = await fetch(input, { ...init, redirect: 'error' })
  if (!response.body) return response
  return new Response(response.body.pipeThrough(limitBytes(maxBytes)), response)
}

function limitBytes(limit: number): TransformStream<Uint8Array, Uint8Array> {
  let bytes = 0
  return new TransformStream({
    transform(chunk, controller) {
      bytes += chunk.byteLength
      if (bytes > limit) controller.error(new ModelError('malformed'))
      else controller.enqueue(chunk)
    },
  })
}
