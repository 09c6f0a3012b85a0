import { useState } from 'react'
import { NewMessagesButton, TypingLine } from '#platform/client/ui/chat/ChatRules.tsx'
import { createLazyPart } from '#platform/client/ui/create-lazy-part.ts'
import { ErrorBox } from '#platform/client/ui/ErrorBox.tsx'
import { Skeleton } from '#platform/client/ui/Skeleton.tsx'
import { useNow } from '#platform/client/ui/use-now.ts'
import type { ChatChannel } from '../channels.contract.ts'
import { messagesUnreadable } from '../chat.contract.ts'
import type { OpenDialog } from './ChannelDialogs.tsx'
import { ChannelHead } from './ChannelHead.tsx'
import { ChatComposer } from './ChatComposer.tsx'
import css from './ChatPage.module.css'
import type { CardParts } from './card-parts.ts'
import { Messages } from './Messages.tsx'
import { useArturoNote } from './use-arturo-note.ts'
import { useBlocks } from './use-blocks.ts'
import { useChannel } from './use-channel.ts'
import { useMessageActions } from './use-message-actions.ts'
import { useNoteRead } from './use-note-read.ts'
import { useReact } from './use-react.ts'
import { useReader } from './use-reader.ts'
import { useScrollLog } from './use-scroll-log.ts'
import { useTyping } from './use-typing.ts'
import { useWantedMessage } from './use-wanted-message.ts'
import { useWriting } from './use-writing.ts'

const ChannelDialogs = createLazyPart(async () => (await import('./ChannelDialogs.tsx')).ChannelDialogs)

interface ChannelViewProps {
  channel: ChatChannel
  /** The number of the message that the address names. */
  wanted: number | undefined
  cards: CardParts
}

/** One channel: its messages, and the field for the next one. */
export function ChannelView({ channel, wanted, cards }: ChannelViewProps) {
  const { name, title } = channel
  const { memberId, log, waiting, isStuck, loadEarlier, post, retry, discard, markRead } = useChannel(name)
  const reader = useReader()
  const { edit, remove, pin, copyLink } = useMessageActions(name)
  const react = useReact(name, memberId)
  const now = useNow(60_000)
  /** Where the line above what is new stays, while the channel is open. */
  const [readSeq] = useState(channel.readSeq)
  const [dialog, setDialog] = useState<OpenDialog>()
  const blocked = useBlocks()
  const arturo = useArturoNote(name)
  const typing = useTyping(name, memberId, blocked)
  const messages = log.data?.messages ?? []
  const lastSeq = messages.at(-1)?.seq ?? 0
  const { box, isAtEnd, goToEnd, goTo, onScroll } = useScrollLog({
    name,
    lastKey: `${lastSeq} ${waiting.length}`,
    firstKey: messages[0]?.seq ?? 0,
    hasEarlier: log.data?.hasEarlier ?? false,
    onEarlier: loadEarlier,
  })
  useWantedMessage({ channel: name, seq: wanted, isLoaded: log.data !== undefined, box, goTo })
  useNoteRead({ isAtEnd, lastSeq, readSeq: channel.readSeq, markRead })
  const writing = useWriting({
    memberId,
    channel: name,
    onPost(...message) {
      post(...message)
      arturo.dismiss()
      goToEnd()
    },
    onEdit: (id, content, done) => edit.mutate({ id, content }, { onSuccess: done }),
  })
  const unseen = messages.filter(({ seq, authorId }) => seq > channel.readSeq && authorId !== memberId)
  return (
    <section className={css.channel} aria-label={`Channel ${title}`}>
      <ChannelHead {...{ channel, now, reader }} onOpen={kind => setDialog({ kind })} />
      <div className={css.log} ref={box} onScroll={onScroll}>
        <div>
          <LogState log={log} isEmpty={messages.length === 0 && waiting.length === 0} />
          <Messages
            channel={channel}
            {...{ messages, waiting, isStuck, reader, blocked, wanted, readSeq, now }}
            onRetry={retry}
            onDiscard={discard}
            renderCard={cards.renderCard}
            onReply={writing.reply}
            onCopyLink={message => void copyLink(message)}
            onEdit={writing.edit}
            onDelete={message => setDialog({ kind: 'delete', message })}
            onReact={(message, kind) => void react(message, kind)}
            onReport={message => setDialog({ kind: 'report', message })}
            onPin={pin}
            onAuthor={id => setDialog({ kind: 'member', id })}
          />
        </div>
      </div>
      <NewMessagesButton count={isAtEnd ? 0 : unseen.length} onPress={goToEnd} />
      <TypingLine names={typing.names} />
      <ChatComposer
        channel={title}
        reader={reader}
        composition={writing}
        onTyping={typing.note}
        note={arturo.note}
        onDismissNote={arturo.dismiss}
        CardChoice={cards.CardChoice}
      />
      {dialog && (
        <ChannelDialogs
          channel={channel}
          dialog={dialog}
          reader={reader}
          onClose={() => setDialog(undefined)}
          onDelete={remove}
        />
      )}
    </section>
  )
}

interface LogStateProps {
  log: ReturnType<typeof useChannel>['log']
  isEmpty: boolean
}

/** What stands in the place of messages. */
function LogState({ log, isEmpty }: LogStateProps) {
  if (log.isPending) return <Skeleton label="Loading messages" rows={6} />
  if (log.isError && !log.data)
    return (
      <ErrorBox onRetry={() => void log.refetch()} retrying={log.isFetching}>
        {messagesUnreadable}
      </ErrorBox>
    )
  return isEmpty ? <p className={css.empty}>Nobody has written here yet. Say good evening.</p> : null
}
