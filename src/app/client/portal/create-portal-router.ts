import type { QueryClient } from '@tanstack/react-query'
import { createRouter } from '@tanstack/react-router'
import { wantsLessMotion } from '#platform/client/ui/theme/less-motion.ts'
import { FailedPage } from './FailedPage.tsx'
import { routeTree } from './pages.tsx'

export function createPortalRouter(queries: QueryClient) {
  const router = createRouter({
    routeTree,
    context: { queries },
    defaultPreload: 'intent',
    // TanStack Query keeps what was read; the router asks it every time.
    defaultPreloadStaleTime: 0,
    // The old page stays until the new one is there. A page that has a skeleton shows it when that takes longer.
    defaultPendingMs: 200,
    defaultPendingMinMs: 400,
    defaultErrorComponent: FailedPage,
    // The first page comes out of bare ground. Browsers that know no types of transition get one all the same, without movement (`AppShell.module.css`).
    defaultViewTransition: {
      types: ({ fromLocation }) => (!fromLocation || wantsLessMotion() ? false : ['page']),
    },
    scrollRestoration: true,
    // The page is another one: nobody wants to be driven up through it.
    scrollRestorationBehavior: 'instant',
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
