import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Engraving } from '#features/illustrations/client/Engraving.tsx'
import { messageFor } from '#platform/client/message-for.ts'
import { BackTo } from '#platform/client/ui/BackTo.tsx'
import { Button } from '#platform/client/ui/Button.tsx'
import { createLazyPart } from '#platform/client/ui/create-lazy-part.ts'
import { EmptyState } from '#platform/client/ui/EmptyState.tsx'
import { ErrorBox } from '#platform/client/ui/ErrorBox.tsx'
import { ButtonTo } from '#platform/client/ui/PortalLinks.tsx'
import { Skeleton } from '#platform/client/ui/Skeleton.tsx'
import { palateUnreadable } from '../palate.contract.ts'
import { Favorites } from './Favorites.tsx'
import { PalateOverTime } from './PalateOverTime.tsx'
import css from './PalatePage.module.css'
import { palateQuery } from './palate-query.ts'
import { pluralInWords, shownYear } from './palate-words.ts'
import { SmokeYearSection } from './SmokeYearSection.tsx'
import { useJournalEvents } from './use-journal-events.ts'
import { usePalateAddress } from './use-palate-address.ts'

const YearCardDialog = createLazyPart(async () => (await import('./YearCardDialog.tsx')).YearCardDialog)

/** What the journal says about the member, for them alone. */
export function PalatePage() {
  useJournalEvents()
  const { data, error, isPending, isFetching, refetch } = useQuery(palateQuery())
  const { period, year: chosen, setPeriod, setYear } = usePalateAddress()
  const [isCardOpen, setIsCardOpen] = useState(false)
  const year = data && shownYear(data, chosen)
  const figures = data?.years.find(other => other.year === year)
  return (
    <div className={css.page}>
      <header className={css.head}>
        <BackTo to="/dashboard/journal">Tasting Journal</BackTo>
        <h1>Your palate</h1>
        {data && data.entries > 0 && (
          <p>Drawn from {pluralInWords(data.entries, 'entry')} of your journal. Only you see this page.</p>
        )}
        {figures && (
          <Button look="primary" onClick={() => setIsCardOpen(true)}>
            Make a picture of {year}
          </Button>
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
      {data && year !== undefined && data.entries > 0 && (
        <>
          <PalateOverTime shapes={data.periods[period]} period={period} onPeriod={setPeriod} />
          <Favorites favorites={data.favorites} today={data.today} />
          <SmokeYearSection palate={data} year={year} figures={figures} onYear={setYear} />
        </>
      )}
      {isCardOpen && figures && <YearCardDialog figures={figures} onClose={() => setIsCardOpen(false)} />}
    </div>
  )
}
