import type { QueryClient } from '@tanstack/react-query'
import {
  createRootRouteWithContext,
  createRoute,
  type RouteComponent,
  redirect,
} from '@tanstack/react-router'
import { readChatSearch } from '#features/chat/client/chat-search.ts'
import { readCheckInSearch } from '#features/events/client/check-in-search.ts'
import { readHumidorSearch } from '#features/humidor/client/humidor-search.ts'
import { readJournalSearch } from '#features/journal/client/journal-search.ts'
import { readPalateSearch } from '#features/journal/client/palate-search.ts'
import { readLivePairingsSearch } from '#features/live-pairings/client/live-pairings-search.ts'
import { meQuery } from '#features/member/client/use-me.ts'
import { readPairSearch } from '#features/pairing/client/pair-search.ts'
import { readSettingsSearch } from '#features/settings/client/settings-tabs.ts'
import { readVaultSearch } from '#features/vault/client/vault-search.ts'
import { loungeAlias, type PortalPath, portalPages } from '../../portal.contract.ts'
import { AppShell } from './AppShell.tsx'
import { FailedPage } from './FailedPage.tsx'
import { lazyPage } from './lazy-page.ts'
import { NotFoundPage } from './NotFoundPage.tsx'

export interface Context {
  queries: QueryClient
}

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** For `document.title`. */
    title?: string
  }
}

const root = createRootRouteWithContext<Context>()({
  // Nothing is rendered until the member is loaded.
  loader: ({ context }) => context.queries.ensureQueryData(meQuery),
  component: AppShell,
  notFoundComponent: NotFoundPage,
  errorComponent: FailedPage,
  staticData: { title: 'Not found' },
})

interface PageOptions {
  /** Also runs on intent, to prefetch the page's data. */
  loader?: (options: { context: Context; params: Record<string, string> }) => unknown
}

/** `/pairings/:slug` is `/pairings/$slug` for the router. */
type RouterPath<Path extends string> = Path extends `${infer Start}:${infer End}` ? `${Start}$${End}` : Path

function titleOf(path: RouterPath<PortalPath>): string {
  return portalPages.find(page => page.path.replace(':', '$') === path)!.title
}

const page = <const Path extends RouterPath<PortalPath>>(
  path: Path,
  component: RouteComponent,
  options: PageOptions = {},
) =>
  createRoute({
    getParentRoute: () => root,
    path,
    component,
    staticData: { title: titleOf(path) },
    ...options,
  })

