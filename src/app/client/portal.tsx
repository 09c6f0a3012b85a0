import { QueryCache, QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { createRoot } from 'react-dom/client'
import '#platform/client/ui/theme/fonts.css'
import '#platform/client/ui/theme/tokens.css'
import '#platform/client/ui/theme/print.css'
import '#platform/client/ui/base.css'
import { onLeave } from '#features/accounts/client/clear-and-redirect.ts'
import { followSession } from '#features/accounts/client/follow-session.ts'
import { meQuery } from '#features/member/client/use-me.ts'
import { ApiError, NoConnection } from '#platform/client/api.ts'
import { UiProvider } from '#platform/client/ui/UiProvider.tsx'
import { createPortalRouter } from './portal/create-portal-router.ts'
import { leavePortal } from './portal/leave-portal.ts'
import { portalQueryOptions } from './portal/portal-query-options.ts'
import { refreshWhenIdle } from './portal/refresh-when-idle.ts'
import { repeatFirstRead } from './portal/repeat-first-read.ts'

const queries = new QueryClient({
  queryCache: new QueryCache({
    // If the session has ended, a refetch on focus must not leave the member's data on screen.
    onError(error, { queryKey }) {
      if (queryKey[0] === meQuery.queryKey[0] && error instanceof ApiError && error.status === 401)
        leavePortal()
    },
  }),
  defaultOptions: portalQueryOptions,
})
repeatFirstRead(queries)
const router = createPortalRouter(queries)
followSession({
  memberId: () => queries.getQueryData(meQuery.queryKey)?.id,
  refresh: refreshWhenIdle(queries, meQuery.queryKey),
})

onLeave(() => {
  void queries.cancelQueries()
  queries.clear()
})

createRoot(document.getElementById('portal')!, {
  onCaughtError(error) {
    // The page shows these two to the member; any other error is a bug and goes to the console.
    if (!(error instanceof NoConnection || error instanceof ApiError)) reportError(error)
  },
}).render(
  <UiProvider>
    <QueryClientProvider client={queries}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  </UiProvider>,
)
