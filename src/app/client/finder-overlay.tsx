import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createRoot } from 'react-dom/client'
import { FieldSuggestions } from '#features/pairing/client/FieldSuggestions.tsx'
import { FinderOverlay } from '#features/pairing/client/FinderOverlay.tsx'
import { pairNames } from '#features/pairing/pair-names.rules.ts'
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
        initialText={opening.typed}
        isSubmitted={opening.isSent}
        shopsOf={pairing => <BuyPairLinks pair={pairNames(pairing)} />}
      />
    </QueryClientProvider>
  </UiProvider>
))

/** For a field of the page itself. */
export function suggestIn(input: HTMLInputElement): void {
  const container = input.form?.appendChild(document.createElement('div'))
  if (!container) return
  createRoot(container).render(
    <QueryClientProvider client={queries}>
      <FieldSuggestions input={input} />
    </QueryClientProvider>,
  )
}
