import { useQuery, useQueryClient } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { Engraving } from '#features/illustrations/client/Engraving.tsx'
import { ApiError } from '#platform/client/api.ts'
import { useOpenedPageTitle } from '#platform/client/opened-page-title.ts'
import { EmptyState } from '#platform/client/ui/EmptyState.tsx'
import hidden from '#platform/client/ui/Hidden.module.css'
import { LinkTo } from '#platform/client/ui/PortalLinks.tsx'
import { JustSaved } from './JustSaved.tsx'
import { PairingWithoutResult } from './PairingWithoutResult.tsx'
import { PrintedCard } from './PrintedCard.tsx'
import css from './SavedPairingPage.module.css'
import { SavedPairingSkeleton } from './SavedPairingSkeleton.tsx'
import { SavedTitle, titleOf } from './SavedPairingText.tsx'
import { SavedResult } from './SavedResult.tsx'
import { usePaperTheme } from './use-paper-theme.ts'
import { useVaultEvents } from './use-vault-events.ts'
import { VaultError } from './VaultError.tsx'
import { type CachedPairing, vaultCache } from './vault-cache.ts'
import { pairingQuery } from './vault-queries.ts'

const route = getRouteApi('/dashboard/pairings/$id')

/** The heading is the same element in every state, because it has the focus after navigation. */
export function SavedPairingPage() {
  const { pairing, result, isUnknown, reading } = useOpenedPairing()
  useOpenedPageTitle(pairing && titleOf(pairing))
  usePaperTheme()
  return (
    <article className={css.page}>
      {pairing && <PrintedCard pairing={pairing} result={result ?? null} />}
      <header className={css.head} data-quiet={result ? true : undefined}>
        <h1 className={result ? hidden.hidden : undefined}>
          {isUnknown ? 'Pairing not found' : pairing ? <SavedTitle pairing={pairing} /> : 'Pairing Vault'}
        </h1>
        <LinkTo to="/dashboard/pairings">Back to the vault</LinkTo>
      </header>
      {pairing && <JustSaved pairing={pairing} />}
      {isUnknown ? (
        <EmptyState drawing={<Engraving of="ashtray" />} title="This pairing is not in your vault.">
          It may have been removed, or the address is wrong.
        </EmptyState>
      ) : (
        <VaultError
          error={reading.error}
          isRetrying={reading.isFetching}
          onRetry={() => void reading.refetch()}
        />
      )}
      {reading.isPending && !isUnknown && <SavedPairingSkeleton />}
      {pairing && result && <SavedResult pairing={pairing} result={result} />}
      {pairing && result === null && <PairingWithoutResult pairing={pairing} />}
    </article>
  )
}

function useOpenedPairing() {
  const { id } = route.useParams()
  useVaultEvents()
  // Coming from the list, the pairing is in the cache already.
  const cached = vaultCache(useQueryClient()).find(id)
  const reading = useQuery(pairingQuery(id))
  const pairing: CachedPairing | undefined = reading.data ?? (reading.isError ? undefined : cached)
  const isMissing = reading.error instanceof ApiError && [404, 422].includes(reading.error.status)
  const isUnknown = isMissing || pairing?.isRemoved === true
  return {
    reading,
    isUnknown,
    pairing: isUnknown ? undefined : pairing,
    /** Undefined until it is read: rows of the list have none. */
    result: isUnknown ? undefined : reading.data?.result,
  }
}
