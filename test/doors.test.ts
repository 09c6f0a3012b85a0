import type { FastifyInstance, InjectOptions } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Contract, Procedure } from '#platform/api.contract.ts'
import { startApp, type TestApp } from './app.ts'

/** Every door that opens to somebody nobody knows. To open another is a decision: it is made here. */
const openToStrangers = ['GET /api/cigars/search', 'GET /api/health', 'GET /api/ready', 'POST /api/litepair']

/** Routes that no contract declares: pages to read, and the forms on them. All of them open to strangers. */
const pages = [
  'GET /',
  'GET /api/docs',
  'GET /api/openapi.json',
  'GET /apple-touch-icon.png',
  'GET /cigars',
  'GET /cigars/:id',
  'GET /drinks',
  'GET /drinks/:id',
  'GET /favicon.ico',
  'GET /login',
  'GET /match',
  'GET /match/:cigar',
  'GET /press-kit',
  'GET /privacy',
  'GET /robots.txt',
  'GET /sitemap.xml',
  'GET /terms',
  'GET /under-21',
  'POST /age',
  'POST /match',
]

const procedures = Object.values(
  import.meta.glob<Record<string, unknown>>('../src/**/*.contract.ts', { eager: true }),
)
  .flatMap(module => Object.values(module).filter(isContract))
  .flatMap(contract => Object.values<Procedure>(contract))
const addressOf = ({ method, path }: Procedure) => `${method} ${path}`

let house: TestApp
beforeAll(async () => {
  house = await startApp()
})
afterAll(() => house.close())

describe('the routes', () => {
  it('are those of the contracts and the pages, no more and no fewer', () => {
    expect(routesOf(house.app)).toEqual([...procedures.map(addressOf), ...pages].sort())
  })

  it('have addresses that nobody else has', () => {
    const addresses = procedures.map(addressOf)
    expect(addresses).toEqual([...new Set(addresses)])
  })
})

describe('a stranger', () => {
  it('finds open what is on the list, and nothing else', () => {
    const open = procedures.filter(({ opensTo }) => opensTo === 'everyone').map(addressOf)
    expect(open.sort()).toEqual(openToStrangers)
  })

  it('is asked to sign in at every other door, whatever they send', async () => {
    expect(await doorsAjar(procedures.filter(({ opensTo }) => opensTo !== 'everyone'))).toEqual([])
  })

  it('would be noticed at a door that was left ajar', async () => {
    const open = procedures.filter(({ opensTo }) => opensTo === 'everyone')
    expect(await doorsAjar(open)).toHaveLength(openToStrangers.length)
  })

  it('really gets in at the open doors', async () => {
    for (const address of [...openToStrangers, ...pages]) {
      const { statusCode } = await house.inject(requestTo(address))
      expect([200, 303, 308, 422], `${address} answers ${statusCode}`).toContain(statusCode)
    }
  })
})

describe('a member', () => {
  it('is refused at every door of the admins', () => {
    const adminsOnly = procedures.filter(({ opensTo }) => opensTo === 'admins').map(addressOf)
    expect(adminsOnly, 'sign in as a member here and expect 403 of each of these').toEqual([])
  })
})

describe('reading', () => {
  it('changes nothing', async () => {
    const before = await rowsByTable(house)
    expect(Object.keys(before)).toEqual(expect.arrayContaining(['catalogue_cigars', 'schema_migrations']))
    for (const address of routesOf(house.app).filter(one => one.startsWith('GET '))) {
      await house.inject(requestTo(address))
      await house.inject({ ...requestTo(address), method: 'HEAD' })
      expect(await rowsByTable(house), `${address} changed rows`).toEqual(before)
    }
  })

  it('would show it if a row had changed', async () => {
    const before = await rowsByTable(house)
    await house.database.owner.query("update house_content set fingerprint = 'another'")
    expect(await rowsByTable(house)).not.toEqual(before)
  })
})

function isContract(value: unknown): value is Contract {
  if (typeof value !== 'object' || value === null) return false
  const entries: unknown[] = Object.values(value)
  return entries.length > 0 && entries.every(isProcedure)
}

function isProcedure(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'opensTo' in value && 'method' in value
}

/**
 * What the router really holds, from the tree that it prints: a line holds the next part of an address, as deep
 * as it is indented, with its methods. HEAD comes with each GET.
 */
function routesOf(app: FastifyInstance): string[] {
  const parts: string[] = []
  const routes = app
    .printRoutes()
    .split('\n')
    .flatMap(line => {
      const [, indent = '', part = '', methods = ''] =
        /^([│├└─\s]*)(.*?)(?: \(([A-Z, ]+)\))?$/.exec(line) ?? []
      const depth = indent.length / 4 - 1
      parts.splice(depth, Number.POSITIVE_INFINITY, part)
      return methods.split(', ').map(method => `${method} ${parts.join('')}`)
    })
  return routes.filter(route => /^(?!HEAD )[A-Z]+ /.test(route)).sort()
}

/** Those of these procedures that do not ask a stranger to sign in. */
async function doorsAjar(closed: Procedure[]): Promise<string[]> {
  const ajar: string[] = []
  for (const address of closed.map(addressOf)) {
    const answer = await house.inject(requestTo(address))
    if (answer.statusCode !== 401 || answer.json().code !== 'UNAUTHENTICATED')
      ajar.push(`${address} answers a stranger with ${answer.statusCode}`)
  }
  return ajar
}

/** A request with a real cigar or drink in the address and nothing in the body. */
function requestTo(address: string): InjectOptions {
  const [method, path = ''] = address.split(' ')
  const { cigars, drinks } = house.catalogue
  const url = path
    .replace(/(?<=cigars\/):id|:cigar/, cigars[0]!.id)
    .replace(/(?<=drinks\/):id/, drinks[0]!.id)
    .replace(/:\w+/g, '1')
  const hasBody = method !== 'GET' && method !== 'DELETE'
  return { method: method as 'GET', url, ...(hasBody && { payload: {} }) }
}

/** For each table how many rows it has and a fingerprint of them, so that a changed row shows as well. */
async function rowsByTable({ database }: TestApp): Promise<Record<string, string>> {
  const { rows: tables } = await database.owner.query<{ name: string }>(
    "select format('%I', tablename) as name from pg_tables where schemaname = 'public' order by 1",
  )
  const entries = tables.map(async ({ name }) => {
    const { rows } = await database.owner.query<{ rows: string }>(
      `select concat(count(*), ' rows ', md5(string_agg(one::text, ',' order by one::text))) as rows from ${name} as one`,
    )
    return [name, rows[0]!.rows] as const
  })
  return Object.fromEntries(await Promise.all(entries))
}
