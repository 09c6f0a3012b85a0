export const curatedPairingPage = {
  path: '/pairings/:slug',
  title: 'Pairing',
} as const
