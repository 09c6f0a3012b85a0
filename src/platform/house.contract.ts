import type { Procedure } from './api.contract.ts'

/** The account that owns what belongs to the house itself. Migration 0073 has the same ID. */
export const houseId = '00000000-0000-8000-8000-000000000001'

/**
 * The same procedure on the rows of the house, for staff. Only a procedure that declares `alsoForHouse` has one; for another one it
 * throws, so that a page of the house can never read or change what is a member's own.
 */
export function ofHouse<P extends Procedure>(procedure: P): P {
  const { path, summary, alsoForHouse } = procedure
  if (!alsoForHouse) throw new Error(`${path} is for a member’s own rows only.`)
  return {
    ...procedure,
    path: path.replace(/^\/api\//, '/api/house/'),
    summary: `For the house: ${summary}`,
    opensTo: 'staff',
  }
}
