import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { GhostGlass } from '#features/illustrations/client/GhostGlass.tsx'
import { EmptyState } from '#platform/client/ui/EmptyState.tsx'
import { ErrorBox } from '#platform/client/ui/ErrorBox.tsx'
import { ButtonTo } from '#platform/client/ui/PortalLinks.tsx'
import { Skeleton } from '#platform/client/ui/Skeleton.tsx'
import { AddDrink } from './AddDrink.tsx'
import css from './BarPage.module.css'
import { barQuery } from './bar-query.ts'
import { DrinkGroupList } from './DrinkGroupList.tsx'
import { groupDrinks } from './drink-groups.ts'
import { useChangeBar } from './use-change-bar.ts'

export function BarPage() {
  const { data, error, isPending, isFetching, refetch } = useQuery(barQuery)
  const field = useRef<HTMLInputElement>(null)
  const change = useChangeBar()
  const groups = groupDrinks(data?.drinks ?? [])
  return (
    <div className={css.page}>
      <header className={css.head}>
        <h1>My bar</h1>
        <p>
          What you have at home to pour. We can limit advice to these bottles and plan an evening from them.
          Full, half or low is close enough.
        </p>
        <ButtonTo to="/pair">Open the explorer</ButtonTo>
      </header>
      {isPending && <Skeleton label="Loading your bar" shape="text" />}
      {error && !data && (
        <ErrorBox
          title="Failed to load your bar"
          onRetry={() => void refetch()}
          retryLabel="Try Again"
          retrying={isFetching}
        >
          {error.message}
        </ErrorBox>
      )}
      {data && <AddDrink field={field} here={data.drinks} onChange={change} />}
      {data && groups.length === 0 && (
        <div className={css.empty}>
          <EmptyState title="Your bar is empty." drawing={<GhostGlass />}>
            Type the name of a bottle, a tea or a coffee above and pick it from the list.
          </EmptyState>
        </div>
      )}
      {groups.map(group => (
        <DrinkGroupList
          key={group.kind}
          group={group}
          onChange={change}
          onEmptied={() => field.current?.focus()}
        />
      ))}
    </div>
  )
}
