export const humidorPage = {
  path: '/dashboard/humidor',
  title: 'My Humidor',
  label: 'My Humidor',
  key: 'h',
  group: 'member',
  aliases: 'inventory box sensor humidity',
  // A label on a box is scanned with whatever phone is at hand.
  signIn: 'with-query',
} as const

export const labelsPage = {
  path: '/dashboard/humidor/labels',
  title: 'Labels',
} as const
