import { MagnifyingGlassIcon } from '@phosphor-icons/react/MagnifyingGlass'
import { PushPinIcon } from '@phosphor-icons/react/PushPin'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '#platform/client/api.ts'
import { messageFor } from '#platform/client/message-for.ts'
import { ActionMenu } from '#platform/client/ui/ActionMenu.tsx'
import { IconButton } from '#platform/client/ui/IconButton.tsx'
import { useToast } from '#platform/client/ui/use-toast.ts'
import { type ChatChannel, chatContract, type MuteTime } from '../chat.contract.ts'
import type { ChannelDialogKind } from './ChannelDialogs.tsx'
import css from './ChatPage.module.css'
import { receiveChannel } from './channel-queries.ts'

const muteChoices: readonly { label: string; time: MuteTime }[] = [
  { label: 'Mute for 1 hour', time: 'hour' },
  { label: 'Mute tonight', time: 'tonight' },
  { label: 'Mute for a week', time: 'week' },
  { label: 'Mute always', time: 'always' },
]
/** For admins. */
const adminChoices: readonly { label: string; kind: ChannelDialogKind }[] = [
  { label: 'Topic and slow mode', kind: 'channel' },
  { label: 'Add a channel', kind: 'new channel' },
  { label: 'Reports', kind: 'reports' },
  { label: 'Arturo in the channels', kind: 'arturo' },
]
/** A moment so far ahead stands for always. */
const alwaysYear = 9999

interface ChannelHeadProps {
  channel: ChatChannel
  now: number
  isAdmin: boolean
  onOpen: (dialog: ChannelDialogKind) => void
}

/** What the channel is for, and whether the member hears of it. */
export function ChannelHead({ channel, now, isAdmin, onOpen }: ChannelHeadProps) {
  const { name, topic, slowSeconds, mutedUntil } = channel
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
          label={isAdmin ? `Mute or manage ${name}` : `Mute ${name}`}
          groups={[
            until ? [{ label: 'Unmute', onChoose: () => mute.mutate('off') }] : choices,
            ...(isAdmin
              ? [adminChoices.map(({ label, kind }) => ({ label, onChoose: () => onOpen(kind) }))]
              : []),
          ]}
        />
      </div>
    </header>
  )
}

function describeMute(until: Date): string {
  if (until.getFullYear() >= alwaysYear) return 'Muted.'
  const day = { weekday: 'short', hour: 'numeric', minute: '2-digit' } as const
  return `Muted until ${until.toLocaleString('en-US', day)}.`
}
