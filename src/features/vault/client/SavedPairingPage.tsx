import { useQuery, useQueryClient } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { NoCigar } from '#features/illustrations/client/NoCigar.tsx'
import { PairStage } from '#features/pairing/client/PairStage.tsx'
import { ApiError } from '#platform/client/api.ts'
import { EmptyState } from '#platform/client/ui/EmptyState.tsx'
import { ButtonTo } from '#platform/client/ui/PortalLinks.tsx'
import type { SavedPairing } from '../vault.contract.ts'
import { paragraphsOf } from './notes-excerpt.ts'
import { SavedPairingActions } from './SavedPairingActions.tsx'
import css from './SavedPairingPage.module.css'
import { SavedPairingSkeleton } from './SavedPairingSkeleton.tsx'
import { SavedTitle, TypeAndTime } from './SavedPairingText.tsx'
import { Specimen } from './Specimen.tsx'
import { VaultError } from './VaultError.tsx'
import { type CachedPairing, vaultCache } from './vault-cache.ts'
import { pairingQuery } from './vault-queries.ts'

const route = getRouteApi('/dashboard/pairings/$id')

/** The heading is the same element in every state, because it has the focus after navigation. */
export function SavedPairingPage() {
  const { pairing, isUnknown, reading } = useOpenedPairing()
  return (
    <article className={css.page}>
      <header className={css.head}>
        <h1>
          {isUnknown ? 'Pairing not found' : pairing ? <SavedTitle pairing={pairing} /> : 'Pairing Vault'}
        </h1>
        <ButtonTo to="/dashboard/pairings">Back to the vault</ButtonTo>
      </header>
      {isUnknown ? (
        <EmptyState drawing={<NoCigar />} title="This pairing is not in your vault.">
          It may have been removed, or the address is wrong.
        </EmptyState>
      ) : (
        <VaultError
          error={reading.error}
          isRetrying={reading.isFetching}
          onRetry={() => void reading.refetch()}
        />
      )}
      {reading.isPending && <SavedPairingSkeleton />}
      {pairing && <PairingDetails pairing={pairing} />}
    </article>
  )
}

function useOpenedPairing() {
  const { id } = route.useParams()
  // Coming from the list, the pairing is in the cache already.
  const cached = vaultCache(useQueryClient()).find(id)
  const reading = useQuery({ ...pairingQuery(id), ...(cached && { placeholderData: cached }) })
  const pairing: CachedPairing | undefined = reading.data
  const isMissing = reading.error instanceof ApiError && [404, 422].includes(reading.error.status)
  const isUnknown = isMissing || pairing?.isRemoved === true
  return { reading, isUnknown, pairing: isUnknown ? undefined : pairing }
}

function PairingDetails({ pairing }: { pairing: SavedPairing }) {
  return (
    <>
      {pairing.drawing ? <PairStage drawing={pairing.drawing} /> : <Specimen drawing={null} />}
      <div className={css.columns}>
        <section className={css.notes} aria-labelledby="saved-notes">
          <h2 id="saved-notes">Notes</h2>
          {paragraphsOf(pairing.notes).map((paragraph, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two paragraphs may be equal, and none ever moves
            <p key={index}>{paragraph}</p>
          ))}
        </section>
        <aside className={css.aside} aria-label="Rating and actions">
          <TypeAndTime pairing={pairing} />
          <SavedPairingActions pairing={pairing} />
        </aside>
      </div>
    </>
  )
}
