import type { QueryClient } from '@tanstack/react-query'
import {
  createRootRouteWithContext,
  createRoute,
  type RouteComponent,
  redirect,
} from '@tanstack/react-router'
import { SettingsSkeleton } from '#features/settings/client/SettingsSkeleton.tsx'
import { readSettingsSearch } from '#features/settings/client/settings-tabs.ts'
import { meQuery } from '#features/settings/client/use-me.ts'
import { readPairSearch } from '#features/sommelier/client/pair-search.ts'
import { readVaultSearch } from '#features/vault/client/vault-search.ts'
import { loungeAlias } from '../../portal.contract.ts'
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
  /** Skeleton, shown after 200 ms. */
  pendingComponent?: RouteComponent
}

const page = <const Path extends string>(
  path: Path,
  title: string,
  component: RouteComponent,
  options: PageOptions = {},
) => createRoute({ getParentRoute: () => root, path, component, staticData: { title }, ...options })

export const routeTree = root.addChildren([
  page(
    '/dashboard',
    'Overview',
    lazyPage(() => import('#features/overview/client/OverviewPage.tsx'), 'OverviewPage'),
  ),
  createRoute({
    getParentRoute: () => root,
    path: '/dashboard/settings',
    component: lazyPage(() => import('./MemberSettings.tsx'), 'MemberSettings'),
    pendingComponent: SettingsSkeleton,
    validateSearch: readSettingsSearch,
    staticData: { title: 'Settings' },
  }),
  page(
    '/pairings/$slug',
    'Pairing',
    lazyPage(() => import('./CuratedPairingWithNotes.tsx'), 'CuratedPairingWithNotes'),
  ),
  createRoute({
    getParentRoute: () => root,
    path: '/pair',
    component: lazyPage(() => import('#features/sommelier/client/ExplorerPage.tsx'), 'ExplorerPage'),
    validateSearch: readPairSearch,
    staticData: { title: 'Cigar Pairing Explorer' },
  }),
  page(
    '/dashboard/humidor',
    'My Humidor',
    lazyPage(() => import('#features/coming-soon/client/rooms/HumidorRoom.tsx'), 'HumidorRoom'),
  ),
  createRoute({
    getParentRoute: () => root,
    path: '/dashboard/pairings',
    component: lazyPage(() => import('#features/vault/client/VaultPage.tsx'), 'VaultPage'),
    validateSearch: readVaultSearch,
    staticData: { title: 'Pairing Vault' },
  }),
  page(
    '/dashboard/pairings/$id',
    'Pairing',
    lazyPage(() => import('#features/vault/client/SavedPairingPage.tsx'), 'SavedPairingPage'),
  ),
  page(
    '/dashboard/bar',
    'My bar',
    lazyPage(() => import('#features/bar/client/BarPage.tsx'), 'BarPage'),
  ),
  page(
    '/dashboard/journal',
    'Tasting Journal',
    lazyPage(() => import('#features/coming-soon/client/rooms/JournalRoom.tsx'), 'JournalRoom'),
  ),
  page(
    '/dashboard/smoke-deck',
    'ATL Smoke Deck',
    lazyPage(() => import('#features/coming-soon/client/rooms/SmokeDeckRoom.tsx'), 'SmokeDeckRoom'),
  ),
  page(
    '/dashboard/education',
    'Smoke Deck U',
    lazyPage(() => import('#features/coming-soon/client/rooms/EducationRoom.tsx'), 'EducationRoom'),
  ),
  page(
    '/dashboard/events',
    'Upcoming Events',
    lazyPage(() => import('#features/coming-soon/client/rooms/EventsRoom.tsx'), 'EventsRoom'),
  ),
  page(
    '/dashboard/ask',
    'Ask SMU',
    lazyPage(() => import('#features/coming-soon/client/rooms/AskRoom.tsx'), 'AskRoom'),
  ),
  page(
    '/dashboard/media',
    'Media Library',
    lazyPage(() => import('#features/coming-soon/client/rooms/MediaRoom.tsx'), 'MediaRoom'),
  ),
  page(
    '/dashboard/admin',
    'Admin Access',
    lazyPage(() => import('#features/coming-soon/client/rooms/AdminRoom.tsx'), 'AdminRoom'),
  ),
  page(
    '/dashboard/outbox',
    'Outbox',
    lazyPage(() => import('#features/settings/client/OutboxPage.tsx'), 'OutboxPage'),
  ),
  page(
    '/dashboard/retailers',
    'Where to buy',
    lazyPage(() => import('#features/shopping/client/RetailersPage.tsx'), 'RetailersPage'),
  ),
  page(
    '/lounge',
    'Virtual Lounge',
    lazyPage(() => import('#features/coming-soon/client/rooms/LoungeRoom.tsx'), 'LoungeRoom'),
  ),
  page(
    '/lounge/chat',
    'Virtual Lounge Chat',
    lazyPage(() => import('#features/coming-soon/client/rooms/ChatRoom.tsx'), 'ChatRoom'),
  ),
  page(
    '/lounge/events',
    'Upcoming Events',
    lazyPage(() => import('#features/coming-soon/client/rooms/LoungeEventsRoom.tsx'), 'LoungeEventsRoom'),
  ),
  page(
    '/lounge/pairings',
    'Live Pairings',
    lazyPage(() => import('#features/coming-soon/client/rooms/LivePairingsRoom.tsx'), 'LivePairingsRoom'),
  ),
  createRoute({
    getParentRoute: () => root,
    path: loungeAlias.from,
    beforeLoad: () => {
      throw redirect({ to: loungeAlias.to, replace: true })
    },
  }),
  // A catch-all route instead of only `notFoundComponent`, so that title and heading focus work as on other pages.
  page('$', 'Not found', NotFoundPage),
])
