import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { initialsOf } from '#features/member/client/member-name.ts'
import { call } from '#platform/client/api.ts'
import { messageFor } from '#platform/client/message-for.ts'
import { Dialog } from '#platform/client/ui/Dialog.tsx'
import { ErrorBox } from '#platform/client/ui/ErrorBox.tsx'
import { MemberFace } from '#platform/client/ui/MemberFace.tsx'
import { Skeleton } from '#platform/client/ui/Skeleton.tsx'
import { loungeMembersContract, type MemberCard } from '../../lounge-members.contract.ts'
import { type Reader, roleNames } from '../use-reader.ts'
import css from './ChatDialogs.module.css'
import { decisionDialogs } from './decision-dialogs.ts'
import { type AskedDecision, MemberDecisions } from './MemberDecisions.tsx'

export interface MemberCardDialogProps {
  id: string
  reader: Reader
  onClose: () => void
}

const month = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric' })

/** Who a member is, and what can be done about them. */
export function MemberCardDialog({ id, reader, onClose }: MemberCardDialogProps) {
  const [asked, setAsked] = useState<AskedDecision>()
  const { data, isError, error, isFetching, refetch } = useQuery({
    queryKey: ['lounge', 'member', id],
    queryFn: ({ signal }) => call(loungeMembersContract.readMember, { params: { id } }, { signal }),
    staleTime: 0,
  })
  if (asked && data) {
    const AskedDialog = decisionDialogs[asked]
    return <AskedDialog id={id} name={data.name} onClose={() => setAsked(undefined)} onDone={onClose} />
  }
  return (
    <Dialog open onOpenChange={open => !open && onClose()} title={data?.name ?? 'A member'} size="small">
      {isError && !data && (
        <ErrorBox onRetry={() => void refetch()} retrying={isFetching}>
          {messageFor(error, 'Failed to load the member')}
        </ErrorBox>
      )}
      {!data && !isError && <Skeleton label="Loading the member" rows={2} />}
      {data && (
        <>
          <MemberFacts card={data} />
          {id !== reader.id && (
            <MemberDecisions
              card={data}
              reader={reader}
              onChanged={() => void refetch()}
              onAsk={decision => setAsked(decision)}
            />
          )}
        </>
      )}
    </Dialog>
  )
}

function MemberFacts({ card }: { card: MemberCard }) {
  const { id, name, pictureUrl, role, isPresent, memberSince } = card
  return (
    <div className={css.card}>
      <MemberFace id={id} initials={initialsOf(name)} pictureUrl={pictureUrl} sizePixels={64} />
      <p>
        {role && (
          <>
            {roleNames[role]} of the lounge
            <br />
          </>
        )}
        {isPresent ? 'In the lounge now' : 'Not in the lounge'}
        <br />
        Member since {month.format(new Date(memberSince))}
      </p>
    </div>
  )
}
