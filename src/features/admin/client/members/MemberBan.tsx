import { type FormEvent, useState } from 'react'
import { adminAccountsContract } from '#features/accounts/admin-accounts.contract.ts'
import type { ListedMember } from '#features/member/memberships.contract.ts'
import { messageFor } from '#platform/client/message-for.ts'
import { Button } from '#platform/client/ui/Button.tsx'
import { ErrorBox } from '#platform/client/ui/ErrorBox.tsx'
import { Select } from '#platform/client/ui/Select.tsx'
import { TextArea } from '#platform/client/ui/TextArea.tsx'
import { dayAndTime } from '../moments.ts'
import { useAdminCall } from '../use-admin-access.ts'
import css from './MemberDrawer.module.css'
import { nameOf } from './member-words.ts'
import { useMemberAct } from './use-member.ts'

const lengths = [
  { value: '1', label: 'For a day' },
  { value: '7', label: 'For a week' },
  { value: '30', label: 'For thirty days' },
  { value: 'open', label: 'Until it is lifted' },
] as const

/** Bans a member, or lifts the ban. */
export function MemberBan({ member }: { member: ListedMember }) {
  return member.banned ? <PresentBan member={member} /> : <BanForm member={member} />
}

function PresentBan({ member }: { member: ListedMember }) {
  const call = useAdminCall()
  const lift = useMemberAct(() => call(adminAccountsContract.unbanAccount, { body: { userId: member.id } }), {
    done: `${nameOf(member)} is not banned any more.`,
    failed: 'Failed to lift the ban',
  })
  return (
    <section>
      <h3>This member is banned</h3>
      <p>
        {member.banned_until
          ? `The ban ends by itself on ${dayAndTime(member.banned_until)}.`
          : 'Until it is lifted.'}{' '}
        {member.ban_reason && `The reason given: ${member.ban_reason}`}
      </p>
      <Button working={lift.isPending} onClick={() => lift.mutate()}>
        Lift the ban
      </Button>
    </section>
  )
}

function BanForm({ member }: { member: ListedMember }) {
  const call = useAdminCall()
  const [reason, setReason] = useState('')
  const [length, setLength] = useState<(typeof lengths)[number]['value']>('7')
  const [missing, setMissing] = useState<string>()
  const ban = useMemberAct(
    () =>
      call(adminAccountsContract.banAccount, {
        body: { userId: member.id, reason, ...(length !== 'open' && { days: Number(length) }) },
      }),
    { done: `${nameOf(member)} is banned.`, failed: 'Failed to ban the member' },
  )
  function submit(event: FormEvent) {
    event.preventDefault()
    setMissing(reason.trim() ? undefined : 'Please give a reason: the member reads it')
    if (reason.trim()) ban.mutate()
  }
  return (
    <form onSubmit={submit} noValidate>
      <h3>Ban this member</h3>
      <p>Every device is signed out, and places at events become free. Nothing of the member is deleted.</p>
      <div className={css.wide}>
        <Select label="How long" options={lengths} value={length} onValueChange={setLength} />
        <TextArea
          label="Reason"
          description="The member reads it when they try to sign in."
          value={reason}
          onValueChange={setReason}
          maxLength={500}
          error={missing}
        />
      </div>
      {ban.error && <ErrorBox>{messageFor(ban.error, 'Failed to ban the member')}</ErrorBox>}
      <Button type="submit" look="danger" working={ban.isPending}>
        Ban
      </Button>
    </form>
  )
}
