import { type InvitationsOverview, invitationsContract } from '#features/accounts/invitations.contract.ts'
import { Button } from '#platform/client/ui/Button.tsx'
import { useMailNote } from '../health-query.ts'
import { dayAndTime } from '../moments.ts'
import { useAdminCall } from '../use-admin-access.ts'
import css from './InvitationsTab.module.css'
import { useInvitationAct } from './use-invitations.ts'

type Account = InvitationsOverview['waiting'][number]

/** Accounts that an admin has not agreed to yet. */
export function WaitingList({ accounts }: { accounts: readonly Account[] }) {
  return (
    <section className={css.section} aria-labelledby="waiting">
      <h2 id="waiting">
        {accounts.length === 1 ? 'Somebody waits' : `${accounts.length} wait`} to be let in
      </h2>
      <ul className={css.list}>
        {accounts.map(account => (
          <Row key={account.id} account={account} />
        ))}
      </ul>
    </section>
  )
}

function Row({ account: { id, email, name, createdAt } }: { account: Account }) {
  const call = useAdminCall()
  const params = { id }
  const mailNote = useMailNote()
  const approve = useInvitationAct(() => call(invitationsContract.approveAccount, { params }), {
    done: `${email} can sign in now, and was told.${mailNote}`,
    failed: 'Failed to let them in',
  })
  const decline = useInvitationAct(() => call(invitationsContract.declineAccount, { params }), {
    done: `The account of ${email} is deleted.`,
    failed: 'Failed to decline the account',
  })
  return (
    <li>
      <div>
        <b>{email}</b>
        <span>
          {name && `${name}, `}since {dayAndTime(createdAt)}
        </span>
      </div>
      <div className={css.row}>
        <Button size="small" working={approve.isPending} onClick={() => approve.mutate(undefined)}>
          Let in
        </Button>
        <Button
          size="small"
          look="quiet"
          working={decline.isPending}
          onClick={() => decline.mutate(undefined)}
        >
          Decline
        </Button>
      </div>
    </li>
  )
}
