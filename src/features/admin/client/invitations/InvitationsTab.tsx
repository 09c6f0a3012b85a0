import { type InvitationsOverview, invitationsContract } from '#features/accounts/invitations.contract.ts'
import { Banner } from '#platform/client/ui/Banner.tsx'
import { ErrorBox } from '#platform/client/ui/ErrorBox.tsx'
import { RadioGroup } from '#platform/client/ui/forms/RadioGroup.tsx'
import { Skeleton } from '#platform/client/ui/Skeleton.tsx'
import { useAdminCall } from '../use-admin-access.ts'
import { InvitationList } from './InvitationList.tsx'
import css from './InvitationsTab.module.css'
import { InviteForm } from './InviteForm.tsx'
import { LinkList } from './LinkList.tsx'
import { useInvitationAct, useInvitations } from './use-invitations.ts'
import { WaitingList } from './WaitingList.tsx'

/** Letting people in. */
export function InvitationsTab() {
  const { data, error, isFetching, refetch } = useInvitations()
  if (error)
    return (
      <ErrorBox title="Failed to load the invitations" onRetry={() => void refetch()} retrying={isFetching}>
        {error.message}
      </ErrorBox>
    )
  if (!data) return <Skeleton label="Loading the invitations" shape="text" rows={8} />
  return (
    <div className={css.tab}>
      {data.isOriginLocal && (
        <Banner>
          Links and codes lead to {data.origin}, which only this machine can open. Before you invite anybody,
          ask whoever runs the server to set the public address of the lounge (BASE_URL).
        </Banner>
      )}
      {data.waiting.length > 0 && <WaitingList accounts={data.waiting} />}
      <div className={css.columns}>
        <InviteForm />
        <LinkList links={data.links} />
      </div>
      <InvitationList invitations={data.invitations} />
      <SignUpRule signUp={data.signUp} />
    </div>
  )
}

const rules = [
  { value: 'open', label: 'Everybody' },
  {
    value: 'approval',
    label: 'Everybody, after an admin has agreed',
    description: 'An invitation needs no further agreement.',
  },
  { value: 'invitation', label: 'Whoever is invited' },
] as const

function SignUpRule({ signUp }: Pick<InvitationsOverview, 'signUp'>) {
  const call = useAdminCall()
  const change = useInvitationAct(
    (value: InvitationsOverview['signUp']) =>
      call(invitationsContract.setSignUpRule, { body: { signUp: value } }),
    { done: 'Saved. It counts from the next sign-up on.', failed: 'Failed to save who may sign up' },
  )
  return (
    <RadioGroup
      label="Who may create an account"
      options={rules}
      value={change.isPending ? change.variables : signUp}
      onValueChange={value => change.mutate(value)}
    />
  )
}
