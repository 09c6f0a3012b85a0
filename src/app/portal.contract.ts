interface PortalPage {
  path: string
  /** Of the browser's window. */
  title: string
  /** In the sidebar and the palette. A page without one is reached from others. */
  label?: string
  /** The key after G that opens it. */
  key?: string
  /** In the sidebar, where a hairline separates each group from the next. */
  group?: 'overview' | 'member' | 'lounge' | 'account'
  /** Additional words that find it in the palette. */
  aliases?: string
}

/** Every page of the portal, in the order of the sidebar, with `:name` for parameters. */
export const portalPages = [
  {
    path: '/dashboard',
    title: 'Overview',
    label: 'Overview',
    key: 'o',
    group: 'overview',
    aliases: 'home dashboard tonight',
  },
  {
    path: '/dashboard/humidor',
    title: 'My Humidor',
    label: 'My Humidor',
    key: 'h',
    group: 'member',
    aliases: 'inventory box sensor humidity',
  },
  {
    path: '/dashboard/pairings',
    title: 'Pairing Vault',
    label: 'Pairing Vault',
    key: 'v',
    group: 'member',
    aliases: 'saved',
  },
  {
    path: '/lounge',
    title: 'Virtual Lounge',
    label: 'Virtual Lounge',
    key: 'l',
    group: 'member',
    aliases: 'room members',
  },
  {
    path: '/dashboard/journal',
    title: 'Tasting Journal',
    label: 'Tasting Journal',
    key: 'j',
    group: 'member',
    aliases: 'notes diary',
  },
  {
    path: '/dashboard/smoke-deck',
    title: 'ATL Smoke Deck',
    label: 'ATL Smoke Deck',
    key: 'd',
    group: 'lounge',
  },
  {
    path: '/dashboard/education',
    title: 'Smoke Deck U',
    label: 'Smoke Deck U',
    key: 'u',
    group: 'lounge',
    aliases: 'course lessons learn',
  },
  { path: '/dashboard/events', title: 'Upcoming Events', label: 'Events', key: 'e', group: 'lounge' },
  {
    path: '/dashboard/ask',
    title: 'Ask SMU',
    label: 'Ask SMU',
    key: 'a',
    group: 'lounge',
    aliases: 'arturo question assistant',
  },
  {
    path: '/dashboard/media',
    title: 'Media Library',
    label: 'Media Library',
    key: 'm',
    group: 'lounge',
    aliases: 'gallery images',
  },
  {
    path: '/dashboard/settings',
    title: 'Settings',
    label: 'Settings',
    key: 's',
    group: 'account',
    aliases: 'profile password theme voice account',
  },
  { path: '/dashboard/admin', title: 'Admin Access', label: 'Admin', key: 'n', group: 'account' },
  {
    path: '/pair',
    title: 'Cigar Pairing Explorer',
    label: 'Cigar Pairing Explorer',
    key: 'p',
    aliases: 'pair finder drink match',
  },
  { path: '/pairings/:slug', title: 'Pairing' },
  { path: '/dashboard/pairings/:id', title: 'Pairing' },
  { path: '/dashboard/bar', title: 'My bar', label: 'My bar', aliases: 'drinks bottles shelf' },
  {
    path: '/lounge/chat',
    title: 'Virtual Lounge Chat',
    label: 'Virtual Lounge Chat',
    aliases: 'talk messages',
  },
  { path: '/lounge/events', title: 'Upcoming Events' },
  { path: '/lounge/pairings', title: 'Live Pairings', label: 'Live Pairings', aliases: 'session' },
  { path: '/dashboard/outbox', title: 'Outbox' },
  { path: '/dashboard/retailers', title: 'Where to buy' },
] as const satisfies readonly PortalPage[]
type Page = (typeof portalPages)[number]

export const portalPaths = portalPages.map(({ path }) => path)
export type PortalPath = Page['path']

type NavItem = Extract<Page, { group: string }>
export type NavPath = NavItem['path']
export const navItems = portalPages.filter((page): page is NavItem => 'group' in page)

type ShortcutTarget = Extract<Page, { key: string }>
/** Pages that "G, letter" sequences open. */
export const shortcutTargets = portalPages.filter((page): page is ShortcutTarget => 'key' in page)

/** The sidebar entry of a path or of its parent page: `/lounge/chat` belongs to the lounge. */
export function navItemFor(path: string): (typeof navItems)[number] | undefined {
  return navItems.find(
    place => path === place.path || (place.path !== '/dashboard' && path.startsWith(`${place.path}/`)),
  )
}

/** The dashboard's shortcut to the lounge. */
export const loungeAlias = { from: '/dashboard/lounge', to: '/lounge' } as const

/** Where a signed-out visitor is redirected from a portal address. */
export function signedOutRedirect(address: string): string {
  const pathLength = `${address}?`.indexOf('?')
  const path = address.slice(0, pathLength).replace(/\/$/, '')
  const needsSignIn = path === '/dashboard' || `${path}/`.startsWith('/dashboard/pairings/')
  return needsSignIn ? `/login?next=${encodeURIComponent(path + address.slice(pathLength))}` : '/'
}
