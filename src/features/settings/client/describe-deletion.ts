interface Summary {
  tables: readonly { name: string; rows: number }[]
  pictures: number
}

/** Singular and plural, by table. */
const labels: Partial<Record<string, [string, string]>> = {
  saved_pairings: ['pairing in your vault', 'pairings in your vault'],
  bar_drinks: ['drink in your bar', 'drinks in your bar'],
  tonight_refused: ['cigar you would rather not be offered', 'cigars you would rather not be offered'],
  humidor_items: ['entry in your humidor', 'entries in your humidor'],
  tasting_journal: ['journal entry', 'journal entries'],
  arturo_questions: ['conversation with Arturo', 'conversations with Arturo'],
  lounge_messages: ['message in the lounge', 'messages in the lounge'],
  passkeys: ['passkey', 'passkeys'],
  sessions: ['device that is signed in', 'devices that are signed in'],
  two_factors: ['authenticator app', 'authenticator apps'],
}
/** Exactly one row for every member. */
const singleRowTables = new Set(['profiles', 'user_settings', 'users', 'identities'])

export function describeDeletion({ tables, pictures }: Summary): string[] {
  const countedRows = tables
    .filter(({ name, rows }) => rows > 0 && !singleRowTables.has(name))
    .map(({ name, rows }) => {
      const [singular, plural] = labels[name] ?? [`record in ${name}`, `records in ${name}`]
      return `${rows} ${rows === 1 ? singular : plural}`.replaceAll('_', ' ')
    })
  return [
    'Your profile, your settings and your way in',
    ...(pictures > 0 ? ['Your picture'] : []),
    ...countedRows,
  ]
}
