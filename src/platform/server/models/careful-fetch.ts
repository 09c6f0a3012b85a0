import { ModelFailure } from './model.ts'

/** A telling of two hundred words comes to some 100 KB of events; what is longer is none. */
const mostBytes = 1024 * 1024

/** A provider's answer: never from elsewhere than where it was asked, and never without end. */
export const carefulFetch: typeof fetch = async (input, init) => {
  const answer = await fetch(input, { ...init, redirect: 'error' })
  if (!answer.body) return answer
  return new Response(answer.body.pipeThrough(endAfter(mostBytes)), answer)
}

function endAfter(most: number): TransformStream<Uint8Array, Uint8Array> {
  let bytes = 0
  return new TransformStream({
    transform(part, controller) {
      bytes += part.byteLength
      if (bytes > most) controller.error(new ModelFailure('garbled'))
      else controller.enqueue(part)
    },
  })
}
