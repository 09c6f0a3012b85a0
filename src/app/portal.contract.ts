import { adminPage } from '#features/admin/admin-pages.contract.ts'
import { announcementsPage } from '#features/announcements/announcements-pages.contract.ts'
import { articlePage, articlesPage, askPage } from '#features/ask/ask-pages.contract.ts'
import { barPage } from '#features/bar/bar-pages.contract.ts'
import { chatPage, loungePage, moderationPage } from '#features/chat/chat-pages.contract.ts'
import { mediaPage, smokeDeckPage } from '#features/coming-soon/coming-soon-pages.contract.ts'
import { correctionsPage } from '#features/corrections/corrections-pages.contract.ts'
import { certificatePage, educationPage, lessonPage } from '#features/courses/courses-pages.contract.ts'
import {
  checkInPage,
  eventsPage,
  guestListPage,
  loungeEventsPage,
  manageEventsPage,
} from '#features/events/events-pages.contract.ts'
import { cigarsPage, drinksPage } from '#features/guide/guide-pages.contract.ts'
import { humidorPage, labelsPage, loungeHumidorPage } from '#features/humidor/humidor-pages.contract.ts'
import { journalPage, palatePage } from '#features/journal/journal-pages.contract.ts'
import { livePairingsPage } from '#features/live-pairings/live-pairings-pages.contract.ts'
import { overviewPage } from '#features/overview/overview-pages.contract.ts'
import { curatedPairingPage, picksPage } from '#features/pairing/pairing-pages.contract.ts'
import { outboxPage, settingsPage } from '#features/settings/settings-pages.contract.ts'
import { retailersPage } from '#features/shopping/shopping-pages.contract.ts'
import { explorerPage } from '#features/sommelier/sommelier-pages.contract.ts'
import { savedPairingPage, vaultPage } from '#features/vault/vault-pages.contract.ts'
import { lexiconPage } from '#features/voice/voice-pages.contract.ts'

interface PortalPage {
  path: string
  /** Of the browser's window. */
  title: string
  /** In the sidebar and the palette. A page without one is reached from others. */
  label?: string
  /** The key after G that opens it. */
  key?: string
  /** In the sidebar, where a hairline separates each group from the next. */
  group?: NavGroup
  /** The page of the sidebar that leads here. */
  under?: string
  /** Additional words that find it in the palette. */
  aliases?: string
  /** Where a visitor signs in and comes back. From other pages a visitor is redirected to the landing page. */
  signIn?: 'always' | 'with-query'
  /** The page says what will be here. */
  opensLater?: true
}

const groups = ['overview', 'member', 'lounge', 'account'] as const
type NavGroup = (typeof groups)[number]

/** Every page of the portal, in the order of the sidebar, with `:name` for parameters. */
export const portalPages = [
  overviewPage,
  explorerPage,
  humidorPage,
  vaultPage,
  barPage,
  loungePage,
  journalPage,
  smokeDeckPage,
  educationPage,
  eventsPage,
  askPage,
  mediaPage,
  settingsPage,
  adminPage,
  curatedPairingPage,
  savedPairingPage,
  lessonPage,
  certificatePage,
  articlesPage,
  articlePage,
  labelsPage,
  loungeHumidorPage,
  palatePage,
  chatPage,
  moderationPage,
  loungeEventsPage,
  checkInPage,
  manageEventsPage,
  guestListPage,
  livePairingsPage,
  announcementsPage,
  correctionsPage,
  outboxPage,
  picksPage,
  retailersPage,
  lexiconPage,
] as const satisfies readonly PortalPage[]
type Page = (typeof portalPages)[number]

export const portalPaths = portalPages.map(({ path }) => path)
export type PortalPath = Page['path']

type PortalNavItem = Extract<Page, { group: string }>

/** Public pages that a member gets in the frame of the portal. The server renders them, so the router has none of them. */
const catalogueItems = [cigarsPage, drinksPage] as const satisfies readonly Pick<
  PortalPage,
  'path' | 'label' | 'group'
>[]

export type NavItem = PortalNavItem | (typeof catalogueItems)[number]
export type NavPath = NavItem['path']

const allNavItems: readonly NavItem[] = [
  ...portalPages.filter((page): page is PortalNavItem => 'group' in page),
  ...catalogueItems,
]

/** A hairline separates each group from the next. */
export const navGroups = groups.map(name => ({
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
  const query = address.slice(pathLength)
  const page = portalPages.find(each => new RegExp(`^${each.path.replace(/:\w+/, '[^/]+')}$`).test(path))
  const signIn = page && 'signIn' in page && page.signIn
  const comesBack = signIn === 'always' || (signIn === 'with-query' && query !== '')
  return comesBack ? `/login?next=${encodeURIComponent(path + query)}` : '/'
}

/** At the end of the address of the overview, opens the list of the bell. */
export const notificationsHash = '#notifications'

/** How wide the sidebar is: a preference of the device, not of the member, so it survives a sign-out. */
export const railCookie = 'rail'
export const railWidths = ['open', 'narrow'] as const
export type RailWidth = (typeof railWidths)[number]
