import { useQuery } from '@tanstack/react-query'
import { ButtonLink } from '#platform/client/ui/Button.tsx'
import { ErrorBox } from '#platform/client/ui/ErrorBox.tsx'
import { Skeleton } from '#platform/client/ui/Skeleton.tsx'
import { type LoungeNumber, numbersContract } from '../numbers.contract.ts'
import css from './NumbersTab.module.css'
import { comparisonText, headlineOf, trendOf, valueText } from './number-words.ts'
import { useAdminCall } from './use-admin-access.ts'
import { WeekBars } from './WeekBars.tsx'

/** Five numbers, each with the direction that is good, beside the month before. */
export function NumbersTab() {
  const call = useAdminCall()
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['admin', 'numbers'],
    queryFn: ({ signal }) => call(numbersContract.readNumbers, {}, { signal }),
  })
  if (error)
    return (
      <ErrorBox title="Failed to load the numbers" onRetry={() => void refetch()} retrying={isFetching}>
        {error.message}
      </ErrorBox>
    )
  if (!data) return <Skeleton label="Loading the numbers" shape="text" rows={8} />
  return (
    <div className={css.tab}>
      <p className={css.state} role="status">
        {headlineOf(data.numbers)}
      </p>
      <p className={css.lead}>
        The last four weeks beside the four before. A bar is a week, and those that count now are gold.
      </p>
      <dl className={css.numbers}>
        {data.numbers.map(number => (
          <NumberRow key={number.id} {...number} />
        ))}
      </dl>
      <ButtonLink href={numbersContract.exportNumbers.path} download>
        Download as CSV
      </ButtonLink>
    </div>
  )
}

function NumberRow(number: LoungeNumber) {
  const { title, meaning, weeks } = number
  return (
    <div>
      <dt>
        {title}
        <small>{meaning}</small>
      </dt>
      <dd className={css.value}>
        <b>{valueText(number, number.now)}</b>
        <span data-trend={trendOf(number)}>{comparisonText(number)}</span>
      </dd>
      <dd className={css.weeks}>
        <WeekBars
          values={weeks}
          title={`Week by week: ${weeks.map(week => valueText(number, week)).join(', ')}`}
        />
      </dd>
    </div>
  )
}
