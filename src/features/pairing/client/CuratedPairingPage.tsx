import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Engraving } from '#features/illustrations/client/Engraving.tsx'
import { ApiError } from '#platform/client/api.ts'
import { useOpenedPageTitle } from '#platform/client/opened-page-title.ts'
import { EmptyState } from '#platform/client/ui/EmptyState.tsx'
import { ErrorBox } from '#platform/client/ui/ErrorBox.tsx'
import { ButtonTo, LinkTo } from '#platform/client/ui/PortalLinks.tsx'
import { Skeleton } from '#platform/client/ui/Skeleton.tsx'
import { useLiveRefetch } from '#platform/client/use-live-refetch.ts'
import { type CuratedPairing, pickChanged } from '../curated-pairing.contract.ts'
import css from './CuratedPairingPage.module.css'
import { CuratedWords } from './CuratedWords.tsx'
import { curatedPairingQuery, curatedPairingsKey } from './curated-pairing-queries.ts'
import { PairStage } from './PairStage.tsx'
import { CuratedTitle } from './PairTitle.tsx'

const route = getRouteApi('/pairings/$slug')

interface CuratedPairingPageProps {
  /** The texts in the layout of a result, or else without a score. */
  result: (pairing: CuratedPairing, words: ReactNode, withoutScore: ReactNode) => ReactNode
  /** The notes for this member, below the curated ones. */
  personal: (pairing: CuratedPairing) => ReactNode
}

export function CuratedPairingPage({ result, personal }: CuratedPairingPageProps) {
  const { slug } = route.useParams()
  useLiveRefetch(pickChanged, curatedPairingsKey)
  const { data: pairing, error, isPending } = useQuery(curatedPairingQuery(slug))
  useOpenedPageTitle(pairing?.title)
  if (isPending) return <Skeleton label="Loading the pairing" rows={2} />
  if (error instanceof ApiError && error.status === 404) return <Missing />
  if (!pairing) return <Failed message={error?.message ?? 'Failed to load pairing'} />
  return (
    <article>
      <p className={css.back}>
        <LinkTo to="/dashboard">Back to Dashboard</LinkTo>
      </p>
      {result(
        pairing,
        <CuratedWords pairing={pairing}>{personal(pairing)}</CuratedWords>,
        <>
          <h1 className={css.title}>
            <CuratedTitle title={pairing.title} />
          </h1>
          <PairStage drawing={pairing.drawing} />
          <CuratedWords pairing={pairing} showsFacts>
            {personal(pairing)}
          </CuratedWords>
        </>,
      )}
    </article>
  )
}

function Missing() {
  return (
    <div>
      <h1 className={css.title}>Pairing not found</h1>
      <EmptyState
        drawing={<Engraving of="ashtray" />}
        title="It may have been removed."
        action={<ButtonTo to="/dashboard">Back to Dashboard</ButtonTo>}
      >
        This lounge changes its picks now and then.
      </EmptyState>
    </div>
  )
}

function Failed({ message }: { message: string }) {
  return (
    <div>
      <h1 className={css.title}>Error</h1>
      <ErrorBox>{message}</ErrorBox>
      <p>
        <ButtonTo to="/dashboard">Back to Dashboard</ButtonTo>
      </p>
    </div>
  )
}
