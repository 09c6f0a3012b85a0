import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { FinderOverlay } from '#features/pairing/client/FinderOverlay.tsx'
import { namesInPair } from '#features/pairing/named-pair.rules.ts'
import { BuyPairLinks } from '#features/shopping/client/BuyLinks.tsx'
import { UiProvider } from '#platform/client/ui/UiProvider.tsx'
import { mountOverlay } from './mount-overlay.tsx'

const queries = new QueryClient()

/** Loaded on intent by visitor.ts. */
export const open = mountOverlay(opening => (
  <UiProvider>
    <QueryClientProvider client={queries}>
      <FinderOverlay
        key={opening.count}
        typedBefore={opening.typed}
        isSent={opening.isSent}
        shopsOf={pairing => <BuyPairLinks pair={namesInPair(pairing)} />}
      />
    </QueryClientProvider>
  </UiProvider>
))
