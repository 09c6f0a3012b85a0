import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { FieldSuggestions } from '#features/pairing/client/FieldSuggestions.tsx'
import { FinderOverlay } from '#features/pairing/client/FinderOverlay.tsx'
import type { OwnCigars } from '#features/pairing/client/own-cigars.ts'
import { pairNames } from '#features/pairing/pair-names.rules.ts'
import { BuyPairLinks } from '#features/shopping/client/BuyLinks.tsx'
import { UiProvider } from '#platform/client/ui/UiProvider.tsx'
import { finderReading } from './finder-reading.ts'
import { mountOverlay, type Opening } from './mount-overlay.tsx'

const queries = new QueryClient()
type MountedFinder = ReturnType<typeof mountFinder>
let ofVisitor: MountedFinder | undefined
const visitorFinder = () => (ofVisitor ??= mountFinder(() => undefined))

/** Loaded on intent by visitor.ts; on a member’s page it loads `member-finder.tsx` instead. */
export const open: MountedFinder['open'] = options => visitorFinder().open(options)
export const suggestIn: MountedFinder['suggestIn'] = input => visitorFinder().suggestIn(input)

/** The finder and its suggestions, with the cigars of a member if there are any. */
export function mountFinder(useOwn: () => OwnCigars | undefined) {
  function Finder({ opening }: { opening: Opening }) {
    return (
      <FinderOverlay
        key={opening.count}
        initialText={opening.typed}
        isSubmitted={opening.isSent}
        shopsOf={pairing => <BuyPairLinks pair={pairNames(pairing)} />}
        own={useOwn()}
        reading={finderReading}
      />
    )
  }
  function Suggestions({ input }: { input: HTMLInputElement }) {
    return <FieldSuggestions input={input} own={useOwn()} />
  }
  const open = mountOverlay(opening => (
    <UiProvider>
      <Queries>
        <Finder opening={opening} />
      </Queries>
    </UiProvider>
  ))
  /** For a field of the page itself. */
  function suggestIn(input: HTMLInputElement): void {
    const container = input.form?.appendChild(document.createElement('div'))
    if (!container) return
    createRoot(container).render(
      <Queries>
        <Suggestions input={input} />
      </Queries>,
    )
  }
  return { open, suggestIn }
}

function Queries({ children }: { children: ReactNode }) {
  return <QueryClientProvider client={queries}>{children}</QueryClientProvider>
}
