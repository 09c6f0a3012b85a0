import { ArrowLeftIcon } from '@phosphor-icons/react/ArrowLeft'
import { useQuery } from '@tanstack/react-query'
import { Engraving } from '#features/illustrations/client/Engraving.tsx'
import { messageFor } from '#platform/client/message-for.ts'
import { EmptyState } from '#platform/client/ui/EmptyState.tsx'
import { ErrorBox } from '#platform/client/ui/ErrorBox.tsx'
import { ButtonTo, LinkTo } from '#platform/client/ui/PortalLinks.tsx'
import { Skeleton } from '#platform/client/ui/Skeleton.tsx'
import { type Palate, palateUnreadable } from '../palate.contract.ts'
import { Favorites } from './Favorites.tsx'
import { PalateOverTime } from './PalateOverTime.tsx'
import css from './PalatePage.module.css'
import { palateQuery } from './palate-query.ts'
import { pluralInWords } from './palate-words.ts'
import { SmokeYearSection } from './SmokeYearSection.tsx'
import { useJournalEvents } from './use-journal-events.ts'
import { usePalateAddress } from './use-palate-address.ts'

/** What the journal says about the member, for them alone. */
export function PalatePage() {
  useJournalEvents()
  const { data, error, isPending, isFetching, refetch } = useQuery(palateQuery())
  return (
    <div className={css.page}>
      <header className={css.head}>
        <LinkTo to="/dashboard/journal">
          <ArrowLeftIcon weight="bold" size={14} aria-hidden="true" />
          Tasting Journal
        </LinkTo>
        <h1>Your palate</h1>
        {data && data.entries > 0 && (
          <p>Drawn from {pluralInWords(data.entries, 'entry')} of your journal. Only you see this page.</p>
        )}
      </header>
      {error && !data && (
        <ErrorBox onRetry={() => void refetch()} retrying={isFetching}>
          {messageFor(error, palateUnreadable)}
        </ErrorBox>
      )}
      {isPending && <Skeleton label="Loading your palate" rows={5} />}
      {data?.entries === 0 && (
        <EmptyState
          title="Nothing to Draw Yet"
          drawing={<Engraving of="journal" />}
          action={<ButtonTo to="/dashboard/journal">Open your journal</ButtonTo>}
        >
          Your palate is drawn from the flavors and the stars of your journal. It takes shape with the first
          five entries that have flavors.
        </EmptyState>
      )}
      {data && data.entries > 0 && <PalateSections palate={data} />}
    </div>
  )
}

function PalateSections({ palate }: { palate: Palate }) {
  const { period, year, setPeriod, setYear } = usePalateAddress()
  return (
    <>
      <PalateOverTime shapes={palate.periods[period]} period={period} onPeriod={setPeriod} />
      <Favorites favorites={palate.favorites} today={palate.today} />
      <SmokeYearSection palate={palate} year={year} onYear={setYear} />
    </>
  )
}
