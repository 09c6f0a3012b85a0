/** A place in the portal's sidebar, in the order in which it stands there. */
export interface Place {
  path: string
  label: string
  /** The key after G that leads there. */
  key: string
  /** Neighbors of one group stand together, with a hairline before the next group. */
  group: 'door' | 'own' | 'house' | 'desk'
}

export const places = [
  { path: '/dashboard', label: 'Overview', key: 'o', group: 'door' },
  { path: '/dashboard/humidor', label: 'My Humidor', key: 'h', group: 'own' },
  { path: '/dashboard/pairings', label: 'Pairing Vault', key: 'v', group: 'own' },
  { path: '/lounge', label: 'Virtual Lounge', key: 'l', group: 'own' },
  { path: '/dashboard/journal', label: 'Tasting Journal', key: 'j', group: 'own' },
  { path: '/dashboard/smoke-deck', label: 'ATL Smoke Deck', key: 'd', group: 'house' },
  { path: '/dashboard/education', label: 'Smoke Deck U', key: 'u', group: 'house' },
  { path: '/dashboard/events', label: 'Events', key: 'e', group: 'house' },
  { path: '/dashboard/ask', label: 'Ask SMU', key: 'a', group: 'house' },
  { path: '/dashboard/media', label: 'Media Library', key: 'm', group: 'house' },
  { path: '/dashboard/settings', label: 'Settings', key: 's', group: 'desk' },
  { path: '/dashboard/admin', label: 'Admin', key: 'n', group: 'desk' },
] as const satisfies readonly Place[]
export type PlacePath = (typeof places)[number]['path']

/** The place that a path belongs to: its own, or the one it lies behind, as the chat lies behind the lounge. */
export function placeAt(path: string): (typeof places)[number] | undefined {
  return places.find(
    place => path === place.path || (place.path !== '/dashboard' && path.startsWith(`${place.path}/`)),
  )
}

/** Every address of the portal, with `:name` for what varies. */
export const portalAddresses = [
  ...places.map(({ path }) => path),
  '/pair',
  '/pairings/:slug',
  '/dashboard/pairings/:id',
  '/dashboard/bar',
  '/lounge/chat',
  '/lounge/events',
  '/lounge/pairings',
  '/dashboard/outbox',
  '/dashboard/retailers',
] as const

/** Another name of the lounge, from the shortcut on the dashboard. */
export const loungeAlias = { from: '/dashboard/lounge', to: '/lounge' } as const

/** Where a stranger is sent who asks for an address of the portal. */
export function gateFor(address: string): string {
  const pathLength = `${address}?`.indexOf('?')
  const path = address.slice(0, pathLength).replace(/\/$/, '')
  const asksToSignIn = path === '/dashboard' || `${path}/`.startsWith('/dashboard/pairings/')
  return asksToSignIn ? `/login?next=${encodeURIComponent(path + address.slice(pathLength))}` : '/'
}
