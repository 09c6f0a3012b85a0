import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { createRoot } from 'react-dom/client'
import '#platform/client/ui/theme/fonts.css'
import '#platform/client/ui/theme/tokens.css'
import '#platform/client/ui/base.css'
import { UiProvider } from '#platform/client/ui/UiProvider.tsx'
import { createPortalRouter } from './portal/create-portal-router.ts'

const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } })
const router = createPortalRouter(queries)

createRoot(document.getElementById('portal')!).render(
  <UiProvider>
    <QueryClientProvider client={queries}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  </UiProvider>,
)
