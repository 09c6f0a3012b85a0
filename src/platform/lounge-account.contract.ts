import type { Procedure } from './api.contract.ts'

/** The account that owns what belongs to the lounge itself. Migration 0073 has the same ID. */
export const loungeAccountId = '00000000-0000-8000-8000-000000000001'

/**
 * The same procedure on the rows of the lounge, for staff. Only a procedure that declares `alsoForLounge` has one; for another one it
 * throws, so that a page of the lounge can never read or change what is a member's own.
 */
export function ofLounge<P extends Procedure>(procedure: P): P {
  const { path, summary, alsoForLounge } = procedure
  if (!alsoForLounge) throw new Error(`${path} is for a member’s own rows only.`)
  return {
    ...procedure,
    path: path.replace(/^\/api\//, '/api/lounge/'),
    summary: `For the lounge: ${summary}`,
    opensTo: 'staff',
  }
}
