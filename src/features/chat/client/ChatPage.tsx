import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { BackTo } from '#platform/client/ui/BackTo.tsx'
import { ErrorBox } from '#platform/client/ui/ErrorBox.tsx'
import { Skeleton } from '#platform/client/ui/Skeleton.tsx'
import { defaultChannel, messagesUnreadable } from '../chat.contract.ts'
import { ChannelList } from './ChannelList.tsx'
import { ChannelView } from './ChannelView.tsx'
import css from './ChatPage.module.css'
import type { CardParts } from './card-parts.ts'
import { channelsQuery } from './channel-queries.ts'
import { PresentMembers } from './PresentMembers.tsx'
import { usePresence } from './use-presence.ts'

export function ChatPage({ cards }: { cards: CardParts }) {
  const { channel: wanted, message } = useSearch({ from: '/lounge/chat' })
  const { data, isPending, isError, isFetching, refetch } = useQuery(channelsQuery)
  const presence = usePresence()
  const channels = data?.channels ?? []
  const found = channels.find(({ name }) => name === wanted)
  const shown = found ?? channels.find(({ name }) => name === defaultChannel) ?? channels[0]
  const isGone = data !== undefined && wanted !== undefined && !found
  return (
    <div className={css.page}>
      <div className={css.side}>
        <header className={css.head}>
          <BackTo to="/lounge">Back to Lounge</BackTo>
          <h1>Virtual Lounge Chat</h1>
          <p role="status">
            {presence && `${presence.online} Online`}
            {isGone && ' That channel is not open any more.'}
          </p>
        </header>
        {shown && <ChannelList channels={channels} shown={shown.name} />}
      </div>
      {isPending && <Skeleton label="Loading messages" rows={6} />}
      {isError && !data && (
        <ErrorBox onRetry={() => void refetch()} retrying={isFetching}>
          {messagesUnreadable}
        </ErrorBox>
      )}
      {shown && <ChannelView key={shown.name} channel={shown} wanted={found && message} cards={cards} />}
      {presence && <PresentMembers presence={presence} />}
    </div>
  )
}
