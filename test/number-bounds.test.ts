import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import type { Procedure } from '#platform/api.contract.ts'
import { startApp, type TestApp } from './app.ts'
import { createMember, grantAdmin, type TestMember, unlockAdmin } from './members.ts'
import { addressOf, procedures } from './procedures.ts'

type Schema = z.core.JSONSchema.JSONSchema
type Part = 'params' | 'query' | 'body'
/** A number that a procedure takes, and where it stands in the input. */
interface NumberField {
  procedure: Procedure
  part: Part
  path: readonly (string | number)[]
  schema: Schema
}

/** The columns of these are `bigint`. All others are `integer` or smaller, or a decimal number of their size. */
const bigintFields = /^(GET|PUT) \/api\/chat\/channels\/:name\/(messages|changes|read) (before|after|seq)$/
const maxInteger = 2_147_483_647

const parts: readonly Part[] = ['params', 'query', 'body']
const fields = procedures.flatMap(procedure =>
  parts.flatMap(part => numbersOf(procedure, part, inputOf(procedure, part), [])),
)
const nameOf = ({ procedure, path }: NumberField) => `${addressOf(procedure)} ${path.join('.')}`
const named = fields.map(field => [nameOf(field), field] as const)

test.each(named)('%s is bounded as its column is', (name, { schema }) => {
  if (schema.enum || schema.const !== undefined) return
  const limit = bigintFields.test(name) ? Number.MAX_SAFE_INTEGER : maxInteger
  expect(schema.minimum, 'the least').toBeGreaterThanOrEqual(-limit - 1)
  expect(schema.maximum, 'the most').toBeLessThanOrEqual(limit)
})

describe('numbers of any size', () => {
  let app: TestApp
  let ada: TestMember
  beforeAll(async () => {
    app = await startApp({ validatesResponses: true })
    ada = await createMember(app, 'ada')
    await grantAdmin(app, ada)
    await unlockAdmin(ada)
    await ada.request('POST', '/api/humidors', { name: 'Cedar cabinet' })
  })
  afterAll(() => app.close())

  /** With this number, written as it is, in one place of a request that is right otherwise. */
  async function send({ procedure, part, path }: NumberField, number: string) {
    const input = Object.fromEntries(parts.map(each => [each, sampleOf(inputOf(procedure, each))]))
    Object.assign(input.body ?? {}, bodySamples[addressOf(procedure).replace('/api/staff/', '/api/')])
    setAt(input, [part, ...path], placeholder)
    const query = Object.entries((input.query ?? {}) as object).map(([name, value]) => `${name}=${value}`)
    const url = procedure.path.replaceAll(/:(\w+)/g, (_, name: string) =>
      String((input.params as Record<string, unknown>)[name]),
    )
    const cookie = [...ada.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const hasJson = procedure.body?.kind === 'json'
    return app.inject({
      method: procedure.method,
      url: `${url}?${query.join('&')}`.replace(placeholder, encodeURIComponent(number)),
      headers: { cookie, ...(hasJson && { 'content-type': 'application/json' }) },
      ...(hasJson && { payload: JSON.stringify(input.body).replace(`"${placeholder}"`, number) }),
    })
  }

  test.each(named)('%s never ends in an error of the server', async (name, field) => {
    const { minimum, maximum } = field.schema
    const inside = [minimum, maximum].filter(bound => bound !== undefined).map(String)
    for (const number of [...inside, ...anyNumbers]) {
      const { statusCode, body } = await send(field, number)
      expect(statusCode, `${number}: ${body}`).toBeLessThan(500)
      // Otherwise the number would be checked no further than the contract.
      if (inside.includes(number) && field.procedure.body?.kind !== 'upload' && !dependsOnOthers.test(name))
        expect(statusCode, `${number}: ${body}`).not.toBe(422)
    }
    if (maximum === undefined || minimum === undefined) return
    for (const number of [maximum + 1, minimum - 1])
      expect((await send(field, String(number))).statusCode, String(number)).toBe(422)
  })
})

const placeholder = 'NUMBER'
/** At the edges of the types of columns and of JavaScript, beyond each, and too small or too long for them. */
const anyNumbers = [
  '32768 2147483647 2147483648 -2147483649 9007199254740991 9007199254740992 9223372036854775808',
  '1e21 1e308 1e400 -1e400 1e-400 5e-324 1e-46 -1e-46 -0 0.1000000000000000055511151231257827',
].flatMap(line => line.split(' '))

function inputOf(procedure: Procedure, part: Part): Schema | undefined {
  const schema = part !== 'body' ? procedure[part] : procedure.body?.kind === 'json' && procedure.body.schema
  return schema ? z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) : undefined
}

