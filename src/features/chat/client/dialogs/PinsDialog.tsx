import { useQuery } from '@tanstack/react-query'
import { Dialog } from '#platform/client/ui/Dialog.tsx'
import { ErrorBox } from '#platform/client/ui/ErrorBox.tsx'
import { Skeleton } from '#platform/client/ui/Skeleton.tsx'
import type { ChatChannel } from '../../channels.contract.ts'
import { messagesUnreadable } from '../../chat.contract.ts'
import { pinsQuery } from '../channel-queries.ts'
import css from './ChatDialogs.module.css'
import { FoundMessage } from './FoundMessage.tsx'

const houseRules = [
  'Be good company. Argue about cigars, not about people.',
  'Nobody sells, buys or trades tobacco or alcohol here.',
  'What is said in the lounge stays in the lounge.',
]

export interface PinsDialogProps {
  channel: ChatChannel
  onClose: () => void
}

/** The rules of the house, and what moderators have pinned in a channel. */
export function PinsDialog({ channel, onClose }: PinsDialogProps) {
  const { data, isPending, isError, isFetching, refetch } = useQuery(pinsQuery(channel.name))
  const messages = data?.messages ?? []
  return (
    <Dialog open onOpenChange={open => !open && onClose()} title="House rules and pins" size="medium">
      <ol className={css.rules}>
        {houseRules.map(rule => (
          <li key={rule}>{rule}</li>
        ))}
      </ol>
      <h3 className={css.heading}>Pinned in {channel.title}</h3>
      {isPending && <Skeleton label="Loading messages" rows={2} />}
      {isError && (
        <ErrorBox onRetry={() => void refetch()} retrying={isFetching}>
          {messagesUnreadable}
        </ErrorBox>
      )}
      {data && messages.length === 0 && <p className={css.none}>Nothing is pinned here.</p>}
      <ul className={css.found}>
        {messages.map(message => (
          <FoundMessage key={message.id} channel={channel.name} message={message} onOpen={onClose} />
        ))}
      </ul>
    </Dialog>
  )
}
