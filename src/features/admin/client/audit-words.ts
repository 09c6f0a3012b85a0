/** Actions that are filtered together, by their beginning. */
export const actionGroups = [
  { value: '', label: 'Everything' },
  { value: 'account.sign-in', label: 'Sign-ins' },
  { value: 'account.', label: 'Accounts and roles' },
  { value: 'admin.', label: 'The admin page' },
  { value: 'invitation.', label: 'Invitations' },
  { value: 'member', label: 'Members' },
  { value: 'announcement.', label: 'Announcements' },
  { value: 'catalogue.', label: 'Catalog' },
  { value: 'channel.', label: 'Channels' },
  { value: 'event.', label: 'Events' },
  { value: 'lounge-humidor.', label: 'The lounge humidor' },
  { value: 'ticket.', label: 'Check-ins' },
  { value: 'walk-in.', label: 'Walk-ins' },
  { value: 'message', label: 'Messages' },
  { value: 'pairing.', label: 'Tonight’s Pick' },
  { value: 'pronunciation.', label: 'Pronunciation' },
  { value: 'report.', label: 'Reports' },
  { value: 'settings.', label: 'Settings' },
  { value: 'shops.', label: 'Shops' },
  { value: 'role.refused', label: 'What was refused' },
] as const

const words: Readonly<Record<string, string>> = {
  'account.approve': 'Let the account in',
  'account.ban': 'Banned the member',
  'account.correct-email': 'Corrected the address',
  'account.create-reset-link': 'Made a reset link',
  'account.decline': 'Declined the account',
  'account.delete': 'Deleted their account',
  'account.end-sessions': 'Ended all sessions',
  'account.export': 'Downloaded all data of their account',
  'account.remove-second-factor': 'Removed the second factor',
  'account.role': 'Set the role',
  'account.send-reset-link': 'Sent a reset link',
  'account.sign-in': 'Signed in',
  'account.sign-in-refused': 'Failed to sign in',
  'account.unban': 'Lifted the ban',
  'admin.lock': 'Locked the admin page',
  'admin.unlock': 'Opened the admin page',
  'admin.unlock-refused': 'Failed to open the admin page',
  'announcement.withdraw': 'Took an announcement back',
  'announcement.write': 'Wrote an announcement',
  'arturo.switch': 'Switched Arturo in the channels',
  'audit-log.export': 'Downloaded the audit log',
  'catalogue.add': 'Added a row to the catalog',
  'catalogue.correct': 'Corrected a row of the catalog',
  'catalogue.decline': 'Declined a report about the catalog',
  'catalogue.give-up': 'Gave a row of the catalog up',
  'channel.add': 'Added a channel',
  'channel.archive': 'Archived a channel',
  'channel.change': 'Changed a channel',
  'channel.rename': 'Renamed a channel',
  'channel.restore': 'Opened a channel again',
  'event.cancel': 'Canceled an event',
  'event.change': 'Changed an event',
  'event.create': 'Created an event',
  'event.save-cover': 'Saved a cover picture',
  'event.restore': 'Put a canceled event on again',
  'lounge-humidor.change': 'Changed the lounge humidor',
  'invitation.link': 'Created a code for the counter',
  'invitation.mail': 'Sent an invitation again',
  'invitation.send': 'Sent invitations',
  'invitation.withdraw': 'Withdrew an invitation',
  'jobs.retry': 'Tried failed jobs again',
  'lounge.change': 'Changed what the lounge says of itself',
  'mail.test': 'Sent a test mail',
  'member.export': 'Downloaded the members',
  'member.membership': 'Changed the membership',
  'member.silence': 'Silenced the member',
  'member.unsilence': 'Let the member write again',
  'message.pin': 'Pinned a message',
  'message.remove': 'Removed a message',
  'message.unpin': 'Unpinned a message',
  'messages.remove-since': 'Removed all messages since a moment',
  'messages.restore': 'Put messages back',
  'numbers.export': 'Downloaded the numbers',
  'outbox.open': 'Opened a mail of the outbox',
  'pairing.change': 'Changed a curated pairing',
  'pairing.choose': 'Chose Tonight’s Pick',
  'pairing.create': 'Created a curated pairing',
  'pairing.release': 'Let the pairings take turns again',
  'pairing.remove': 'Removed a curated pairing',
  'pronunciation.remove': 'Removed a word of the pronunciation',
  'pronunciation.save': 'Saved a word of the pronunciation',
  'report.close': 'Closed a report',
  'role.refused': 'Was refused',
  'server.restart': 'Started the server again',
  'settings.change': 'Changed settings',
  'shops.change': 'Changed the shops',
  'sign-up.approval': 'Let everybody sign up after approval',
  'sign-up.invitation': 'Let invited guests alone sign up',
  'sign-up.open': 'Let everybody sign up',
  'ticket.check-in': 'Checked guests in',
  'ticket.undo-check-in': 'Took a check-in back',
  'walk-in.add': 'Let a walk-in in',
  'walk-in.remove': 'Took a walk-in off the list',
}

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

/** An action without words of its own is shown as it is stored. */
export function actionWords(action: string): string {
  return words[action] ?? action
}

export function detailsInWords(details: Readonly<Record<string, unknown>>): string {
  return Object.entries(details)
    .filter(([, value]) => value !== '' && !(Array.isArray(value) && value.length === 0))
    .map(([name, value]) => `${nameInWords(name)}: ${valueInWords(value)}`)
    .join('; ')
}

/** Of things with IDs only how many. */
function valueInWords(value: unknown): string {
  if (!Array.isArray(value)) return String(value)
  return value.every(each => uuid.test(String(each))) ? String(value.length) : value.join(', ')
}

function nameInWords(name: string): string {
  return name.replaceAll('_', ' ').replaceAll(/[A-Z]/g, letter => ` ${letter.toLowerCase()}`)
}
