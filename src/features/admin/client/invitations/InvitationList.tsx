import { useState } from 'react'
import { type Invitation, invitationsContract } from '#features/accounts/invitations.contract.ts'
import { Button } from '#platform/client/ui/Button.tsx'
import { StatusTag } from '#platform/client/ui/StatusTag.tsx'
import { dayAndTime } from '../moments.ts'
import { useAdminCall } from '../use-admin-access.ts'
import css from './InvitationsTab.module.css'
import { useInvitationAct } from './use-invitations.ts'

const words = {
  waiting: { tone: 'quiet', text: 'Waits to be sent' },
  sent: { tone: 'ok', text: 'Sent' },
  accepted: { tone: 'quiet', text: 'Accepted' },
  expired: { tone: 'warn', text: 'Expired' },
} as const
const shownAtFirst = 20

export function InvitationList({ invitations }: { invitations: readonly Invitation[] }) {
  const [areAllShown, setAreAllShown] = useState(false)
  const shown = areAllShown ? invitations : invitations.slice(0, shownAtFirst)
  return (
    <section className={css.section} aria-labelledby="invited">
      <h2 id="invited">Invited</h2>
      {invitations.length === 0 ? <p>Nobody yet.</p> : <p>{countOf(invitations)}</p>}
      {shown.length > 0 && (
        <ul className={css.list}>
          {shown.map(invitation => (
            <Row key={invitation.id} invitation={invitation} />
          ))}
        </ul>
      )}
      {shown.length < invitations.length && (
        <Button onClick={() => setAreAllShown(true)}>Show all {invitations.length}</Button>
      )}
    </section>
  )
}

function Row({
  invitation: { id, email, state, sentAt, acceptedAt, expiresAt },
}: {
  invitation: Invitation
}) {
  const call = useAdminCall()
  const again = useInvitationAct(() => call(invitationsContract.inviteAgain, { params: { id } }), {
    done: `A new invitation goes to ${email}.`,
    failed: 'Failed to send the invitation again',
  })
  const withdraw = useInvitationAct(() => call(invitationsContract.withdrawInvitation, { params: { id } }), {
    done: `The invitation of ${email} is withdrawn.`,
    failed: 'Failed to withdraw the invitation',
  })
  const moment = acceptedAt ?? sentAt
  return (
    <li>
      <div>
        <b>{email}</b>
        <StatusTag tone={words[state].tone}>
          {words[state].text}
          {moment && ` ${dayAndTime(moment)}`}
        </StatusTag>
        {state === 'sent' && <span>, until {dayAndTime(expiresAt)}</span>}
      </div>
      {state !== 'accepted' && (
        <div className={css.row}>
          <Button size="small" working={again.isPending} onClick={() => again.mutate(undefined)}>
            Send again
          </Button>
          <Button
            size="small"
            look="quiet"
            working={withdraw.isPending}
            onClick={() => withdraw.mutate(undefined)}
          >
            Withdraw
          </Button>
        </div>
      )}
    </li>
  )
}

function countOf(invitations: readonly Invitation[]): string {
  const count = (state: Invitation['state']) => invitations.filter(one => one.state === state).length
  const parts = [
    [count('accepted'), 'accepted'],
    [count('sent'), 'sent'],
    [count('waiting'), 'waiting to be sent'],
    [count('expired'), 'expired'],
  ] as const
  return parts.flatMap(([number, word]) => (number > 0 ? `${number} ${word}` : [])).join(', ')
}
