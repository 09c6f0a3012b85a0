import { useMe } from '#features/member/client/use-me.ts'
import type { StaffRole } from '../chat.contract.ts'

/** Who reads. */
export interface Reader {
  id: string
  isAdmin: boolean
  /** Also an admin. */
  isModerator: boolean
}

export function useReader(): Reader {
  const { id, role, duties } = useMe()
  return { id, isAdmin: role === 'admin', isModerator: duties.includes('moderator') }
}

/** An admin acts on everybody, another moderator on members: those without a role. */
export function canActOn({ isAdmin, isModerator }: Omit<Reader, 'id'>, role: StaffRole | null): boolean {
  return isAdmin || (isModerator && role === null)
}

export const roleNames: Record<StaffRole, string> = { staff: 'Staff', admin: 'Admin' }
