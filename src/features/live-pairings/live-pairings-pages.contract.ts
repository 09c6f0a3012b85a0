export const livePairingsPage = {
  path: '/lounge/pairings',
  title: 'Live Pairings',
  label: 'Live Pairings',
  aliases: 'session',
} as const
