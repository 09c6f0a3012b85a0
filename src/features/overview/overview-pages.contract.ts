export const overviewPage = {
  path: '/dashboard',
  title: 'Overview',
  label: 'Overview',
  key: 'o',
  group: 'overview',
  aliases: 'home dashboard tonight',
  signIn: 'always',
} as const
