import { type ReactNode, useId } from 'react'
import { Switch } from '#platform/client/ui/Switch.tsx'
import type { Channel } from '../notification-settings.contract.ts'
import type { NotificationKind } from '../notifications.contract.ts'
import css from './KindChannels.module.css'
import { useNotificationSettings } from './use-notification-settings.ts'

interface KindChannelsProps {
  /** The switch for mail about the climate, which is one of the member’s settings. */
  climateMail: ReactNode
  /** The same for events. */
  eventsMail: ReactNode
  isModerator: boolean
}

const kinds: readonly { kind: NotificationKind; title: string; description: string }[] = [
  { kind: 'climate', title: 'Climate', description: 'A humidor leaves its range, or a sensor falls silent.' },
  { kind: 'aging', title: 'Aging', description: 'A cigar has rested until its date.' },
  { kind: 'stock', title: 'Low stock', description: 'Few are left of a cigar, by the number that you set.' },
  {
    kind: 'events',
    title: 'Events',
    description: 'A place becomes free for you, and a reminder the day before an event you come to.',
  },
  {
    kind: 'mentions',
    title: 'Mentions',
    description: 'Somebody names you in the chat. Mail comes as a digest of what you did not read.',
  },
  {
    kind: 'announcements',
    title: 'Announcements',
    description: 'The lounge tells its members something: closed tonight, boxes have arrived.',
  },
  {
    kind: 'corrections',
    title: 'Corrections',
    description: 'An admin answers what you reported about a cigar or a drink.',
  },
  { kind: 'gifts', title: 'Gifts', description: 'A member gives you cigars, or answers a gift of yours.' },
]
const moderatorKinds: typeof kinds = [
  { kind: 'reports', title: 'Reports', description: 'A member reports a message of the chat.' },
]

export function KindChannels({ climateMail, eventsMail, isModerator }: KindChannelsProps) {
  const { settings } = useNotificationSettings()
  return (
    <div className={css.kinds}>
      {[...kinds, ...(isModerator ? moderatorKinds : [])].map(one => (
        <Kind key={one.kind} {...one}>
          <ChannelSwitch kind={one.kind} channel="bell" label="Bell" />
          {one.kind === 'climate' && climateMail}
          {one.kind === 'events' && eventsMail}
          {'mail' in settings.channels[one.kind] && (
            <ChannelSwitch kind={one.kind} channel="mail" label="Mail" />
          )}
          <ChannelSwitch kind={one.kind} channel="push" label="Push" />
        </Kind>
      ))}
      {!settings.hasMail && (
        <p className={css.note}>
          This lounge has no mail server yet: its mail waits in the outbox, which an admin can read.
        </p>
      )}
    </div>
  )
}

interface KindProps {
  title: string
  description: string
  children: ReactNode
}

function Kind({ title, description, children }: KindProps) {
  const id = useId()
  return (
    <fieldset className={css.kind} aria-labelledby={id}>
      <div>
        <p id={id} className={css.title}>
          {title}
        </p>
        <p className={css.description}>{description}</p>
      </div>
      <div className={css.channels}>{children}</div>
    </fieldset>
  )
}

interface ChannelSwitchProps {
  kind: NotificationKind
  channel: Channel
  label: string
}

function ChannelSwitch({ kind, channel, label }: ChannelSwitchProps) {
  const { settings, change } = useNotificationSettings()
  const chosen: Partial<Record<Channel, boolean>> = settings.channels[kind]
  return (
    <Switch
      label={label}
      checked={chosen[channel] === true}
      onCheckedChange={isOn => change({ channels: { [kind]: { [channel]: isOn } } })}
    />
  )
}
