export const lexiconPage = {
  path: '/dashboard/pronunciation',
  title: 'Pronunciation',
  under: '/dashboard/settings',
} as const
