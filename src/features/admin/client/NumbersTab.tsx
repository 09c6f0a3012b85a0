import { useQuery } from '@tanstack/react-query'
import { ButtonLink } from '#platform/client/ui/Button.tsx'
import { Sparkline } from '#platform/client/ui/charts/Sparkline.tsx'
import { ErrorBox } from '#platform/client/ui/ErrorBox.tsx'
import { Skeleton } from '#platform/client/ui/Skeleton.tsx'
import { type LoungeNumber, numbersContract } from '../numbers.contract.ts'
import css from './NumbersTab.module.css'
import { useAdminCall } from './use-admin-access.ts'

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
      <p className={css.lead}>The last four weeks, beside the four before.</p>
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
      <dt>{title}</dt>
      <dd>
        <b>{textOf(number, number.now)}</b>
        <Sparkline
          values={weeks}
          title={`Week by week: ${weeks.map(week => textOf(number, week)).join(', ')}`}
        />
        <span data-trend={trendOf(number)}>{comparisonOf(number)}</span>
        <small>{meaning}</small>
      </dd>
    </div>
  )
}

function textOf({ unit }: LoungeNumber, value: number | null): string {
  if (value === null) return '–'
  return unit === 'percent' ? `${value} %` : value.toLocaleString('en-US')
}

function trendOf({ now, before, good }: LoungeNumber): 'good' | 'bad' | undefined {
  if (now === null || before === null || now === before) return undefined
  return now > before === (good === 'up') ? 'good' : 'bad'
}

function comparisonOf(number: LoungeNumber): string {
  const { now, before } = number
  if (now === null || before === null) return 'Nothing to compare with yet'
  if (now === before) return 'As in the weeks before'
  return `${now > before ? 'Up' : 'Down'} from ${textOf(number, before)}`
}
