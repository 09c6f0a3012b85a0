import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { adminAccountsContract } from '#features/accounts/admin-accounts.contract.ts'
import { initialsOf } from '#features/member/client/member-name.ts'
import { call } from '#platform/client/api.ts'
import { messageFor } from '#platform/client/message-for.ts'
import { Button } from '#platform/client/ui/Button.tsx'
import { Dialog } from '#platform/client/ui/Dialog.tsx'
import { ErrorBox } from '#platform/client/ui/ErrorBox.tsx'
import { MemberFace } from '#platform/client/ui/MemberFace.tsx'
import { Skeleton } from '#platform/client/ui/Skeleton.tsx'
import { useToast } from '#platform/client/ui/use-toast.ts'
import { loungeMembersContract, type MemberCard } from '../../lounge-members.contract.ts'
import { moderationContract } from '../../moderation.contract.ts'
import type { Reader } from '../MessageItem.tsx'
import { blocksQuery } from '../use-blocks.ts'
import css from './ChatDialogs.module.css'

export interface MemberCardDialogProps {
  id: string
  reader: Reader
  onClose: () => void
}

const month = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric' })

/** Who a member is, and what can be done about them. */
export function MemberCardDialog({ id, reader, onClose }: MemberCardDialogProps) {
  const { data, isError, error, isFetching, refetch } = useQuery({
    queryKey: ['lounge', 'member', id],
    queryFn: ({ signal }) => call(loungeMembersContract.readMember, { params: { id } }, { signal }),
    staleTime: 0,
  })
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
          <div className={css.card}>
            <MemberFace
              id={id}
              initials={initialsOf(data.name)}
              pictureUrl={data.pictureUrl}
              sizePixels={64}
            />
            <p>
              {data.isPresent ? 'In the lounge now' : 'Not in the lounge'}
              <br />
              Member since {month.format(new Date(data.memberSince))}
            </p>
          </div>
          {id !== reader.id && (
            <MemberDecisions
              card={data}
              isAdmin={reader.isAdmin}
              onChanged={() => void refetch()}
              onBanned={onClose}
            />
          )}
        </>
      )}
    </Dialog>
  )
}

interface MemberDecisionsProps {
  card: MemberCard
  isAdmin: boolean
  onChanged: () => void
  onBanned: () => void
}

function MemberDecisions({ card, isAdmin, onChanged, onBanned }: MemberDecisionsProps) {
  const { id, name, isBlocked, silencedUntil } = card
  const queries = useQueryClient()
  const toast = useToast()
  const [asksToBan, setAsksToBan] = useState(false)
  const params = { id }
  const decide = useMutation({
    async mutationFn(decision: 'block' | 'silence' | 'ban') {
      const { blockMember, unblockMember } = loungeMembersContract
      if (decision === 'block') await call(isBlocked ? unblockMember : blockMember, { params })
      else if (decision === 'silence')
        await call(moderationContract.silenceMember, {
          params,
          body: { for: silencedUntil ? 'off' : 'hour' },
        })
      else
        await call(adminAccountsContract.banAccount, {
          body: { userId: id, reason: 'Banned from the lounge' },
        })
      await queries.invalidateQueries({ queryKey: blocksQuery.queryKey })
    },
    onSuccess(_done, decision) {
      setAsksToBan(false)
      if (decision !== 'ban') return onChanged()
      onBanned()
      return void toast.info(`${name} is banned`, { id: 'chat' })
    },
    onError: failure => toast.error(messageFor(failure, 'Failed to save the change'), { id: 'chat' }),
  })
  return (
    <div className={css.buttons}>
      <Button size="small" working={decide.isPending} onClick={() => decide.mutate('block')}>
        {isBlocked ? 'Unblock' : 'Block'}
      </Button>
      {isAdmin && (
        <>
          <Button size="small" working={decide.isPending} onClick={() => decide.mutate('silence')}>
            {silencedUntil ? 'Let write again' : 'Silence for 1 hour'}
          </Button>
          <Button
            size="small"
            look={asksToBan ? 'danger' : 'secondary'}
            working={decide.isPending}
            onClick={() => (asksToBan ? decide.mutate('ban') : setAsksToBan(true))}
          >
            {asksToBan ? `Yes, ban ${name}` : 'Ban'}
          </Button>
        </>
      )}
    </div>
  )
}
