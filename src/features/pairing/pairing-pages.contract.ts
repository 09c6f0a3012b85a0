export const curatedPairingPage = {
  path: '/pairings/:slug',
  title: 'Pairing',
} as const
export const picksPage = {
  path: '/dashboard/picks',
  title: 'Tonight’s Pick',
  under: '/dashboard/admin',
} as const
