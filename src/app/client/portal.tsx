import { QueryCache, QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { createRoot } from 'react-dom/client'
import '#platform/client/ui/theme/fonts.css'
import '#platform/client/ui/theme/tokens.css'
import '#platform/client/ui/base.css'
import { followSession } from '#features/accounts/client/follow-session.ts'
import { meQuery } from '#features/settings/client/use-me.ts'
import { ApiError, NoConnection } from '#platform/client/api.ts'
import { UiProvider } from '#platform/client/ui/UiProvider.tsx'
import { createPortalRouter } from './portal/create-portal-router.ts'
import { leavePortal } from './portal/leave-portal.ts'
import { refreshWhenStill } from './portal/refresh-when-still.ts'

const queries = new QueryClient({
  queryCache: new QueryCache({
    // The session may end while the page stands open; then a look at it again must not keep showing the member.
    onError(error, { queryKey }) {
      if (queryKey[0] === meQuery.queryKey[0] && error instanceof ApiError && error.status === 401)
        leavePortal()
    },
  }),
  // Without a network a question fails and says so; the default would wait in silence.
  defaultOptions: {
    queries: { retry: false, networkMode: 'always' },
    mutations: { networkMode: 'always' },
  },
})
const router = createPortalRouter(queries)
followSession({
  memberId: () => queries.getQueryData(meQuery.queryKey)?.id,
  refresh: refreshWhenStill(queries, meQuery.queryKey),
})

createRoot(document.getElementById('portal')!, {
  onCaughtError(error) {
    // These are told to the member on the page; everything else is a bug, and belongs into the console.
    if (!(error instanceof NoConnection || error instanceof ApiError)) reportError(error)
  },
}).render(
  <UiProvider>
    <QueryClientProvider client={queries}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  </UiProvider>,
)
