/** An entry of the portal's sidebar. */
export interface NavItem {
  path: string
  label: string
  /** The key after G that opens it. */
  key: string
  /** A hairline separates each group from the next. */
  group: 'overview' | 'member' | 'lounge' | 'account'
}

export const navItems = [
  { path: '/dashboard', label: 'Overview', key: 'o', group: 'overview' },
  { path: '/dashboard/humidor', label: 'My Humidor', key: 'h', group: 'member' },
  { path: '/dashboard/pairings', label: 'Pairing Vault', key: 'v', group: 'member' },
  { path: '/lounge', label: 'Virtual Lounge', key: 'l', group: 'member' },
  { path: '/dashboard/journal', label: 'Tasting Journal', key: 'j', group: 'member' },
  { path: '/dashboard/smoke-deck', label: 'ATL Smoke Deck', key: 'd', group: 'lounge' },
  { path: '/dashboard/education', label: 'Smoke Deck U', key: 'u', group: 'lounge' },
  { path: '/dashboard/events', label: 'Events', key: 'e', group: 'lounge' },
  { path: '/dashboard/ask', label: 'Ask SMU', key: 'a', group: 'lounge' },
  { path: '/dashboard/media', label: 'Media Library', key: 'm', group: 'lounge' },
  { path: '/dashboard/settings', label: 'Settings', key: 's', group: 'account' },
  { path: '/dashboard/admin', label: 'Admin', key: 'n', group: 'account' },
] as const satisfies readonly NavItem[]
export type NavPath = (typeof navItems)[number]['path']

/** The sidebar entry of a path or of its parent page: `/lounge/chat` belongs to the lounge. */
export function navItemFor(path: string): (typeof navItems)[number] | undefined {
  return navItems.find(
    place => path === place.path || (place.path !== '/dashboard' && path.startsWith(`${place.path}/`)),
  )
}

/** Every route of the portal, with `:name` for parameters. */
export const portalPaths = [
  ...navItems.map(({ path }) => path),
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

/** The dashboard's shortcut to the lounge. */
export const loungeAlias = { from: '/dashboard/lounge', to: '/lounge' } as const

/** Where a signed-out visitor is redirected from a portal address. */
export function signedOutRedirect(address: string): string {
  const pathLength = `${address}?`.indexOf('?')
  const path = address.slice(0, pathLength).replace(/\/$/, '')
  const needsSignIn = path === '/dashboard' || `${path}/`.startsWith('/dashboard/pairings/')
  return needsSignIn ? `/login?next=${encodeURIComponent(path + address.slice(pathLength))}` : '/'
}
