export const adminPage = {
  path: '/dashboard/admin',
  title: 'Admin Access',
  label: 'Admin',
  key: 'n',
  group: 'account',
} as const
