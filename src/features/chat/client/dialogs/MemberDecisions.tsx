import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '#platform/client/api.ts'
import { messageFor } from '#platform/client/message-for.ts'
import { Button } from '#platform/client/ui/Button.tsx'
import { useToast } from '#platform/client/ui/use-toast.ts'
import { loungeMembersContract, type MemberCard } from '../../lounge-members.contract.ts'
import { moderationContract } from '../../moderation.contract.ts'
import { moderationKey } from '../moderation/moderation-queries.ts'
import { blocksQuery } from '../use-blocks.ts'
import { canActOn, type Reader } from '../use-reader.ts'
import css from './ChatDialogs.module.css'

/** A decision that a dialog of its own asks about. */
export type AskedDecision = 'silence' | 'remove' | 'ban'

interface MemberDecisionsProps {
  card: MemberCard
  reader: Reader
  onChanged: () => void
  onAsk: (decision: AskedDecision) => void
}

/** What can be done about another member: blocked by everybody, the rest by those who may. */
export function MemberDecisions({ card, reader, onChanged, onAsk }: MemberDecisionsProps) {
  const { id, isBlocked, silencedUntil, role } = card
  const queries = useQueryClient()
  const toast = useToast()
  const params = { id }
  const decide = useMutation({
    async mutationFn(decision: 'block' | 'unsilence') {
      const { blockMember, unblockMember } = loungeMembersContract
      if (decision === 'block') await call(isBlocked ? unblockMember : blockMember, { params })
      else await call(moderationContract.silenceMember, { params, body: { for: 'off' } })
      await queries.invalidateQueries({
        queryKey: decision === 'block' ? blocksQuery.queryKey : moderationKey,
      })
    },
    onSuccess: onChanged,
    onError: failure => toast.error(messageFor(failure, 'Failed to save the change'), { id: 'chat' }),
  })
  return (
    <div className={css.buttons}>
      <Button size="small" working={decide.isPending} onClick={() => decide.mutate('block')}>
        {isBlocked ? 'Unblock' : 'Block'}
      </Button>
      {canActOn(reader, role) && (
        <>
          {silencedUntil ? (
            <Button size="small" working={decide.isPending} onClick={() => decide.mutate('unsilence')}>
              Let write again
            </Button>
          ) : (
            <Button size="small" onClick={() => onAsk('silence')}>
              Silence
            </Button>
          )}
          <Button size="small" onClick={() => onAsk('remove')}>
            Remove messages
          </Button>
          <Button size="small" onClick={() => onAsk('ban')}>
            Ban
          </Button>
        </>
      )}
    </div>
  )
}
