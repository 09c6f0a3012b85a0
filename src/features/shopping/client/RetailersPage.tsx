import { useQuery } from '@tanstack/react-query'
import { Engraving } from '#features/illustrations/client/Engraving.tsx'
import { BackToAdmin } from '#features/member/client/BackToAdmin.tsx'
import { useMe } from '#features/member/client/use-me.ts'
import { commonRefusals } from '#platform/api.contract.ts'
import { call } from '#platform/client/api.ts'
import { EmptyState } from '#platform/client/ui/EmptyState.tsx'
import { ErrorBox } from '#platform/client/ui/ErrorBox.tsx'
import { ButtonTo } from '#platform/client/ui/PortalLinks.tsx'
import { Skeleton } from '#platform/client/ui/Skeleton.tsx'
import { shoppingContract } from '../shopping.contract.ts'
import { RetailersForm } from './RetailersForm.tsx'
import css from './RetailersPage.module.css'
import { adminRetailersKey } from './use-retailer-drafts.ts'

/** For admins; others see a refusal. */
export function RetailersPage() {
  const { role } = useMe()
  return (
    <div>
      <div className={css.back}>
        <BackToAdmin />
      </div>
      <h1 className={css.title}>Where to buy</h1>
      {role === 'admin' ? (
        <Retailers />
      ) : (
        <EmptyState
          drawing={<Engraving of="rope" />}
          title={commonRefusals.FORBIDDEN.error}
          action={<ButtonTo to="/dashboard">Back to the overview</ButtonTo>}
        >
          Admins choose which shops are linked.
        </EmptyState>
      )}
    </div>
  )
}

function Retailers() {
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: adminRetailersKey,
    queryFn: ({ signal }) => call(shoppingContract.readAllRetailers, {}, { signal }),
    // Read once per visit: a refetch would replace what is being typed.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
  return (
    <>
      <div className={css.lead}>
        <p>
          Link up to six shops from the pages of cigars and drinks. Visitors see the links; members can turn
          them off. Every link is marked as an affiliate link. Without a shop here, there are no links.
        </p>
      </div>
      {data ? (
        <RetailersForm stored={data.retailers} />
      ) : error ? (
        <ErrorBox onRetry={() => void refetch()} retrying={isFetching}>
          {error.message}
        </ErrorBox>
      ) : (
        <Skeleton label="Loading the shops" rows={2} />
      )}
    </>
  )
}
