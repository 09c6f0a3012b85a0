import type { InjectOptions } from 'fastify'
import type { Contract, Procedure } from '#platform/api.contract.ts'
import type { TestApp } from './app.ts'

/** Every procedure of every contract in the tree. */
export const procedures = Object.values(
  import.meta.glob<Record<string, unknown>>('../src/**/*.contract.ts', { eager: true }),
)
  .flatMap(module => Object.values(module).filter(isContract))
  .flatMap(contract => Object.values<Procedure>(contract))

/** `POST /api/litepair`. */
export const addressOf = ({ method, path }: Procedure) => `${method} ${path}`

/** A request with something real in the address where that is needed, and nothing in the body. */
export function requestTo({ catalogue }: TestApp, address: string): InjectOptions {
  const [method, path = ''] = address.split(' ')
  const { cigars, drinks } = catalogue
  const url = path
    .replace(/(?<=cigars\/):id|:cigar/, cigars[0]!.id)
    .replace(/(?<=drinks\/):id/, drinks[0]!.id)
    .replace(/:\w+/g, '1')
  const hasBody = method !== 'GET' && method !== 'DELETE'
  return { method: method as 'GET', url, ...(hasBody && { payload: {} }) }
}

function isContract(value: unknown): value is Contract {
  if (typeof value !== 'object' || value === null) return false
  const entries: unknown[] = Object.values(value)
  return entries.length > 0 && entries.every(isProcedure)
}

function isProcedure(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'opensTo' in value && 'method' in value
}
