/** The tab bar of small screens, which ends with the menu. */
export const tabItems = [
  { to: '/dashboard', label: 'Overview' },
  { to: '/pair', label: 'Pair' },
  { to: '/dashboard/humidor', label: 'Humidor' },
  { to: '/lounge', label: 'Lounge' },
] as const
