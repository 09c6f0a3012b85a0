import { useSearch } from '@tanstack/react-router'
import type { ListedMember } from '#features/member/memberships.contract.ts'
import { LinkTo } from '#platform/client/ui/PortalLinks.tsx'
import { StatusTag } from '#platform/client/ui/StatusTag.tsx'
import css from './MemberLink.module.css'
import { nameOf } from './member-words.ts'

/** Opens the member's card over the page that is open. */
export function MemberLink({ member }: { member: ListedMember }) {
  const { id, email, role, banned } = member
  const { tab } = useSearch({ from: '/dashboard/admin' })
  return (
    <div className={css.row}>
      <LinkTo
        to="/dashboard/admin"
        search={{ ...(tab !== undefined && { tab }), member: id }}
        resetScroll={false}
        viewTransition={false}
      >
        {nameOf(member)}
      </LinkTo>
      <span className={css.email}>{email}</span>
      {role !== 'member' && <StatusTag>{role === 'admin' ? 'Admin' : 'Staff'}</StatusTag>}
      {banned && <StatusTag tone="danger">Banned</StatusTag>}
    </div>
  )
}
