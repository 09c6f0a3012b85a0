import * as z from 'zod'
import type { Procedure } from '#platform/api.contract.ts'

interface Schema {
  /** Several where a value may be null. */
  type?: string | string[]
  format?: string
  const?: unknown
  enum?: unknown[]
  anyOf?: Schema[]
  minimum?: number
  properties?: Record<string, Schema>
  required?: string[]
}

/** A request that the contract accepts: required fields alone, the first of several values, and `id` for each id. */
export function deriveRequest(procedure: Procedure, id: string): { url: string; body?: object } {
  const { path, params, query, body } = procedure
  const values = params ? sampleOf(schemaOf(params), id) : {}
  const address = path.replace(/:(\w+)/g, (_, name: string) => String(Reflect.get(values as object, name)))
  const search = new URLSearchParams(query ? (sampleOf(schemaOf(query), id) as Record<string, string>) : {})
  const url = search.size > 0 ? `${address}?${search}` : address
  if (!body) return { url }
  if (!('schema' in body)) throw new Error(`Say in test/member-requests.ts what is uploaded to ${path}`)
  return { url, body: sampleOf(schemaOf(body.schema), id) as object }
}

function schemaOf(schema: z.core.$ZodType): Schema {
  return z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Schema
}

function sampleOf(schema: Schema, id: string): unknown {
  if ('const' in schema) return schema.const
  if (schema.enum) return schema.enum[0]
  if (schema.anyOf) return sampleOf(schema.anyOf[0]!, id)
  const [type] = [schema.type].flat()
  if (type === 'object') {
    const { required = [], properties = {} } = schema
    return Object.fromEntries(required.map(name => [name, sampleOf(properties[name]!, id)]))
  }
  if (type === 'array') return []
  if (type === 'boolean') return true
  if (type === 'integer' || type === 'number') return Math.max(schema.minimum ?? 1, 1)
  if (schema.format === 'date-time') return '2026-11-28T12:00:00Z'
  if (schema.format === 'date') return '2026-11-28'
  return schema.format === 'uuid' ? id : 'Own'
}
