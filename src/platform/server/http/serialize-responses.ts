import fastJson from 'fast-json-stringify'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'

/**
 * The serializer drops fields that the contract does not declare. With `isChecked` each response is also validated,
 * which takes 12.8 instead of 4.4 microseconds for an answer of 3 KB.
 */
export function serializeResponses(app: FastifyInstance, { isChecked }: { isChecked: boolean }): void {
  app.setSerializerCompiler(route => {
    const zodSchema = route.schema as unknown as z.ZodMiniType
    if (isChecked) return response => JSON.stringify(z.encode(zodSchema, response))
    const schema = z.toJSONSchema(zodSchema, {
      target: 'draft-7',
      io: 'output',
      // Otherwise an object with unknown fields would not match its branch of `object or null`.
      override: ({ jsonSchema }) => {
        if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties
      },
    })
    return cacheFrozen(fastJson(schema as Parameters<typeof fastJson>[0]))
  })
}

/** A frozen response is sent many times, so its text is cached until it is garbage collected. */
function cacheFrozen(serialize: (response: unknown) => string): (response: unknown) => string {
  const textByResponse = new WeakMap<object, string>()
  return response => {
    if (typeof response !== 'object' || response === null || !Object.isFrozen(response))
      return serialize(response)
    const text = textByResponse.get(response) ?? serialize(response)
    textByResponse.set(response, text)
    return text
  }
}
