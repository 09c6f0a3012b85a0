import { useQuery, useQueryClient } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { PairStage } from '#features/pairing/client/PairStage.tsx'
import { ApiError } from '#platform/client/api.ts'
import { EmptyState } from '#platform/client/ui/EmptyState.tsx'
import { ButtonTo } from '#platform/client/ui/PortalLinks.tsx'
import type { SavedPairing } from '../vault.contract.ts'
import { paragraphsOf } from './first-words.ts'
import { SavedPairingDeeds } from './SavedPairingDeeds.tsx'
import css from './SavedPairingPage.module.css'
import { SavedPairingSkeleton } from './SavedPairingSkeleton.tsx'
import { SavedTitle } from './SavedTitle.tsx'
import { Specimen } from './Specimen.tsx'
import { TypeAndTime } from './TypeAndTime.tsx'
import { VaultTrouble } from './VaultTrouble.tsx'
import { pairingQuery } from './vault-queries.ts'
import { type ShelvedPairing, shelfOf } from './vault-shelf.ts'

const route = getRouteApi('/dashboard/pairings/$id')

/** One pairing of the vault, whole. The heading stays the same one throughout: it has the focus after a change of place. */
export function SavedPairingPage() {
  const { pairing, isUnknown, reading } = useSavedPairing()
  return (
    <article className={css.page}>
      <header className={css.head}>
        <h1>
          {isUnknown ? 'Pairing not found' : pairing ? <SavedTitle pairing={pairing} /> : 'Pairing Vault'}
        </h1>
        <ButtonTo to="/dashboard/pairings">Back to the vault</ButtonTo>
      </header>
      {isUnknown ? (
        <EmptyState title="It is not in your vault.">
          It may have been taken out, or the address is not quite right.
        </EmptyState>
      ) : (
        <VaultTrouble
          error={reading.error}
          isTrying={reading.isFetching}
          onRetry={() => void reading.refetch()}
        />
      )}
      {reading.isPending && <SavedPairingSkeleton />}
      {pairing && <Whole pairing={pairing} />}
    </article>
  )
}

function useSavedPairing() {
  const { id } = route.useParams()
  // Whoever comes from the list has seen it already.
  const held = shelfOf(useQueryClient()).find(id)
  const reading = useQuery({ ...pairingQuery(id), ...(held && { placeholderData: held }) })
  const read: ShelvedPairing | undefined = reading.data
  const isMissing = reading.error instanceof ApiError && [404, 422].includes(reading.error.status)
  const isUnknown = isMissing || read?.isTaken === true
  return { reading, isUnknown, pairing: isUnknown ? undefined : read }
}

function Whole({ pairing }: { pairing: SavedPairing }) {
  return (
    <>
      {pairing.drawing ? <PairStage drawing={pairing.drawing} /> : <Specimen drawing={null} />}
      <div className={css.columns}>
        <section className={css.notes} aria-labelledby="saved-notes">
          <h2 id="saved-notes">Notes</h2>
          {paragraphsOf(pairing.notes).map((paragraph, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two paragraphs may be alike, and none ever moves
            <p key={at}>{paragraph}</p>
          ))}
        </section>
        <aside className={css.aside} aria-label="Kept">
          <TypeAndTime pairing={pairing} />
          <SavedPairingDeeds pairing={pairing} />
        </aside>
      </div>
    </>
  )
}
