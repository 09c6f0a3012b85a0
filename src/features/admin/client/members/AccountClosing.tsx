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
  { value: 'open', label: 'Until it is reopened' },
] as const

export function AccountClosing({ member }: { member: ListedMember }) {
  return member.banned ? <Reopening member={member} /> : <ClosingForm member={member} />
}

function Reopening({ member }: { member: ListedMember }) {
  const call = useAdminCall()
  const reopen = useMemberAct(
    () => call(adminAccountsContract.unbanAccount, { body: { userId: member.id } }),
    { done: `The account of ${nameOf(member)} is open again.`, failed: 'Failed to reopen the account' },
  )
  return (
    <section>
      <h3>This account is closed</h3>
      <p>
        {member.banned_until
          ? `It opens by itself on ${dayAndTime(member.banned_until)}.`
          : 'Until it is reopened.'}{' '}
        {member.ban_reason && `The reason given: ${member.ban_reason}`}
      </p>
      <Button working={reopen.isPending} onClick={() => reopen.mutate()}>
        Reopen the account
      </Button>
    </section>
  )
}

function ClosingForm({ member }: { member: ListedMember }) {
  const call = useAdminCall()
  const [reason, setReason] = useState('')
  const [length, setLength] = useState<(typeof lengths)[number]['value']>('7')
  const [missing, setMissing] = useState<string>()
  const close = useMemberAct(
    () =>
      call(adminAccountsContract.banAccount, {
        body: { userId: member.id, reason, ...(length !== 'open' && { days: Number(length) }) },
      }),
    { done: `The account of ${nameOf(member)} is closed.`, failed: 'Failed to close the account' },
  )
  function submit(event: FormEvent) {
    event.preventDefault()
    setMissing(reason.trim() ? undefined : 'Please give a reason: the member reads it')
    if (reason.trim()) close.mutate()
  }
  return (
    <form onSubmit={submit} noValidate>
      <h3>Pause or close the account</h3>
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
      {close.error && <ErrorBox>{messageFor(close.error, 'Failed to close the account')}</ErrorBox>}
      <Button type="submit" look="danger" working={close.isPending}>
        Close the account
      </Button>
    </form>
  )
}
