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

/** For staff. */
export const loungeHumidorPage = {
  path: '/dashboard/lounge-humidor',
  title: 'Lounge Humidor',
  under: '/dashboard/humidor',
  signIn: 'always',
} as const

export const labelsPage = {
  path: '/dashboard/humidor/labels',
  title: 'Labels',
} as const
