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
  /** The page of the sidebar that leads here. */
  under?: string
  /** The page says what will be here. */
  opensLater?: true
}

/** Every page of the portal, in the order of the sidebar, with `:name` for parameters. */
export const portalPages = [
  {
    path: '/dashboard',
    title: 'Overview',
    label: 'Overview',
    key: 'o',
    group: 'overview',
  },
  {
    path: '/pair',
    title: 'Cigar Pairing Explorer',
    label: 'Cigar Pairing Explorer',
    key: 'p',
    group: 'overview',
  },
  {
    path: '/dashboard/humidor',
    title: 'My Humidor',
    label: 'My Humidor',
    key: 'h',
    group: 'member',
  },
  {
    path: '/dashboard/pairings',
    title: 'Pairing Vault',
    label: 'Pairing Vault',
    key: 'v',
    group: 'member',
  },
  {
    path: '/dashboard/bar',
    title: 'My bar',
    label: 'My bar',
    key: 'b',
    group: 'member',
  },
  {
    path: '/lounge',
    title: 'Virtual Lounge',
    label: 'Virtual Lounge',
    key: 'l',
    group: 'member',
  },
  {
    path: '/dashboard/journal',
    title: 'Tasting Journal',
    label: 'Tasting Journal',
    key: 'j',
    group: 'member',
  },
  {
    path: '/dashboard/smoke-deck',
    title: 'ATL Smoke Deck',
    label: 'ATL Smoke Deck',
    key: 'd',
    group: 'lounge',
    opensLater: true,
  },
  {
    path: '/dashboard/education',
    title: 'Smoke Deck U',
    label: 'Smoke Deck U',
    key: 'u',
    group: 'lounge',
    opensLater: true,
  },
  {
    path: '/dashboard/events',
    title: 'Upcoming Events',
    label: 'Events',
    key: 'e',
    group: 'lounge',
  },
  {
    path: '/dashboard/ask',
    title: 'Ask SMU',
    label: 'Ask SMU',
    key: 'a',
    group: 'lounge',
    opensLater: true,
  },
  {
    path: '/dashboard/media',
    title: 'Media Library',
    label: 'Media Library',
    key: 'm',
    group: 'lounge',
    opensLater: true,
  },
  {
    path: '/dashboard/settings',
    title: 'Settings',
    label: 'Settings',
    key: 's',
    group: 'account',
  },
  {
    path: '/dashboard/admin',
    title: 'Admin Access',
    label: 'Admin',
    key: 'n',
    group: 'account',
    opensLater: true,
  },
  { path: '/pairings/:slug', title: 'Pairing' },
  { path: '/dashboard/pairings/:id', title: 'Pairing' },
  { path: '/dashboard/humidor/labels', title: 'Labels' },
  { path: '/dashboard/journal/palate', title: 'Your palate', label: 'Your palate' },
  {
    path: '/lounge/chat',
    title: 'Virtual Lounge Chat',
    label: 'Virtual Lounge Chat',
  },
  { path: '/lounge/events', title: 'Upcoming Events' },
  { path: '/lounge/check-in', title: 'Check-in' },
  {
    path: '/lounge/pairings',
    title: 'Live Pairings',
    label: 'Live Pairings',
  },
  { path: '/dashboard/outbox', title: 'Outbox', under: '/dashboard/admin' },
  { path: '/dashboard/retailers', title: 'Where to buy', under: '/dashboard/settings' },
] as const satisfies readonly PortalPage[]
type Page = (typeof portalPages)[number]

export const portalPaths = portalPages.map(({ path }) => path)
export type PortalPath = Page['path']

type PortalNavItem = Extract<Page, { group: string }>

/** Public pages that a member gets in the frame of the portal. The server renders them, so the router has none of them. Literal,
 * because the contract of the catalogue has too many bytes for the first page. */
const catalogueItems = [
  { path: '/cigars', label: 'Cigars', group: 'overview' },
  { path: '/drinks', label: 'Drinks', group: 'overview' },
] as const

export type NavItem = PortalNavItem | (typeof catalogueItems)[number]
export type NavPath = NavItem['path']

const allNavItems: readonly NavItem[] = [
  ...portalPages.filter((page): page is PortalNavItem => 'group' in page),
  ...catalogueItems,
]

/** A hairline separates each group from the next. */
export const navGroups = (['overview', 'member', 'lounge', 'account'] as const).map(name => ({
  name,
  items: allNavItems.filter(({ group }) => group === name),
}))
export const navItems: readonly NavItem[] = navGroups.flatMap(({ items }) => items)

export function isOfCatalogue(item: NavItem): item is (typeof catalogueItems)[number] {
  return catalogueItems.some(({ path }) => path === item.path)
}

type ShortcutTarget = Extract<Page, { key: string }>
/** Pages that "G, letter" sequences open. */
export const shortcutTargets = portalPages.filter((page): page is ShortcutTarget => 'key' in page)

/** The sidebar entry of a path or of its parent page: `/lounge/chat` belongs to the lounge. */
export function navItemFor(path: string): NavItem | undefined {
  return navItems.find(
    place => path === place.path || (place.path !== '/dashboard' && path.startsWith(`${place.path}/`)),
  )
}

/** The sidebar entry that leads to a page without one. */
export function parentOf(path: string): string | undefined {
  return portalPages.find(
    (page): page is Extract<Page, { under: string }> => page.path === path && 'under' in page,
  )?.under
}

/** The dashboard's shortcut to the lounge. */
export const loungeAlias = { from: '/dashboard/lounge', to: '/lounge' } as const

/** Where a signed-out visitor is redirected from a portal address. */
export function signedOutRedirect(address: string): string {
  const pathLength = `${address}?`.indexOf('?')
  const path = address.slice(0, pathLength).replace(/\/$/, '')
  // A label on a box is scanned with whatever phone is at hand.
  const isScanned = path === '/dashboard/humidor' && pathLength < address.length
  const needsSignIn = path === '/dashboard' || `${path}/`.startsWith('/dashboard/pairings/') || isScanned
  return needsSignIn ? `/login?next=${encodeURIComponent(path + address.slice(pathLength))}` : '/'
}

/** At the end of the address of the overview, opens the list of the bell. */
export const notificationsHash = '#notifications'

/** How wide the sidebar is: a preference of the device, not of the member, so it survives a sign-out. */
export const railCookie = 'rail'
export const railWidths = ['open', 'narrow'] as const
export type RailWidth = (typeof railWidths)[number]
