import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { call } from '#platform/client/api.ts'
import { messageFor } from '#platform/client/message-for.ts'
import { NewMessagesButton } from '#platform/client/ui/chat/ChatRules.tsx'
import { Composer } from '#platform/client/ui/chat/Composer.tsx'
import { createLazyPart } from '#platform/client/ui/create-lazy-part.ts'
import { ErrorBox } from '#platform/client/ui/ErrorBox.tsx'
import { Skeleton } from '#platform/client/ui/Skeleton.tsx'
import { useNow } from '#platform/client/ui/use-now.ts'
import { useToast } from '#platform/client/ui/use-toast.ts'
import {
  type ChatChannel,
  type ChatMessage,
  chatContract,
  maxMessageLength,
  messagesUnreadable,
} from '../chat.contract.ts'
import { ChannelHead } from './ChannelHead.tsx'
import css from './ChatPage.module.css'
import { receiveChange } from './channel-queries.ts'
import { Messages } from './Messages.tsx'
import { useChannel } from './use-channel.ts'
import { useDraft } from './use-draft.ts'
import { useReact } from './use-react.ts'
import { useScrollLog } from './use-scroll-log.ts'

const ConfirmDialog = createLazyPart(
  async () => (await import('#platform/client/ui/ConfirmDialog.tsx')).ConfirmDialog,
)

/** One channel: its messages, and the field for the next one. */
export function ChannelView({ channel }: { channel: ChatChannel }) {
  const { name } = channel
  const { memberId, log, waiting, loadEarlier, post, retry, markRead } = useChannel(name)
  const queries = useQueryClient()
  const toast = useToast()
  const react = useReact(name, memberId)
  const now = useNow(60_000)
  /** Where the line above what is new stays, while the channel is open. */
  const [readSeq] = useState(channel.readSeq)
  const [text, setText] = useDraft(memberId, name)
  const [edited, setEdited] = useState<ChatMessage>()
  const [deleted, setDeleted] = useState<ChatMessage>()
  const messages = log.data?.messages ?? []
  const lastSeq = messages.at(-1)?.seq ?? 0
  const { box, isAtEnd, goToEnd, onScroll } = useScrollLog({
    name,
    lastKey: `${lastSeq} ${waiting.length}`,
    firstKey: messages[0]?.seq ?? 0,
    hasEarlier: log.data?.hasEarlier ?? false,
    onEarlier: loadEarlier,
  })
  const noteRead = useEffectEvent((seq: number) => void markRead(seq).catch(() => undefined))
  const isRead = isAtEnd && lastSeq > channel.readSeq
  useEffect(() => {
    if (isRead && document.visibilityState === 'visible') noteRead(lastSeq)
  }, [isRead, lastSeq])
  const params = (id: string) => ({ name, id })
  const edit = useMutation({
    mutationFn: ({ id, content }: { id: string; content: string }) =>
      call(chatContract.editMessage, { params: params(id), body: { content } }),
    onSuccess(message) {
      receiveChange(queries, name, message)
      setEdited(undefined)
      setText('')
    },
    onError: failure => toast.error(messageFor(failure, 'Failed to save the change'), { id: 'chat' }),
  })
  const remove = useMutation({
    mutationFn: (id: string) => call(chatContract.deleteMessage, { params: params(id) }),
    onSuccess: message => receiveChange(queries, name, message),
    onError: failure => toast.error(messageFor(failure, 'Failed to delete the message'), { id: 'chat' }),
  })
  const send = (content: string) => {
    if (edited) return edit.mutate({ id: edited.id, content })
    post(content)
    setText('')
    goToEnd()
  }
  const unseen = messages.filter(({ seq, authorId }) => seq > channel.readSeq && authorId !== memberId)
  return (
    <section className={css.channel} aria-label={`Channel ${name}`}>
      <ChannelHead channel={channel} now={now} />
      <div className={css.log} ref={box} onScroll={onScroll}>
        {log.isPending && <Skeleton label="Loading messages" rows={6} />}
        {log.isError && !log.data && (
          <ErrorBox onRetry={() => void log.refetch()} retrying={log.isFetching}>
            {messagesUnreadable}
          </ErrorBox>
        )}
        {log.data && messages.length === 0 && waiting.length === 0 && (
          <p className={css.empty}>Nobody has written here yet. Say good evening.</p>
        )}
        <Messages
          label={`Messages of ${name}`}
          {...{ messages, waiting, memberId, readSeq, now }}
          onRetry={retry}
          onEdit={message => {
            setEdited(message)
            setText(message.content)
          }}
          onDelete={setDeleted}
          onReact={(message, kind) => void react(message, kind)}
        />
      </div>
      <NewMessagesButton count={isAtEnd ? 0 : unseen.length} onPress={goToEnd} />
      <Composer
        key={edited?.id ?? 'new'}
        label={edited ? 'Change your message' : `Say something in ${name}`}
        value={text}
        onValueChange={setText}
        onSend={send}
        maxLength={maxMessageLength}
      />
      {deleted && (
        <ConfirmDialog
          title="Delete this message?"
          description="Its text goes for everybody. This cannot be undone."
          action="Delete"
          onClose={() => setDeleted(undefined)}
          onConfirm={() => {
            setDeleted(undefined)
            remove.mutate(deleted.id)
          }}
        />
      )}
    </section>
  )
}
