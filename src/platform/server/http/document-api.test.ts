import type { OpenAPIV3_1 } from 'openapi-types'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { type Contract, contract, json, type Procedure } from '#platform/api.contract.ts'
import { createLog } from '#platform/server/log.ts'
import { ofStaff } from '#platform/staff-account.contract.ts'
import { startApp } from '#test/app.ts'
import { createHttpServer } from './create-http-server.ts'
import { mountContract } from './mount-contract.ts'
import { renderApiDocs } from './render-api-docs.ts'

const sample = contract({
  findThings: {
    method: 'GET',
    path: '/api/things',
    summary: 'Finds <b>things</b> & more.',
    opensTo: 'everyone',
    query: z.strictObject({ q: z.string(), limit: z._default(z.coerce.number(), 8) }),
    out: json(
      z.object({
        things: z.array(
          z.object({ id: z.string(), kind: z.enum(['big', 'small']), note: z.nullable(z.string()) }),
        ),
      }),
    ),
    refusals: {},
  },
  changeThing: {
    method: 'PATCH',
    path: '/api/things/:id',
    summary: 'Changes a thing.',
    opensTo: 'everyone',
    params: z.object({ id: z.string() }),
    body: json(z.strictObject({ name: z.string(), size: z.object({ inches: z.number() }) })),
    out: json(z.object({ done: z.literal(true) })),
    refusals: {},
  },
})
const { app } = await createHttpServer({
  log: createLog({ logLevel: 'silent' }),
  baseUrl: undefined,
  host: '127.0.0.1',
  trustProxy: [],
  limitsRequests: false,
  hasStrictContentPolicy: true,
})
let document: OpenAPIV3_1.Document
beforeAll(async () => {
  mountContract(app, sample, {
    findThings: () => ({ things: [] }),
    changeThing: () => ({ done: true as const }),
  })
  document = (await app.inject({ url: '/api/openapi.json' })).json()
})
afterAll(() => app.close())

const operation = (path: string, method: 'get' | 'patch') => document.paths?.[path]?.[method]

describe('The OpenAPI document', () => {
  test('is OpenAPI 3.1 with a title and a version', () => {
    expect(document.openapi).toMatch(/^3\.1\.\d+$/)
    expect(document.info).toMatchObject({ title: 'Smoke Deck', version: expect.any(String) })
  })

  test('lists every procedure of the contract by its name, and not itself', () => {
    expect(Object.keys(document.paths ?? {}).sort()).toEqual(['/api/things', '/api/things/{id}'])
    expect(operation('/api/things', 'get')).toMatchObject({
      operationId: 'findThings',
      summary: sample.findThings.summary,
    })
    expect(operation('/api/things/{id}', 'patch')?.operationId).toBe('changeThing')
  })

  test('describes inputs and outputs', () => {
    const { parameters } = operation('/api/things', 'get')!
    expect(parameters).toMatchObject([
      { name: 'q', in: 'query', required: true, schema: { type: 'string' } },
      { name: 'limit', in: 'query', schema: { type: 'number', default: 8 } },
    ])
    expect(parameters?.[1]).not.toMatchObject({ required: true })
    const change = operation('/api/things/{id}', 'patch')!
    expect(change.parameters).toMatchObject([{ name: 'id', in: 'path', required: true }])
    expect(change.requestBody).toMatchObject({
      content: {
        'application/json': {
          schema: { type: 'object', required: ['name', 'size'], additionalProperties: false },
        },
      },
    })
    expect(change.responses?.['200']).toMatchObject({ description: expect.any(String) })
  })

  test('names every status that the platform may answer with', () => {
    const statusesOf = (path: string, method: 'get' | 'patch') =>
      Object.keys(operation(path, method)?.responses ?? {})
    expect(statusesOf('/api/things', 'get')).toEqual(
      expect.arrayContaining(['200', '400', '415', '422', '429', '503']),
    )
    expect(statusesOf('/api/things/{id}', 'patch')).toEqual(
      expect.arrayContaining(['200', '400', '403', '413', '415', '422', '429', '503']),
    )
  })

  test('uses only keywords of 3.1, and defines every reference', () => {
    const text = JSON.stringify(document)
    expect(text).not.toMatch(/"nullable"|"\$ref":"(?!#\/components\/schemas\/)|"undefined"/)
    for (const [, name] of text.matchAll(/"\$ref":"#\/components\/schemas\/([^"]+)"/g))
      expect(document.components?.schemas?.[name!]).toBeDefined()
  })
})

describe('The documentation page', () => {
  test('is plain HTML without script, style or inline handlers', async () => {
    const response = await app.inject({ url: '/api/docs' })
    expect(response.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(response.body).toMatch(/^<!doctype html><html lang="en-US">/)
    expect(response.body).not.toMatch(/<script|<style|\sstyle=|\son\w+=|javascript:|https?:\/\//i)
  })

  test('lists every procedure with its fields, nested ones with their path', async () => {
    const { body } = await app.inject({ url: '/api/docs' })
    for (const text of ['GET /api/things', 'PATCH /api/things/{id}', 'Changes a thing.', 'size.inches'])
      expect(body).toContain(text)
  })

  test('describes the items of a list', async () => {
    const { body } = await app.inject({ url: '/api/docs' })
    for (const text of ['big | small', 'string or null']) expect(body).toContain(text)
  })

  test('escapes HTML', () => {
    const page = renderApiDocs({
      ...document,
      info: { title: '"<img src=x onerror=alert(1)>\'', version: '1' },
    })
    expect(page).not.toContain('<img')
    expect(page).toContain('Finds &#60;b&#62;things&#60;/b&#62; &#38; more.')
  })
})

describe('The whole product', () => {
  const contracts = import.meta.glob<Record<string, unknown>>('/src/**/*.contract.ts', { eager: true })
  const procedures = Object.values(contracts)
    .flatMap(module => Object.entries(module).filter(([name]) => name.endsWith('Contract')))
    .flatMap(([, procedures]) => Object.entries(procedures as Contract))
    .flatMap(([name, procedure]): [string, Procedure][] => [
      [name, procedure],
      ...(procedure.alsoForStaff ? [[`${name}OfStaff`, ofStaff(procedure)] as [string, Procedure]] : []),
    ])

  test('is documented: every procedure of every contract by its own name, and no page', async () => {
    const testApp = await startApp({ isSeeded: false })
    const document: OpenAPIV3_1.Document = (await testApp.inject('/api/openapi.json')).json()
    const page = (await testApp.inject('/api/docs')).body
    await testApp.close()
    expect(procedures.length).toBeGreaterThanOrEqual(4)
    for (const [name, { method, path, summary }] of procedures) {
      const openApiPath = path.replace(/:(\w+)/g, '{$1}')
      const item = document.paths?.[openApiPath] as Record<string, OpenAPIV3_1.OperationObject>
      expect(item[method.toLowerCase()]).toMatchObject({ operationId: name, summary })
      expect(page).toContain(`${method} ${openApiPath}`)
    }
    const operations = Object.values(document.paths ?? {}).flatMap(item => Object.values(item ?? {}))
    const names = operations.map(operation => (operation as OpenAPIV3_1.OperationObject).operationId)
    expect(names.sort()).toEqual(procedures.map(([name]) => name).sort())
  })
})
