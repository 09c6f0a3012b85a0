import { MagnifyingGlassIcon } from '@phosphor-icons/react/MagnifyingGlass'
import { PushPinIcon } from '@phosphor-icons/react/PushPin'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { call } from '#platform/client/api.ts'
import { messageFor } from '#platform/client/message-for.ts'
import { ActionMenu } from '#platform/client/ui/ActionMenu.tsx'
import { IconButton } from '#platform/client/ui/IconButton.tsx'
import { useToast } from '#platform/client/ui/use-toast.ts'
import { type ChatChannel, channelsContract, type MuteTime } from '../channels.contract.ts'
import type { ChannelDialogKind } from './ChannelDialogs.tsx'
import css from './ChatPage.module.css'
import { receiveChannel } from './channel-queries.ts'
import { describeUntil } from './describe-until.ts'
import type { Reader } from './use-reader.ts'

const muteChoices: readonly { label: string; time: MuteTime }[] = [
  { label: 'Mute for 1 hour', time: 'hour' },
  { label: 'Mute tonight', time: 'tonight' },
  { label: 'Mute for a week', time: 'week' },
  { label: 'Mute always', time: 'always' },
]
/** For admins. */
const adminChoices: readonly { label: string; kind: ChannelDialogKind }[] = [
  { label: 'Name, topic and slow mode', kind: 'channel' },
  { label: 'Add a channel', kind: 'new channel' },
  { label: 'Arturo in the channels', kind: 'arturo' },
]

interface ChannelHeadProps {
  channel: ChatChannel
  now: number
  reader: Reader
  onOpen: (dialog: ChannelDialogKind) => void
}

/** What the channel is for, and whether the member hears of it. */
export function ChannelHead({ channel, now, reader, onOpen }: ChannelHeadProps) {
  const { name, title, topic, slowSeconds, mutedUntil } = channel
  const navigate = useNavigate()
  const queries = useQueryClient()
  const toast = useToast()
  const mute = useMutation({
    mutationFn: (time: MuteTime) =>
      call(channelsContract.muteChannel, { params: { name }, body: { for: time } }),
    onSuccess: changed => receiveChannel(queries, changed),
    onError: failure => toast.error(messageFor(failure, 'Failed to save the change'), { id: 'chat' }),
  })
  const until = mutedUntil === null || Date.parse(mutedUntil) <= now ? null : new Date(mutedUntil)
  const choices = muteChoices.map(({ label, time }) => ({ label, onChoose: () => mute.mutate(time) }))
  return (
    <header className={css.channelHead}>
      <div>
        <h2>{title}</h2>
        <p>
          {topic} {slowSeconds > 0 && `Slow mode, ${slowSeconds} seconds. `}
          <span role="status">{until && describeMute(until)}</span>
        </p>
      </div>
      <div className={css.channelTools}>
        <IconButton
          label="House rules and pins"
          icon={<PushPinIcon weight="light" />}
          onClick={() => onOpen('pins')}
        />
        <IconButton
          label="Search messages"
          icon={<MagnifyingGlassIcon weight="light" />}
          onClick={() => onOpen('search')}
        />
        <ActionMenu
          label={reader.isModerator ? `Mute or manage ${title}` : `Mute ${title}`}
          groups={[
            until ? [{ label: 'Unmute', onChoose: () => mute.mutate('off') }] : choices,
            ...(reader.isAdmin
              ? [adminChoices.map(({ label, kind }) => ({ label, onChoose: () => onOpen(kind) }))]
              : []),
            ...(reader.isModerator
              ? [[{ label: 'Moderation', onChoose: () => void navigate({ to: '/lounge/moderation' }) }]]
              : []),
          ]}
        />
      </div>
    </header>
  )
}

function describeMute(until: Date): string {
  const end = describeUntil(until)
  return end === undefined ? 'Muted.' : `Muted until ${end}.`
}
