import type { Procedure } from './api.contract.ts'

/** The account that owns what all staff keeps together. Nobody signs in with it. Migration 0073 has the same ID. */
export const staffAccountId = '00000000-0000-8000-8000-000000000001'

/**
 * The same procedure on the rows that all staff keeps together. Only a procedure that declares `alsoForStaff` has one; for another
 * one it throws, so that a page of staff can never read or change what is a member's own.
 */
export function ofStaff<P extends Procedure>(procedure: P): P {
  const { path, summary, alsoForStaff } = procedure
  if (!alsoForStaff) throw new Error(`${path} is for a member’s own rows only.`)
  return {
    ...procedure,
    path: path.replace(/^\/api\//, '/api/staff/'),
    summary: `Of what staff keeps together: ${summary}`,
    opensTo: 'staff',
  }
}
