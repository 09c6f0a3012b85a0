import { type FormEvent, useState } from 'react'
import { adminAccountsContract } from '#features/accounts/admin-accounts.contract.ts'
import { memberAccessContract } from '#features/accounts/member-access.contract.ts'
import type { ListedMember } from '#features/member/memberships.contract.ts'
import { messageFor } from '#platform/client/message-for.ts'
import { Button } from '#platform/client/ui/Button.tsx'
import { ConfirmDialog } from '#platform/client/ui/ConfirmDialog.tsx'
import { Field } from '#platform/client/ui/Field.tsx'
import { useMailNote } from '../health-query.ts'
import { useAdminCall } from '../use-admin-access.ts'
import css from './MemberDrawer.module.css'
import { nameOf } from './member-words.ts'
import { useMemberAct } from './use-member.ts'

/** "I can't get in". The member is told of each by mail. */
export function AccessHelp({ member }: { member: ListedMember }) {
  const call = useAdminCall()
  const { id } = member
  const params = { id }
  const mailNote = useMailNote()
  const [isAsking, setIsAsking] = useState(false)
  const [isCorrecting, setIsCorrecting] = useState(false)
  const sendLink = useMemberAct(() => call(memberAccessContract.sendResetLink, { params }), {
    done: `A link to set a new password is on its way to ${member.email}.${mailNote}`,
    failed: 'Failed to send the link',
  })
  const removeFactor = useMemberAct(() => call(memberAccessContract.removeSecondFactor, { params }), {
    done: `The second factor is removed. The member was told by mail.${mailNote}`,
    failed: 'Failed to remove the second factor',
  })
  const endSessions = useMemberAct(
    () => call(adminAccountsContract.endSessionsOf, { body: { userId: id } }),
    { done: `${nameOf(member)} is signed out everywhere.`, failed: 'Failed to end the sessions' },
  )
  return (
    <section>
      <h3>Getting in</h3>
      <div className={css.actions}>
        <Button working={sendLink.isPending} onClick={() => sendLink.mutate()}>
          Send a reset link
        </Button>
        {member.two_factor_enabled && (
          <Button onClick={() => setIsAsking(true)}>Remove the second factor</Button>
        )}
        <Button onClick={() => setIsCorrecting(!isCorrecting)} aria-expanded={isCorrecting}>
          Correct the address
        </Button>
        <Button working={endSessions.isPending} onClick={() => endSessions.mutate()}>
          End all sessions
        </Button>
      </div>
      {isCorrecting && <AddressForm member={member} onDone={() => setIsCorrecting(false)} />}
      {isAsking && (
        <ConfirmDialog
          title={`Remove the second factor of ${nameOf(member)}?`}
          description="Be sure that it is really this member who asks. The authenticator app and the recovery codes stop working, and every device is signed out."
          action="Remove"
          working={removeFactor.isPending}
          onClose={() => setIsAsking(false)}
          onConfirm={() => removeFactor.mutate(undefined, { onSettled: () => setIsAsking(false) })}
        />
      )}
    </section>
  )
}

function AddressForm({ member: { id, email }, onDone }: { member: ListedMember; onDone: () => void }) {
  const call = useAdminCall()
  const [typed, setTyped] = useState(email)
  const mailNote = useMailNote()
  const correct = useMemberAct(
    (address: string) =>
      call(memberAccessContract.correctEmail, { params: { id }, body: { email: address } }),
    {
      done: `The address is corrected. Both addresses were told.${mailNote}`,
      failed: 'Failed to correct the address',
    },
  )
  function submit(event: FormEvent) {
    event.preventDefault()
    correct.mutate(typed, { onSuccess: onDone })
  }
  return (
    <form className={css.wide} onSubmit={submit} noValidate>
      <Field
        label="Mail address"
        type="email"
        value={typed}
        onValueChange={setTyped}
        error={correct.error ? messageFor(correct.error, 'Failed to correct the address') : undefined}
      />
      <Button type="submit" working={correct.isPending}>
        Save the address
      </Button>
    </form>
  )
}
