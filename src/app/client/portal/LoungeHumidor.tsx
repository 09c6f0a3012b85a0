import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { HumidorPage } from '#features/humidor/client/HumidorPage.tsx'
import { loungeHumidorPage } from '#features/humidor/humidor-pages.contract.ts'
import { Engraving } from '#features/illustrations/client/Engraving.tsx'
import { meQuery, useMe } from '#features/member/client/use-me.ts'
import { redirectCalls } from '#platform/client/call-for.ts'
import { EmptyState } from '#platform/client/ui/EmptyState.tsx'
import { ButtonTo, LinkTo } from '#platform/client/ui/PortalLinks.tsx'
import { ofStaff } from '#platform/staff-account.contract.ts'
import css from './LoungeHumidor.module.css'
import { portalQueryOptions } from './portal-query-options.ts'

/** The humidor of the lounge, for staff of any duty. The server asks for a duty again. */
export function LoungeHumidor() {
  if (useMe().duties.length > 0) return <HumidorOfLounge />
  return (
    <>
      <header className={css.head}>
        <h1>{loungeHumidorPage.title}</h1>
      </header>
      <EmptyState
        drawing={<Engraving of="rope" />}
        title="This is for staff only."
        action={<ButtonTo to="/dashboard/humidor">To your own humidor</ButtonTo>}
      >
        The staff of the lounge keeps it.
      </EmptyState>
    </>
  )
}

function HumidorOfLounge() {
  const me = useMe()
  // A cache of its own, and gone with the page: what is the lounge’s never stands beside what is the member’s.
  const [queries] = useState(() => {
    const opened = new QueryClient({ defaultOptions: portalQueryOptions })
    redirectCalls(opened, ofStaff)
    opened.setQueryData(meQuery.queryKey, me)
    return opened
  })
  useEffect(() => {
    queries.setQueryData(meQuery.queryKey, me)
  }, [queries, me])
  return (
    <QueryClientProvider client={queries}>
      <HumidorPage
        note={
          <p>
            All staff keeps it and gets its alerts. To take a cigar out, lower its count: the journal is for
            cigars of your own. <LinkTo to="/dashboard/humidor">My Humidor</LinkTo>
          </p>
        }
      />
    </QueryClientProvider>
  )
}
