import { type FormEvent, useState } from 'react'
import type { Role } from '#features/accounts/accounts.contract.ts'
import { adminAccountsContract } from '#features/accounts/admin-accounts.contract.ts'
import type { ListedMember } from '#features/member/memberships.contract.ts'
import { type Duty, duties } from '#platform/api.contract.ts'
import { messageFor } from '#platform/client/message-for.ts'
import { Button } from '#platform/client/ui/Button.tsx'
import { ErrorBox } from '#platform/client/ui/ErrorBox.tsx'
import { Checkbox } from '#platform/client/ui/forms/Checkbox.tsx'
import { RadioGroup } from '#platform/client/ui/forms/RadioGroup.tsx'
import { useAdminCall } from '../use-admin-access.ts'
import css from './MemberDrawer.module.css'
import { dutyWords, nameOf } from './member-words.ts'
import { useMemberAct } from './use-member.ts'

const roleOptions = [
  { value: 'member', label: 'Member' },
  { value: 'staff', label: 'Staff', description: 'With the duties ticked below.' },
  { value: 'admin', label: 'Admin', description: 'May do everything, and sees this page.' },
] as const

/** Saving signs the member out, since a session begins with its rights. */
export function RoleForm({ member }: { member: ListedMember }) {
  const call = useAdminCall()
  const [role, setRole] = useState<Role>(member.role)
  const [ticked, setTicked] = useState<readonly Duty[]>(member.duties)
  const [missing, setMissing] = useState(false)
  const save = useMemberAct(
    () =>
      call(adminAccountsContract.setRole, {
        body: { userId: member.id, role, duties: role === 'staff' ? [...ticked] : [] },
      }),
    { done: `The role of ${nameOf(member)} is saved.`, failed: 'Failed to save the role' },
  )
  function submit(event: FormEvent) {
    event.preventDefault()
    const isMissing = role === 'staff' && ticked.length === 0
    setMissing(isMissing)
    if (!isMissing) save.mutate()
  }
  return (
    <form onSubmit={submit} noValidate>
      <h3>Role</h3>
      <RadioGroup label="What they are" options={roleOptions} value={role} onValueChange={setRole} />
      {role === 'staff' && (
        <div className={css.wide}>
          {duties.map(duty => (
            <Checkbox
              key={duty}
              {...dutyWords[duty]}
              checked={ticked.includes(duty)}
              onCheckedChange={checked =>
                setTicked(duties.filter(one => (one === duty ? checked : ticked.includes(one))))
              }
            />
          ))}
        </div>
      )}
      {missing && <ErrorBox>Please tick at least one duty.</ErrorBox>}
      {save.error && <ErrorBox>{messageFor(save.error, 'Failed to save the role')}</ErrorBox>}
      <p>Saving signs the member out, so that the new role counts at once.</p>
      <Button type="submit" working={save.isPending}>
        Save the role
      </Button>
    </form>
  )
}
