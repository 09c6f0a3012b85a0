import type { FastifyInstance } from 'fastify'
import type { Procedure } from '#platform/api.contract.ts'
import { type Anonymous, type Member, onBehalfOfStaff } from './callers.ts'

interface Exchange {
  requestId: string
  address: string
}

type Handle<E extends Exchange> = (input: object, caller: Anonymous | Member, exchange: E) => unknown

interface Handled<E extends Exchange> {
  name: string
  procedure: Procedure
  handle: Handle<E>
}

/**
 * The handler of a procedure on the rows that all staff keeps together. Before a change the account that has them is
 * opened, and afterwards it is noted who made it.
 */
export function handleForStaff<E extends Exchange>(
  app: FastifyInstance,
  { name, procedure, handle }: Handled<E>,
): Handle<E> {
  return async (input, caller, exchange) => {
    const staff = caller as Member
    if (!isChange(procedure, input)) return handle(input, onBehalfOfStaff(staff), exchange)
    await app.staffAccount.open()
    const answer = await handle(input, onBehalfOfStaff(staff), exchange)
    const { requestId, address } = exchange
    await app.staffAccount.noteChange({
      memberId: staff.memberId,
      requestId,
      address,
      procedure: name,
      target: (input as { params?: { id?: string } }).params?.id ?? '',
    })
    return answer
  }
}

function isChange({ method, alsoForStaff }: Procedure, input: object): boolean {
  if (method === 'GET') return false
  if (typeof alsoForStaff !== 'object') return true
  const { query } = input as { query?: Record<string, unknown> }
  return query?.[alsoForStaff.changesOnlyWith] !== undefined
}