export const routeTree = root.addChildren([
  page(
    '/dashboard',
    lazyPage(() => import('#features/overview/client/OverviewPage.tsx'), 'OverviewPage'),
  ),
  createRoute({
    getParentRoute: () => root,
    path: '/dashboard/settings',
    component: lazyPage(() => import('#features/settings/client/SettingsPage.tsx'), 'SettingsPage'),
    validateSearch: readSettingsSearch,
    staticData: { title: titleOf('/dashboard/settings') },
  }),
  page(
    '/pairings/$slug',
    lazyPage(() => import('./CuratedPairingWithNotes.tsx'), 'CuratedPairingWithNotes'),
  ),
  createRoute({
    getParentRoute: () => root,
    path: '/pair',
    component: lazyPage(() => import('#features/sommelier/client/ExplorerPage.tsx'), 'ExplorerPage'),
    validateSearch: readPairSearch,
    staticData: { title: titleOf('/pair') },
  }),
  createRoute({
    getParentRoute: () => root,
    path: '/dashboard/humidor',
    component: lazyPage(() => import('./HumidorWithJournal.tsx'), 'HumidorWithJournal'),
    validateSearch: readHumidorSearch,
    staticData: { title: titleOf('/dashboard/humidor') },
  }),
  page(
    '/dashboard/humidor/labels',
    lazyPage(() => import('#features/humidor/client/LabelsPage.tsx'), 'LabelsPage'),
  ),
  createRoute({
    getParentRoute: () => root,
    path: '/dashboard/pairings',
    component: lazyPage(() => import('#features/vault/client/VaultPage.tsx'), 'VaultPage'),
    validateSearch: readVaultSearch,
    staticData: { title: titleOf('/dashboard/pairings') },
  }),
  page(
    '/dashboard/pairings/$id',
    lazyPage(() => import('#features/vault/client/SavedPairingPage.tsx'), 'SavedPairingPage'),
  ),
  page(
    '/dashboard/bar',
    lazyPage(() => import('#features/bar/client/BarPage.tsx'), 'BarPage'),
  ),
  createRoute({
    getParentRoute: () => root,
    path: '/dashboard/journal',
    component: lazyPage(() => import('#features/journal/client/JournalPage.tsx'), 'JournalPage'),
    validateSearch: readJournalSearch,
    staticData: { title: titleOf('/dashboard/journal') },
  }),
  createRoute({
    getParentRoute: () => root,
    path: '/dashboard/journal/palate',
    component: lazyPage(() => import('#features/journal/client/PalatePage.tsx'), 'PalatePage'),
    validateSearch: readPalateSearch,
    staticData: { title: titleOf('/dashboard/journal/palate') },
  }),
  page(
    '/dashboard/smoke-deck',
    lazyPage(() => import('#features/coming-soon/client/rooms/SmokeDeckRoom.tsx'), 'SmokeDeckRoom'),
  ),
  page(
    '/dashboard/education',
    lazyPage(() => import('#features/coming-soon/client/rooms/EducationRoom.tsx'), 'EducationRoom'),
  ),
  page(
    '/dashboard/events',
    lazyPage(() => import('#features/events/client/EventsPage.tsx'), 'EventsPage'),
  ),
  page(
    '/dashboard/ask',
    lazyPage(() => import('#features/coming-soon/client/rooms/AssistantRoom.tsx'), 'AssistantRoom'),
  ),
  page(
    '/dashboard/media',
    lazyPage(() => import('#features/coming-soon/client/rooms/MediaRoom.tsx'), 'MediaRoom'),
  ),
  page(
    '/dashboard/admin',
    lazyPage(() => import('#features/coming-soon/client/rooms/AdminRoom.tsx'), 'AdminRoom'),
  ),
  page(
    '/dashboard/outbox',
    lazyPage(() => import('#features/settings/client/OutboxPage.tsx'), 'OutboxPage'),
  ),
  page(
    '/dashboard/retailers',
    lazyPage(() => import('#features/shopping/client/RetailersPage.tsx'), 'RetailersPage'),
  ),
  page(
    '/lounge',
    lazyPage(() => import('#features/chat/client/LoungePage.tsx'), 'LoungePage'),
  ),
  createRoute({
    getParentRoute: () => root,
    path: '/lounge/chat',
    component: lazyPage(() => import('./ChatWithCards.tsx'), 'ChatWithCards'),
    validateSearch: readChatSearch,
    staticData: { title: titleOf('/lounge/chat') },
  }),
  page(
    '/lounge/events',
    lazyPage(() => import('#features/events/client/LoungeEventsPage.tsx'), 'LoungeEventsPage'),
  ),
  createRoute({
    getParentRoute: () => root,
    path: '/lounge/check-in',
    component: lazyPage(() => import('#features/events/client/CheckInPage.tsx'), 'CheckInPage'),
    validateSearch: readCheckInSearch,
    staticData: { title: titleOf('/lounge/check-in') },
  }),
  createRoute({
    getParentRoute: () => root,
    path: '/lounge/pairings',
    component: lazyPage(
      () => import('#features/live-pairings/client/LivePairingsPage.tsx'),
      'LivePairingsPage',
    ),
    validateSearch: readLivePairingsSearch,
    staticData: { title: titleOf('/lounge/pairings') },
  }),
  createRoute({
    getParentRoute: () => root,
    path: loungeAlias.from,
    beforeLoad: () => {
      throw redirect({ to: loungeAlias.to, replace: true })
    },
  }),
  // A catch-all route instead of only `notFoundComponent`, so that title and heading focus work as on other pages.
  createRoute({
    getParentRoute: () => root,
    path: '$',
    component: NotFoundPage,
    staticData: { title: 'Not found' },
  }),
])
