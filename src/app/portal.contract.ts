/** A place in the portal's sidebar, in the order in which it stands there. */
export interface Place {
  path: string
  label: string
  /** The key after G that leads there. */
  key: string
  /** Places that belong together stand together. */
  group: 'house' | 'own' | 'company' | 'learning' | 'desk'
}

export const places = [
  { path: '/dashboard', label: 'Overview', key: 'o', group: 'house' },
  { path: '/dashboard/humidor', label: 'My Humidor', key: 'h', group: 'own' },
  { path: '/dashboard/pairings', label: 'Pairing Vault', key: 'v', group: 'own' },
  { path: '/lounge', label: 'Virtual Lounge', key: 'l', group: 'company' },
  { path: '/dashboard/journal', label: 'Tasting Journal', key: 'j', group: 'own' },
  { path: '/dashboard/smoke-deck', label: 'ATL Smoke Deck', key: 'd', group: 'company' },
  { path: '/dashboard/education', label: 'Smoke Deck U', key: 'u', group: 'learning' },
  { path: '/dashboard/events', label: 'Events', key: 'e', group: 'company' },
  { path: '/dashboard/ask', label: 'Ask SMU', key: 'a', group: 'learning' },
  { path: '/dashboard/media', label: 'Media Library', key: 'm', group: 'learning' },
  { path: '/dashboard/settings', label: 'Settings', key: 's', group: 'desk' },
  { path: '/dashboard/admin', label: 'Admin', key: 'n', group: 'desk' },
] as const satisfies readonly Place[]
export type PlacePath = (typeof places)[number]['path']

/** Every address of the portal, with `:name` for what varies. */
export const portalAddresses = [
  ...places.map(({ path }) => path),
  '/pair',
  '/pairings/:slug',
  '/lounge/chat',
  '/lounge/events',
  '/lounge/pairings',
] as const

/** Another name of the lounge, from the shortcut on the dashboard. */
export const loungeAlias = { from: '/dashboard/lounge', to: '/lounge' } as const

/** Where a stranger is sent who asks for an address of the portal. */
export function gateFor(path: string): string {
  const asksToSignIn = path === '/dashboard' || path === '/dashboard/pairings'
  return asksToSignIn ? `/login?next=${encodeURIComponent(path)}` : '/'
}
