export const retailersPage = {
  path: '/dashboard/retailers',
  title: 'Where to buy',
  under: '/dashboard/settings',
} as const
