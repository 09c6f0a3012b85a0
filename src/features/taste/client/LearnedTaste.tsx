import { useQuery } from '@tanstack/react-query'
import { PointsList } from '#features/pairing/client/PointsLedger.tsx'
import type { Reason } from '#features/pairing/pairing.contract.ts'
import { ErrorBox } from '#platform/client/ui/ErrorBox.tsx'
import { Skeleton } from '#platform/client/ui/Skeleton.tsx'
import css from './LearnedTaste.module.css'
import { tasteQuery } from './taste-query.ts'

/** The leanings learned from the member's ratings, with their points. */
export function LearnedTaste() {
  const { data, error, isFetching, refetch } = useQuery(tasteQuery)
  return (
    <section className={css.learned} aria-labelledby="learned-taste">
      <h3 id="learned-taste">What your ratings show</h3>
      {data ? (
        <Leanings {...data} />
      ) : error ? (
        <ErrorBox onRetry={() => void refetch()} retrying={isFetching}>
          {error.message}
        </ErrorBox>
      ) : (
        <Skeleton label="Reading your ratings" rows={2} />
      )}
    </section>
  )
}

interface LeaningsProps {
  ratings: number
  leanings: readonly Reason[]
}

function Leanings({ ratings, leanings }: LeaningsProps) {
  if (leanings.length === 0)
    return <p className={css.none}>Nothing yet. Rate two pairings and we’ll start.</p>
  return (
    <>
      <div className={css.list}>
        <PointsList reasons={leanings} />
      </div>
      <p className={css.none}>
        {ratings === 1 ? 'From one rating' : `From ${ratings} ratings`} in your vault. Together they move a
        score by five points at most.
      </p>
    </>
  )
}
