import { useQuery } from '@tanstack/react-query'
import { featuredPairingQuery } from '#features/pairing/client/curated-pairing-queries.ts'
import { PairStage } from '#features/pairing/client/PairStage.tsx'
import { CuratedTitle } from '#features/pairing/client/PairTitle.tsx'
import { type CuratedPairing, pickChanged } from '#features/pairing/curated-pairing.contract.ts'
import { ErrorBox } from '#platform/client/ui/ErrorBox.tsx'
import { ButtonTo } from '#platform/client/ui/PortalLinks.tsx'
import { Skeleton } from '#platform/client/ui/Skeleton.tsx'
import { useLiveRefetch } from '#platform/client/use-live-refetch.ts'
import css from './TonightsPick.module.css'

export function TonightsPick() {
  useLiveRefetch(pickChanged, featuredPairingQuery.queryKey)
  const { data: pick, isPending, isError, isFetching, refetch } = useQuery(featuredPairingQuery)
  return (
    <section aria-labelledby="tonights-pick">
      <h2 id="tonights-pick" className={css.heading}>
        Tonight’s Pick
      </h2>
      {isPending && <Skeleton label="Loading Tonight’s Pick" rows={2} />}
      {isError && (
        <ErrorBox onRetry={() => void refetch()} retrying={isFetching}>
          Failed to load pairing.
        </ErrorBox>
      )}
      {pick === null && <p>No pick tonight. The finder has a pairing for you anyway.</p>}
      {pick && <Pick pick={pick} />}
    </section>
  )
}

function Pick({ pick }: { pick: CuratedPairing }) {
  return (
    <>
      <PairStage drawing={pick.drawing} />
      <div className={css.words}>
        <h3>
          <CuratedTitle title={pick.title} />
        </h3>
        <p>{firstSentences(pick)}</p>
        <ButtonTo to="/pairings/$slug" params={{ slug: pick.slug }}>
          See the pairing
        </ButtonTo>
      </div>
    </>
  )
}

/** Of the description, which begins with why the two match, or else of the drink's description. */
function firstSentences({ description, spirit_desc }: CuratedPairing): string {
  const why = description?.split('\n\n')[0] ?? spirit_desc ?? ''
  return why
    .split(/(?<=\.) /)
    .slice(0, 2)
    .join(' ')
}
