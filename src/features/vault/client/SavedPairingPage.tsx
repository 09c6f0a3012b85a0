import { useQuery, useQueryClient } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { PairStage } from '#features/pairing/client/PairStage.tsx'
import { ApiError } from '#platform/client/api.ts'
import { EmptyState } from '#platform/client/ui/EmptyState.tsx'
import { ButtonTo } from '#platform/client/ui/PortalLinks.tsx'
import { paragraphsOf } from './first-words.ts'
import { SavedPairingDeeds } from './SavedPairingDeeds.tsx'
import css from './SavedPairingPage.module.css'
import { SavedPairingSkeleton } from './SavedPairingSkeleton.tsx'
import { SavedTitle } from './SavedTitle.tsx'
import { TypeAndTime } from './TypeAndTime.tsx'
import { VaultTrouble } from './VaultTrouble.tsx'
import { pairingQuery } from './vault-queries.ts'
import { type ShelvedPairing, shelfOf } from './vault-shelf.ts'

const route = getRouteApi('/dashboard/pairings/$id')

/** One pairing of the vault, whole. */
export function SavedPairingPage() {
  const { id } = route.useParams()
  const queries = useQueryClient()
  // Whoever comes from the list has seen it already.
  const held = shelfOf(queries).find(id)
  const reading = useQuery({ ...pairingQuery(id), ...(held && { placeholderData: held }) })
  const pairing: ShelvedPairing | undefined = reading.data
  const isUnknown = reading.error instanceof ApiError && [404, 422].includes(reading.error.status)
  if (isUnknown || pairing?.isTaken) return <Unknown />
  if (reading.isPending) return <SavedPairingSkeleton />
  return (
    <div className={css.page}>
      {!pairing && <h1 className={css.said}>Pairing Vault</h1>}
      <VaultTrouble
        error={reading.error}
        isTrying={reading.isFetching}
        onRetry={() => void reading.refetch()}
      />
      {pairing && <Whole pairing={pairing} />}
    </div>
  )
}

function Whole({ pairing }: { pairing: ShelvedPairing }) {
  return (
    <article>
      <header className={css.head}>
        <h1>
          <SavedTitle pairing={pairing} />
        </h1>
        <ButtonTo to="/dashboard/pairings">Back to the vault</ButtonTo>
      </header>
      <PairStage drawing={pairing.drawing} />
      <div className={css.columns}>
        <section className={css.notes} aria-labelledby="saved-notes">
          <h2 id="saved-notes">Notes</h2>
          {paragraphsOf(pairing.notes).map(paragraph => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </section>
        <aside className={css.aside} aria-label="Kept">
          <TypeAndTime pairing={pairing} />
          <SavedPairingDeeds pairing={pairing} />
        </aside>
      </div>
    </article>
  )
}

function Unknown() {
  return (
    <div className={css.page}>
      <h1 className={css.said}>Pairing not found</h1>
      <EmptyState
        title="It does not stand in your vault."
        action={<ButtonTo to="/dashboard/pairings">Back to the vault</ButtonTo>}
      >
        You may have taken it out, or it is somebody else’s.
      </EmptyState>
    </div>
  )
}
