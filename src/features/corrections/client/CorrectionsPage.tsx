import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { cataloguePages } from '#features/catalogue/catalogue.contract.ts'
import type { CatalogueKind } from '#features/catalogue/catalogue-row.contract.ts'
import { Engraving } from '#features/illustrations/client/Engraving.tsx'
import { BackToAdmin } from '#features/member/client/BackToAdmin.tsx'
import { useMe } from '#features/member/client/use-me.ts'
import { commonRefusals } from '#platform/api.contract.ts'
import { ApiError } from '#platform/client/api.ts'
import { createLazyPart } from '#platform/client/ui/create-lazy-part.ts'
import { EmptyState } from '#platform/client/ui/EmptyState.tsx'
import { ErrorBox } from '#platform/client/ui/ErrorBox.tsx'
import { ButtonTo, LinkTo } from '#platform/client/ui/PortalLinks.tsx'
import { Skeleton } from '#platform/client/ui/Skeleton.tsx'
import { TextLink } from '#platform/client/ui/TextLink.tsx'
import css from './CorrectionsPage.module.css'
import { type ReportTarget, readCorrectionsSearch } from './corrections-search.ts'
import { OwnReports } from './OwnReports.tsx'
import { ReportForm } from './ReportForm.tsx'
import { RowFacts } from './RowFacts.tsx'
import { rowQuery } from './use-corrections.ts'

/** Loaded once the server has said that the member is an admin: nobody else gets a byte of it. */
const CorrectionsQueue = createLazyPart(
  async () => (await import('./queue/CorrectionsQueue.tsx')).CorrectionsQueue,
)

/** What is wrong or missing in the catalogue: members report it, admins answer. */
export function CorrectionsPage() {
  const { isQueue, target } = readCorrectionsSearch(useSearch({ from: '/dashboard/corrections' }))
  const isAdmin = useMe().role === 'admin'
  return (
    <div className={css.page}>
      <div className={css.back}>
        <BackToAdmin />
      </div>
      <header className={css.head}>
        <h1>Corrections</h1>
        {isAdmin &&
          (isQueue ? (
            <LinkTo to="/dashboard/corrections" search={{}}>
              Your own reports
            </LinkTo>
          ) : (
            <LinkTo to="/dashboard/corrections" search={{ view: 'queue' }}>
              What members have reported
            </LinkTo>
          ))}
      </header>
      {isQueue ? (
        isAdmin ? (
          <CorrectionsQueue
            fallback={<Skeleton label="Loading the reports" shape="text" rows={8} />}
            opened={target?.id === undefined ? undefined : target}
          />
        ) : (
          <EmptyState
            drawing={<Engraving of="rope" />}
            title={commonRefusals.FORBIDDEN.error}
            action={
              <ButtonTo to="/dashboard/corrections" search={{}}>
                Your own reports
              </ButtonTo>
            }
          >
            Admins answer what members report.
          </EmptyState>
        )
      ) : (
        <OwnPart target={target} isAdmin={isAdmin} />
      )}
    </div>
  )
}

/** Today's row beside the form; without one, the form or the way to a row beside the own reports. */
function OwnPart({ target, isAdmin }: { target: ReportTarget | undefined; isAdmin: boolean }) {
  const form = target && <ReportForm key={`${target.of} ${target.id ?? ''}`} target={target} />
  if (target?.id === undefined)
    return (
      <div className={css.columns}>
        <div className={css.main}>{form ?? <Start />}</div>
        <OwnReports />
      </div>
    )
  const { of, id } = target
  return (
    <div className={css.columns}>
      <div className={css.main}>
        <TodaysRow of={of} id={id} />
        {isAdmin && (
          <LinkTo to="/dashboard/corrections" search={{ view: 'queue', of, id }}>
            Correct this row yourself
          </LinkTo>
        )}
      </div>
      <div className={css.main}>
        {form}
        <OwnReports />
      </div>
    </div>
  )
}

function TodaysRow({ of, id }: { of: CatalogueKind; id: string }) {
  const { data, error, isFetching, refetch } = useQuery(rowQuery(of, id))
  if (data)
    return (
      <section className={css.row} aria-labelledby="row">
        <h2 id="row">
          <a href={cataloguePages[of](id)}>{data.name}</a>
        </h2>
        <RowFacts of={of} row={data.row} />
      </section>
    )
  if (!error) return <Skeleton label="Loading what the catalog says" shape="text" rows={6} />
  const isGone = error instanceof ApiError && error.status === 404
  return isGone ? (
    <ErrorBox>{error.message}</ErrorBox>
  ) : (
    <ErrorBox onRetry={() => void refetch()} retrying={isFetching}>
      {error.message}
    </ErrorBox>
  )
}

function Start() {
  return (
    <div className={css.main}>
      <p className={css.lead}>
        Every page of a cigar or a drink has the line “Something wrong or missing? Tell us”. It leads here, to
        what the catalog says today.
      </p>
      <p className={css.links}>
        <TextLink href={cataloguePages.cigars}>Find the cigar</TextLink>
        <TextLink href={cataloguePages.drinks}>Find the drink</TextLink>
      </p>
      <p className={css.links}>
        <LinkTo to="/dashboard/corrections" search={{ missing: 'cigar' }}>
          A cigar is missing
        </LinkTo>
        <LinkTo to="/dashboard/corrections" search={{ missing: 'drink' }}>
          A drink is missing
        </LinkTo>
      </p>
    </div>
  )
}
