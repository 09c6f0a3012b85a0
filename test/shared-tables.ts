/** Every member reads them; they are written through functions of the database only. */
export const sharedTables = [
  'announcements',
  'chat_channels',
  'chat_messages',
  'chat_reactions',
  'live_pairings',
  'live_pairing_drinks',
  'live_pairing_guests',
]

/** Each row is read by its member alone, and written through functions of the database only. */
export const readOnlyTables = [
  'announcement_recipients',
  'chat_silences',
  'event_answers',
  'live_pairing_votes',
]
