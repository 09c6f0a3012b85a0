import fastJson from 'fast-json-stringify'
import type { FastifyInstance } from 'fastify'
import { serializerCompiler } from 'fastify-type-provider-zod'
import * as z from 'zod/mini'

/**
 * Answers leave through a serializer made from the contract's schema: fields it does not name stay inside.
 * With `isChecked` each answer is also held against the schema, which the tests want and production need not pay for
 * (12.8 against 4.4 microseconds for a free pairing).
 */
export function serializeAnswers(app: FastifyInstance, { isChecked }: { isChecked: boolean }): void {
  app.setSerializerCompiler(route => {
    if (isChecked) return serializerCompiler(route as Parameters<typeof serializerCompiler>[0])
    const schema = z.toJSONSchema(route.schema as unknown as z.ZodMiniType, {
      target: 'draft-7',
      io: 'output',
      // What a schema does not name is left out, and that must not make it the wrong one of two: `null or an object`.
      override: ({ jsonSchema }) => {
        if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties
      },
    })
    return onceForFrozen(fastJson(schema as Parameters<typeof fastJson>[0]))
  })
}

/** A frozen answer is given again and again, so its text is made once; it goes when the answer goes. */
function onceForFrozen(serialize: (answer: unknown) => string): (answer: unknown) => string {
  const textByAnswer = new WeakMap<object, string>()
  return answer => {
    if (typeof answer !== 'object' || answer === null || !Object.isFrozen(answer)) return serialize(answer)
    const text = textByAnswer.get(answer) ?? serialize(answer)
    textByAnswer.set(answer, text)
    return text
  }
}
