import type { OpenAPIV3_1 } from 'openapi-types'
import { afterAll, expect, test } from 'vitest'
import { startApp } from './app.ts'
import { browser, createMember, type TestMember } from './members.ts'

/** Requests per role; printed with each failure, so that a run can be repeated. */
const requestsPerRole = 1700
const seed = Number(process.env.FUZZ_SEED ?? 20_261)
/** Signing out or deleting the account would end the run of a role early. */
const endsTheRole = /sign-out|account\/delete|end-others|sessions\/\{id\}|set-role|ban-user|revoke-user/

const testApp = await startApp({ validatesResponses: true })
afterAll(testApp.close)
const document: OpenAPIV3_1.Document = (await testApp.inject('/api/openapi.json')).json()

interface Operation {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  path: string
  definition: OpenAPIV3_1.OperationObject
}
const operations: Operation[] = Object.entries(document.paths ?? {}).flatMap(([path, item]) =>
  Object.entries(item ?? {})
    .filter(() => !endsTheRole.test(path))
    .map(([method, definition]) => ({
      method: method.toUpperCase() as Operation['method'],
      path,
      definition: definition as OpenAPIV3_1.OperationObject,
    })),
)

test.each(['anonymous', 'member', 'admin'] as const)(
  'Whatever %s sends, the API answers what it documents',
  async role => {
    const next = createRandom(seed + role.length)
    const person = await enter(role)
    const failures: string[] = []
    for (let sent = 0; sent < requestsPerRole; sent += 1) {
      const operation = operations[sent % operations.length]!
      const request = createRequest(operation, next)
      const response = await person.request(operation.method, request.url, request.body)
      const failure = failureOf(operation, response)
      if (failure)
        failures.push(`${operation.method} ${request.url} ${JSON.stringify(request.body)}: ${failure}`)
    }
    expect(failures.slice(0, 12).join('\n'), `FUZZ_SEED=${seed}`).toBe('')
  },
  600_000,
)

async function enter(role: 'anonymous' | 'member' | 'admin'): Promise<Pick<TestMember, 'request'>> {
  if (role === 'anonymous') return browser(testApp)
  const person = await createMember(testApp, role)
  if (role === 'admin')
    await testApp.database.owner.query("update users set role = 'admin' where id = $1", [person.id])
  return person
}

function failureOf(
  { definition, path }: Operation,
  response: Awaited<ReturnType<TestMember['request']>>,
): string | undefined {
  const { statusCode, body } = response
  if (!Object.keys(definition.responses ?? {}).includes(String(statusCode)))
    return `${statusCode} is not documented: ${body.slice(0, 200)}`
  if (statusCode >= 200 && statusCode < 300) return undefined
  // A file that does not exist is a page that does not exist.
  if (statusCode === 404 && !path.startsWith('/api/')) return undefined
  return isErrorBody(body) ? undefined : `${statusCode} without the shape of an error: ${body.slice(0, 200)}`
}

function isErrorBody(body: string): boolean {
  if (!body.startsWith('{')) return false
  const { error, code, requestId, ...rest } = JSON.parse(body) as Record<string, unknown>
  const hasTexts = [error, code, requestId].every(value => typeof value === 'string' && value !== '')
  return hasTexts && Object.keys(rest).every(name => name === 'fields')
}

type Random = () => number

/** Mulberry32: the same numbers for the same seed. */
function createRandom(start: number): Random {
  let state = start
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

function createRequest({ path, definition }: Operation, next: Random): { url: string; body: unknown } {
  const parameters = (definition.parameters ?? []) as OpenAPIV3_1.ParameterObject[]
  const query = parameters
    .filter(({ in: place }) => place === 'query')
    .filter(() => next() < 0.7)
    .map(({ name, schema }) => `${name}=${encode(createValue(schema as Schema, next))}`)
  if (next() < 0.1) query.push('unknown=1')
  const filled = path.replace(/\{\w+\}/g, () => encode(createValue({ type: 'string' }, next)) || 'x')
  const { content } = (definition.requestBody ?? {}) as OpenAPIV3_1.RequestBodyObject
  const schema = content?.['application/json']?.schema as Schema | undefined
  return {
    url: query.length > 0 ? `${filled}?${query.join('&')}` : filled,
    body: schema ? createValue(schema, next, 0.08) : undefined,
  }
}

function encode(value: unknown): string {
  return encodeURIComponent(String(value).toWellFormed())
}

type Schema = OpenAPIV3_1.SchemaObject

const texts = [
  '',
  ' ',
  'Padrón 1964 Anniversary',
  'maduro 6 x 52',
  'espresso',
  '\u0000',
  'a\ud800b',
  '\u202eabc',
  '🔥'.repeat(70),
  'x'.repeat(12_000),
  '<script>alert(1)</script>',
  "'; drop table users; --",
  '%s%n{{7*7}}',
  '../../etc/passwd',
  'grace@lounge.example',
  '01900000-0000-7000-8000-000000000000',
  'constructor',
  '__proto__',
]
const others = [null, true, false, -1, 0, 1.5, 1e308, [], {}, [[]], { $gt: '' }]
/** With the edges of the types of columns. */
const numbers = [0, 1, 3, 5, 50, 1000, -1, 0.5, 1e21, 5e-324, 32_768, 2_147_483_647, 2_147_483_648, 2 ** 53]

/** Mostly of the schema, sometimes anything. */
function createValue(schema: Schema, next: Random, shareOfOthers = 0): unknown {
  if (next() < shareOfOthers) return pick([...others, ...texts], next)
  const options = schema.anyOf ?? schema.oneOf
  if (options) return createValue(pick(options, next) as Schema, next, shareOfOthers)
  if (schema.enum) return next() < 0.9 ? pick(schema.enum, next) : pick(texts, next)
  if (schema.const !== undefined) return schema.const
  const type = [schema.type].flat()[0]
  if (type === 'object') return createObject(schema, next)
  if (type === 'array') {
    const length = Math.floor(next() * 4)
    return Array.from({ length }, () =>
      createValue(('items' in schema ? schema.items : {}) as Schema, next, 0.1),
    )
  }
  if (type === 'number' || type === 'integer') return pick(numbers, next)
  if (type === 'boolean') return next() < 0.5
  if (type === 'null') return null
  return pick(texts, next)
}

function createObject({ properties = {}, required = [] }: Schema, next: Random): Record<string, unknown> {
  const names = Object.keys(properties).filter(name => next() < (required.includes(name) ? 0.95 : 0.5))
  const entries = names.map(name => [name, createValue(properties[name] as Schema, next, 0.1)])
  if (next() < 0.05) entries.push(['unknown', 1])
  return Object.fromEntries(entries)
}

function pick<Value>(values: readonly Value[], next: Random): Value {
  return values[Math.floor(next() * values.length)]!
}