function numbersOf(
  procedure: Procedure,
  part: Part,
  schema: Schema | undefined,
  path: readonly (string | number)[],
): NumberField[] {
  if (typeof schema !== 'object') return []
  const within = (each: unknown, step: readonly (string | number)[] = []) =>
    numbersOf(procedure, part, each as Schema, [...path, ...step])
  if (schema.type === 'number' || schema.type === 'integer') return [{ procedure, part, path, schema }]
  return [
    ...(schema.anyOf ?? schema.oneOf ?? schema.allOf ?? []).flatMap(each => within(each)),
    ...Object.entries(schema.properties ?? {}).flatMap(([name, each]) => within(each, [name])),
    ...(schema.items ? within(schema.items, [0]) : []),
    ...(typeof schema.additionalProperties === 'object' ? within(schema.additionalProperties, ['any']) : []),
  ]
}

/** Where the shape alone does not say what is right. */
const samples: Readonly<Record<string, unknown>> = { name: 'general', timeZone: 'UTC', kind: 'packs' }
const packs = { packStrength: 69, packCount: 1 }
/** What a body needs beside the fields that the shape requires. */
const bodySamples: Readonly<Record<string, object>> = {
  'PATCH /api/humidor/items/:id': { notes: 'x' },
  'PATCH /api/journal/entries/:id': { notes: 'x' },
  'POST /api/humidor/maintenance': packs,
  'PATCH /api/humidor/maintenance/:id': packs,
  'POST /api/admin/events': { start_time: '2099-10-21T19:00' },
}
/** Refused at an end of its range for what stands beside it, such as quiet hours that begin when they end. */
const dependsOnOthers = /readiness-rules|quietHours/

function sampleOf(schema: Schema | undefined, name = ''): unknown {
  if (!schema) return undefined
  if (schema.default !== undefined) return schema.default
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return schema.enum[0]
  const [option] = schema.anyOf ?? schema.oneOf ?? []
  if (option) return sampleOf(option as Schema, name)
  if (schema.type === 'object')
    return Object.fromEntries(
      Object.entries(schema.properties ?? {})
        .filter(([each]) => schema.required?.includes(each))
        .map(([each, value]) => [each, sampleOf(value as Schema, each)]),
    )
  if (schema.type === 'array')
    return Array.from({ length: schema.minItems ?? 1 }, () => sampleOf(schema.items as Schema))
  if (schema.type === 'number' || schema.type === 'integer') return schema.minimum ?? 1
  if (schema.type === 'boolean') return true
  if (schema.format === 'uuid') return '01900000-0000-7000-8000-000000000000'
  if (schema.format === 'date') return '2026-11-26'
  if (schema.format === 'date-time') return '2026-11-26T12:00:00Z'
  return samples[name] ?? 'x'
}

function setAt(target: unknown, [step, ...rest]: readonly (string | number)[], value: unknown): void {
  const object = target as Record<string | number, unknown>
  if (rest.length > 0) object[step!] ??= typeof rest[0] === 'number' ? [] : {}
  if (rest.length > 0) setAt(object[step!], rest, value)
  else object[step!] = value
}
