import type { FirstStep } from '../numbers.contract.ts'
import type { Beginnings } from './numbers.store.ts'

/** Of a lounge that nobody has named yet. */
const defaultName = 'Smoke Deck'

/** Each is ticked by what is there, and none by a press. */
export function firstSteps({
  siteName,
  hasMail,
  has_event,
  has_invited,
  has_sensor,
}: Beginnings & { siteName: string; hasMail: boolean }): FirstStep[] {
  return [
    {
      id: 'name',
      title: 'Name the lounge',
      isDone: siteName !== defaultName,
      advice: 'Its name, city and contact, then start the server again from there.',
      href: '/dashboard/admin?tab=lounge',
    },
    {
      id: 'mail',
      title: 'Set a mail server',
      isDone: hasMail,
      advice: 'Until then mail stays in the outbox.',
      href: '/dashboard/admin?tab=lounge',
    },
    {
      id: 'event',
      title: 'Make the first event',
      isDone: has_event,
      advice: 'Members say whether they come, and get reminders.',
      href: '/lounge/events/manage',
    },
    {
      id: 'members',
      title: 'Invite members',
      isDone: has_invited,
      advice: 'By mail, from a list, or with a code at the counter.',
      href: '/dashboard/admin?tab=invitations',
    },
    {
      id: 'sensor',
      title: 'Connect a sensor',
      isDone: has_sensor,
      advice: 'In a humidor, at its climate: a Govee, or whatever can send readings.',
      href: '/dashboard/humidor',
    },
  ]
}
