import type { QueryClient } from '@tanstack/react-query'
import { createRouter } from '@tanstack/react-router'
import { routeTree } from './pages.tsx'

export function createPortalRouter(queries: QueryClient) {
  const router = createRouter({
    routeTree,
    context: { queries },
    defaultPreload: 'intent',
    // TanStack Query keeps what was read; the router asks it every time.
    defaultPreloadStaleTime: 0,
    defaultViewTransition: true,
    scrollRestoration: true,
  })
  router.subscribe('onResolved', ({ fromLocation, toLocation }) => {
    const title = router.state.matches.at(-1)?.staticData.title
    document.title = title ? `${title} · Smoke Deck` : 'Smoke Deck'
    // The first page is where the browser put the reader; afterwards a change of place is told by the heading.
    if (fromLocation && fromLocation.pathname !== toLocation.pathname) focusHeading()
  })
  return router
}

function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1')
  heading?.setAttribute('tabindex', '-1')
  heading?.focus({ preventScroll: true })
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createPortalRouter>
  }
}
