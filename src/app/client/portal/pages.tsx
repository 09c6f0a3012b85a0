import type { QueryClient } from '@tanstack/react-query'
import { createRootRouteWithContext, createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { ComingSoonPage } from '#features/coming-soon/client/ComingSoonPage.tsx'
import { meQuery } from '#features/settings/client/use-me.ts'
import { AppShell } from './AppShell.tsx'
import { FailedPage } from './FailedPage.tsx'
import { NotFoundPage } from './NotFoundPage.tsx'

/** What every route may ask. */
export interface Context {
  queries: QueryClient
}

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** What the window is called on this page. */
    title?: string
  }
}

const root = createRootRouteWithContext<Context>()({
  // The portal shows nothing until it is known who is signed in.
  loader: ({ context }) => context.queries.ensureQueryData(meQuery),
  component: AppShell,
  notFoundComponent: NotFoundPage,
  errorComponent: FailedPage,
  staticData: { title: 'Not found' },
})

/** A page that comes when somebody is about to go there. */
const page = <const Path extends string>(
  path: Path,
  title: string,
  component: ReturnType<typeof lazyRouteComponent> | (() => React.ReactNode),
) => createRoute({ getParentRoute: () => root, path, component, staticData: { title } })

const soon = <const Path extends string>(path: Path, title: string, lead: string) =>
  page(path, title, () => <ComingSoonPage title={title} lead={lead} />)

/** Every page of the portal, in one list. */
export const routeTree = root.addChildren([
  page(
    '/dashboard',
    'Overview',
    lazyRouteComponent(() => import('#features/overview/client/OverviewPage.tsx'), 'OverviewPage'),
  ),
  page(
    '/dashboard/settings',
    'Settings',
    lazyRouteComponent(() => import('#features/settings/client/SettingsPage.tsx'), 'SettingsPage'),
  ),
  soon('/pair', 'Cigar Pairing Explorer', 'The explorer opens soon.'),
  page(
    '/pairings/$slug',
    'Pairing',
    lazyRouteComponent(() => import('#features/pairing/client/HousePairingPage.tsx'), 'HousePairingPage'),
  ),
  soon('/dashboard/humidor', 'My Humidor', 'The humidor opens soon.'),
  soon('/dashboard/pairings', 'Pairing Vault', 'The vault opens soon.'),
  soon('/dashboard/journal', 'Tasting Journal', 'The journal opens soon.'),
  soon('/dashboard/smoke-deck', 'ATL Smoke Deck', 'Coming Soon'),
  soon('/dashboard/education', 'Smoke Deck U', 'The course opens soon.'),
  soon('/dashboard/events', 'Upcoming Events', 'Events open soon.'),
  soon('/dashboard/ask', 'Ask SMU', 'Arturo opens soon.'),
  soon('/dashboard/media', 'Media Library', 'Image Gallery coming soon'),
  soon('/dashboard/admin', 'Admin Access', 'The desk opens soon.'),
  soon('/lounge', 'Welcome to The Virtual Lounge', 'The lounge opens soon.'),
  soon('/lounge/chat', 'Virtual Lounge Chat', 'The lounge opens soon.'),
  soon('/lounge/events', 'Upcoming Events', 'Events open soon.'),
  soon('/lounge/pairings', 'Live Pairings', 'Live pairings open soon.'),
])
