import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '#platform/client/api.ts'
import { messageFor } from '#platform/client/message-for.ts'
import { ActionMenu } from '#platform/client/ui/ActionMenu.tsx'
import { useToast } from '#platform/client/ui/use-toast.ts'
import { type ChatChannel, chatContract, type MuteTime } from '../chat.contract.ts'
import css from './ChatPage.module.css'
import { receiveChannel } from './channel-queries.ts'

const muteChoices: readonly { label: string; time: MuteTime }[] = [
  { label: 'Mute for 1 hour', time: 'hour' },
  { label: 'Mute tonight', time: 'tonight' },
  { label: 'Mute for a week', time: 'week' },
  { label: 'Mute always', time: 'always' },
]
/** A moment so far ahead stands for always. */
const alwaysYear = 9999

interface ChannelHeadProps {
  channel: ChatChannel
  now: number
}

/** What the channel is for, and whether the member hears of it. */
export function ChannelHead({ channel, now }: ChannelHeadProps) {
  const { name, topic, mutedUntil } = channel
  const queries = useQueryClient()
  const toast = useToast()
  const mute = useMutation({
    mutationFn: (time: MuteTime) => call(chatContract.muteChannel, { params: { name }, body: { for: time } }),
    onSuccess: changed => receiveChannel(queries, changed),
    onError: failure => toast.error(messageFor(failure, 'Failed to save the change'), { id: 'chat' }),
  })
  const until = mutedUntil === null || Date.parse(mutedUntil) <= now ? null : new Date(mutedUntil)
  const choices = muteChoices.map(({ label, time }) => ({ label, onChoose: () => mute.mutate(time) }))
  return (
    <header className={css.channelHead}>
      <div>
        <h2>{name}</h2>
        <p>
          {topic} <span role="status">{until && describeMute(until)}</span>
        </p>
      </div>
      <ActionMenu
        label={`Mute ${name}`}
        groups={[until ? [{ label: 'Unmute', onChoose: () => mute.mutate('off') }] : choices]}
      />
    </header>
  )
}

function describeMute(until: Date): string {
  if (until.getFullYear() >= alwaysYear) return 'Muted.'
  const day = { weekday: 'short', hour: 'numeric', minute: '2-digit' } as const
  return `Muted until ${until.toLocaleString('en-US', day)}.`
}
