/** Every member reads them; they are written through functions of the database only. */
export const sharedTables = ['chat_channels', 'chat_messages', 'chat_reactions']

/** Each row is read by its member alone, and written through functions of the database only. */
export const readOnlyTables = ['event_answers']
