export const loungePage = {
  path: '/lounge',
  title: 'Virtual Lounge',
  label: 'Virtual Lounge',
  key: 'l',
  group: 'member',
  aliases: 'room members',
} as const

export const chatPage = {
  path: '/lounge/chat',
  title: 'Virtual Lounge Chat',
  label: 'Virtual Lounge Chat',
  aliases: 'talk messages',
} as const

/** For those with the duty of a moderator; others read that. */
export const moderationPage = {
  path: '/lounge/moderation',
  title: 'Moderation',
} as const
