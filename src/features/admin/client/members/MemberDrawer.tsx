import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import type { ListedMember } from '#features/member/memberships.contract.ts'
import { Drawer } from '#platform/client/ui/Drawer.tsx'
import { ErrorBox } from '#platform/client/ui/ErrorBox.tsx'
import { Skeleton } from '#platform/client/ui/Skeleton.tsx'
import { dayAndTime } from '../moments.ts'
import { useAdminCall } from '../use-admin-access.ts'
import { AccessHelp } from './AccessHelp.tsx'
import { MemberBan } from './MemberBan.tsx'
import css from './MemberDrawer.module.css'
import { MembershipForm } from './MembershipForm.tsx'
import { nameOf } from './member-words.ts'
import { RoleForm } from './RoleForm.tsx'
import { memberQuery } from './use-member.ts'

/** The card of the member that the address names. */
export function MemberDrawer() {
  const { member, tab } = useSearch({ from: '/dashboard/admin' })
  const navigate = useNavigate()
  const close = () =>
    void navigate({
      to: '/dashboard/admin',
      search: tab === undefined ? {} : { tab },
      resetScroll: false,
      viewTransition: false,
    })
  return member === undefined ? null : <OpenedDrawer key={member} id={member} onClose={close} />
}

function OpenedDrawer({ id, onClose }: { id: string; onClose: () => void }) {
  const call = useAdminCall()
  const { data: member, error } = useQuery(memberQuery(call, id))
  return (
    <Drawer
      open
      side="right"
      onOpenChange={open => !open && onClose()}
      title={member ? nameOf(member) : 'Member'}
      description={member && <Facts {...member} />}
    >
      {error && <ErrorBox>{error.message}</ErrorBox>}
      {!member && !error && <Skeleton label="Loading the member" shape="text" rows={8} />}
      {member && (
        <div className={css.sections}>
          <AccessHelp member={member} />
          <MembershipForm member={member} />
          <RoleForm member={member} />
          <MemberBan member={member} />
        </div>
      )}
    </Drawer>
  )
}

function Facts({ email, created_at, last_sign_in_at, two_factor_enabled }: ListedMember) {
  return (
    <span className={css.facts}>
      <span>{email}</span>
      <span>Member since {dayAndTime(created_at)}</span>
      <span>
        {last_sign_in_at === null ? 'Has never signed in' : `Last sign-in ${dayAndTime(last_sign_in_at)}`}
      </span>
      <span>{two_factor_enabled ? 'Second factor on' : 'No second factor'}</span>
    </span>
  )
}
