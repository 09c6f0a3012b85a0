import type { QueryClient } from '@tanstack/react-query'
import { createRouter, type RouterHistory } from '@tanstack/react-router'
import { openedPageTitle } from '#platform/client/opened-page-title.ts'
import { siteName } from '#platform/client/site-name.ts'
import { prefersReducedMotion } from '#platform/client/ui/theme/prefers-reduced-motion.ts'
import { FailedPage } from './FailedPage.tsx'
import { routeTree } from './pages.tsx'

/** The history is that of the browser, unless a test has one of its own. */
export function createPortalRouter(queries: QueryClient, history?: RouterHistory) {
  const router = createRouter({
    routeTree,
    ...(history && { history }),
    context: { queries },
    defaultPreload: 'intent',
    // TanStack Query does the caching; the router must call the loader every time.
    defaultPreloadStaleTime: 0,
    defaultErrorComponent: FailedPage,
    // Not for the first page. Browsers without transition types get one without movement (`AppShell.module.css`).
    defaultViewTransition: {
      types: ({ fromLocation }) => (!fromLocation || prefersReducedMotion() ? false : ['page']),
    },
    scrollRestoration: true,
    // A new page starts at its top; smooth scrolling would pass through all of it.
    scrollRestorationBehavior: 'instant',
  })
  router.subscribe('onResolved', ({ fromLocation, toLocation }) => {
    const title = openedPageTitle() ?? router.state.matches.at(-1)?.staticData.title
    document.title = title ? `${title} · ${siteName()}` : siteName()
    // Not on the first page, where the browser sets focus. Later the focused heading announces the new page.
    if (fromLocation && fromLocation.pathname !== toLocation.pathname) focusHeading()
  })
  return router
}

/** Unless the page has moved the focus to a heading of its own, such as that of a result. */
function focusHeading(): void {
  if (document.activeElement?.matches('main :is(h1, h2)')) return
  const heading = document.querySelector<HTMLElement>('main h1')
  heading?.setAttribute('tabindex', '-1')
  heading?.focus({ preventScroll: true })
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createPortalRouter>
  }
}
