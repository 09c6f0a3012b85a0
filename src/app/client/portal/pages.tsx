import type { QueryClient } from '@tanstack/react-query'
import {
  createRootRouteWithContext,
  createRoute,
  type RouteComponent,
  redirect,
} from '@tanstack/react-router'
import { meQuery } from '#features/member/client/use-me.ts'
import { loungeAlias } from '../../portal.contract.ts'
import { AppShell } from './AppShell.tsx'
import { FailedPage } from './FailedPage.tsx'
import { lazyPage } from './lazy-page.ts'
import { NotFoundPage } from './NotFoundPage.tsx'
import { pageViews } from './rooms.ts'

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

interface View<Path extends string> {
  page: { path: Path; title: string }
  load: () => Promise<RouteComponent>
}

interface ViewWithSearch<Path extends string, Search> extends View<Path> {
  readSearch: (search: Record<string, unknown>) => Search
}

/** `/pairings/:slug` is `/pairings/$slug` for the router. */
type RouterPath<Path extends string> = Path extends `${infer Start}:${infer End}`
  ? RouterPath<`${Start}$${End}`>
  : Path

const optionsOf = <Path extends string>({ page, load }: View<Path>) => ({
  getParentRoute: () => root,
  path: page.path.replaceAll(':', '$') as RouterPath<Path>,
  component: lazyPage(load),
  staticData: { title: page.title },
})

const routeOf = <Path extends string>(view: View<Path>) => createRoute(optionsOf(view))
const routeWithSearch = <Path extends string, Search>(view: ViewWithSearch<Path, Search>) =>
  createRoute({ ...optionsOf(view), validateSearch: view.readSearch })

/** Each view keeps the types of its path and of its search parameters. */
type RoutesOf<Views extends readonly View<string>[]> = {
  [Index in keyof Views]: Views[Index] extends ViewWithSearch<infer Path, infer Search>
    ? ReturnType<typeof routeWithSearch<Path, Search>>
    : Views[Index] extends View<infer Path>
      ? ReturnType<typeof routeOf<Path>>
      : never
}

const routes = pageViews.map(view =>
  'readSearch' in view ? routeWithSearch<string, object>(view) : routeOf(view),
)

const loungeRedirect = createRoute({
  getParentRoute: () => root,
  path: loungeAlias.from,
  beforeLoad: () => {
    throw redirect({ to: loungeAlias.to, replace: true })
  },
})

// A catch-all route instead of only `notFoundComponent`, so that title and heading focus work as on other pages.
const anyOtherAddress = createRoute({
  getParentRoute: () => root,
  path: '$',
  component: NotFoundPage,
  staticData: { title: 'Not found' },
})

export const routeTree = root.addChildren([
  ...(routes as unknown as RoutesOf<typeof pageViews>),
  loungeRedirect,
  anyOtherAddress,
])
