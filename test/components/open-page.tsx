import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { expect } from 'vitest'
import '#platform/client/ui/theme/fonts.css'
import '#platform/client/ui/theme/tokens.css'
import '#platform/client/ui/base.css'
import { createPortalRouter } from '#app/client/portal/create-portal-router.ts'
import { portalQueryOptions } from '#app/client/portal/portal-query-options.ts'
import { UiProvider } from '#platform/client/ui/UiProvider.tsx'
import { requestsAnswered } from './requests-under-way.ts'

let shown: { root: Root; queries: QueryClient } | undefined

// Every document of the portal names the site.
const siteName = document.createElement('meta')
siteName.name = 'application-name'
siteName.content = 'Smoke Deck'
document.head.append(siteName)

/**
 * Shows a page of the portal in its frame, as the signed-in member gets it. A second call is a reload, once what was
 * changed is stored: much is shown before that. Resolves when the page's code is there: the first test of a run waits
 * until it is compiled.
 */
export async function openPage(path: string) {
  await leavePage()
  const queries = openQueries()
  const router = createPortalRouter(queries, createMemoryHistory({ initialEntries: [path] }))
  // Before the first request: compiling can take longer than a request may.
  for (const { routeId } of router.matchRoutes(router.latestLocation))
    await router.loadRouteChunk(router.routesById[routeId as keyof typeof router.routesById])
  await router.load()
  render(<RouterProvider router={router} />, queries)
  return {
    /** Where the page has led to, with its search. */
    address: () => router.state.location.href,
    /** The button of the browser. */
    back: () => router.history.back(),
  }
}

/** Shows a component of its own, in place of what was shown. */
export function render(component: ReactNode, queries = openQueries()): void {
  closePage()
  const place = document.createElement('div')
  place.id = 'portal'
  document.body.append(place)
  const root = createRoot(place, { onCaughtError: () => undefined })
  shown = { root, queries }
  root.render(
    <UiProvider>
      <QueryClientProvider client={queries}>{component}</QueryClientProvider>
    </UiProvider>,
  )
}

const openQueries = () => new QueryClient({ defaultOptions: portalQueryOptions })

/**
 * Closes the page and waits for the answers to what it has sent: in one document they would reach the page that is shown
 * next.
 */
export async function leavePage(): Promise<void> {
  const left = shown?.queries
  closePage()
  await expect.poll(() => left?.isMutating() ?? 0, { message: 'changes not stored yet' }).toBe(0)
  await requestsAnswered()
}

export function closePage(): void {
  shown?.root.unmount()
  shown = undefined
  document.body.replaceChildren()
}
