import type { FastifyInstance, InjectOptions } from 'fastify'
import type { Contract, Procedure } from '#platform/api.contract.ts'
import { ofStaff } from '#platform/staff-account.contract.ts'
import type { TestApp } from './app.ts'

/** Every procedure of every contract in the tree. */
export const procedures = Object.values(
  import.meta.glob<Record<string, unknown>>('../src/**/*.contract.ts', { eager: true }),
)
  .flatMap(module => Object.values(module).filter(isContract))
  .flatMap(contract => Object.values<Procedure>(contract))
  .flatMap(procedure => (procedure.alsoForStaff ? [procedure, ofStaff(procedure)] : [procedure]))

/** `POST /api/litepair`. */
export const addressOf = ({ method, path }: Procedure) => `${method} ${path}`

/** A request with something real in the address where that is needed, and nothing in the body. */
export function requestTo({ catalogue, library }: TestApp, address: string): InjectOptions {
  const [method, path = ''] = address.split(' ')
  const { cigars, drinks } = catalogue
  const url = path
    .replace(/(?<=cigars\/):id|:cigar/, cigars[0]!.id)
    .replace(/(?<=drinks\/):id|:drink/, drinks[0]!.id)
    .replace(/(?<=(knowledge|learn)\/):slug/, [...library.articlesBySlug.keys()][0]!)
    .replace(/:\w+/g, '1')
  const hasBody = method !== 'GET' && method !== 'DELETE'
  return { method: method as 'GET', url, ...(hasBody && { payload: {} }) }
}

/**
 * What the router really holds, from the tree that it prints: a line holds the next part of an address, as deep
 * as it is indented, with its methods. HEAD comes with each GET.
 */
export function routesOf(app: FastifyInstance): string[] {
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

function isContract(value: unknown): value is Contract {
  if (typeof value !== 'object' || value === null) return false
  const entries: unknown[] = Object.values(value)
  return entries.length > 0 && entries.every(isProcedure)
}

function isProcedure(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'opensTo' in value && 'method' in value
}
