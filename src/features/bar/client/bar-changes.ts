import type { QueryClient } from '@tanstack/react-query'
import { call } from '#platform/client/api.ts'
import { type BarDrink, barContract } from '../bar.contract.ts'
import { barQuery } from './bar-query.ts'

export interface BarChange {
  action: 'save' | 'remove'
  drink: BarDrink
}

type Drinks = readonly BarDrink[]

interface OptimisticBar {
  /** Last state that the server confirmed. */
  confirmed: Drinks
  /** Oldest first. */
  pending: readonly BarChange[]
}

const barByClient = new WeakMap<QueryClient, OptimisticBar>()

/** Shows a change at once. When no change is pending, the confirmed state is shown. */
export function barMutation(queries: QueryClient) {
  const { queryKey } = barQuery
  const bar = barByClient.get(queries) ?? { confirmed: [], pending: [] }
  barByClient.set(queries, bar)
  const show = () =>
    queries.setQueryData(queryKey, {
      drinks: bar.pending.reduce<Drinks>(applyChange, bar.confirmed) as BarDrink[],
    })
  const settle = (change: BarChange) => {
    bar.pending = bar.pending.filter(pendingChange => pendingChange !== change)
    show()
  }
  return {
    // Serialized, or an older change could arrive last and win.
    scope: { id: 'bar' },
    mutationFn: send,
    onMutate: async (change: BarChange) => {
      await queries.cancelQueries({ queryKey })
      if (bar.pending.length === 0) bar.confirmed = queries.getQueryData(queryKey)?.drinks ?? []
      bar.pending = [...bar.pending, change]
      show()
    },
    onSuccess: (confirmed: BarChange, change: BarChange) => {
      bar.confirmed = applyChange(bar.confirmed, confirmed)
      settle(change)
    },
    onError: (_: Error, change: BarChange) => settle(change),
  }
}

async function send(change: BarChange): Promise<BarChange> {
  const { id, level } = change.drink
  const params = { drinkId: id }
  if (change.action === 'save')
    return { action: 'save', drink: await call(barContract.saveBarDrink, { params, body: { level } }) }
  await call(barContract.removeBarDrink, { params })
  return change
}

/** A changed drink stays at its position. */
function applyChange(drinks: Drinks, { action, drink }: BarChange): Drinks {
  if (action === 'remove') return drinks.filter(({ id }) => id !== drink.id)
  if (!drinks.some(({ id }) => id === drink.id)) return [drink, ...drinks]
  return drinks.map(current => (current.id === drink.id ? drink : current))
}
