import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { PairRow, SmallCigar, SmallGlass } from '#features/pairing/client/PairRow.tsx'
import css from '#features/pairing/client/PairRows.module.css'
import { call } from '#platform/client/api.ts'
import { messageFor } from '#platform/client/message-for.ts'
import { ErrorBox } from '#platform/client/ui/ErrorBox.tsx'
import { Skeleton } from '#platform/client/ui/Skeleton.tsx'
import { type SimilarPair, sommelierContract } from '../sommelier.contract.ts'
import own from './SimilarPairs.module.css'

interface SimilarPairsProps {
  cigar: string
  drink: string
}

/** Each row leads to the result of that pair. */
export function SimilarPairs({ cigar, drink }: SimilarPairsProps) {
  const { data, isPending, isError, isFetching, error, refetch } = useQuery({
    queryKey: ['similar-pairs', cigar, drink],
    queryFn: ({ signal }) => call(sommelierContract.findSimilar, { query: { cigar, drink } }, { signal }),
  })
  if (isPending) return <Skeleton label="Looking for similar pairings" rows={3} />
  if (isError)
    return (
      <ErrorBox onRetry={() => void refetch()} retrying={isFetching}>
        {messageFor(error, 'Couldn’t look for similar pairings. Try again.')}
      </ErrorBox>
    )
  if (data.cigars.length + data.drinks.length === 0)
    return <p className={own.none}>The catalog has neither of the two, so there is nothing to compare.</p>
  return (
    <div className={own.similar}>
      <Rows title={`Cigars like ${cigar}`} beside={drink} pairs={data.cigars} of="cigar" />
      <Rows title={`Drinks like ${drink}`} beside={cigar} pairs={data.drinks} of="drink" />
    </div>
  )
}

interface RowsProps {
  title: string
  /** The half that stays. */
  beside: string
  pairs: readonly SimilarPair[]
  of: 'cigar' | 'drink'
}

function Rows({ title, beside, pairs, of }: RowsProps) {
  if (pairs.length === 0) return null
  const searchOf = (name: string) =>
    of === 'cigar' ? { cigar: name, drink: beside } : { cigar: beside, drink: name }
  return (
    <section aria-label={title}>
      <h2 className={css.heading}>{title}</h2>
      <ul className={css.list}>
        {pairs.map(({ id, name, detail, score, drawing }) => (
          <li key={id}>
            <Link to="/pair" search={searchOf(name)} className={css.pair}>
              <PairRow
                drawing={
                  drawing && (of === 'cigar' ? <SmallCigar {...drawing} /> : <SmallGlass {...drawing} />)
                }
                of={of}
                name={name}
                detail={detail}
                score={score}
              />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
