import type { QueryClient } from '@tanstack/react-query'
import { call } from '#platform/client/api.ts'
import { type BarDrink, barContract } from '../bar.contract.ts'
import { barQuery } from './bar-query.ts'

export type BarChange = { does: 'keep'; drink: BarDrink } | { does: 'take-out'; drink: BarDrink }

type Drinks = readonly BarDrink[]

interface Desk {
  /** As the house said last. */
  confirmed: Drinks
  /** What the house has not answered yet, oldest first. */
  unanswered: readonly BarChange[]
}

const desks = new WeakMap<QueryClient, Desk>()

/** Shows a change at once; once the house has answered everything, what is shown is what it said last. */
export function changeBarOn(queries: QueryClient) {
  const { queryKey } = barQuery
  const desk = desks.get(queries) ?? { confirmed: [], unanswered: [] }
  desks.set(queries, desk)
  const show = () =>
    queries.setQueryData(queryKey, {
      drinks: desk.unanswered.reduce<Drinks>(after, desk.confirmed) as BarDrink[],
    })
  const answered = (change: BarChange) => {
    desk.unanswered = desk.unanswered.filter(other => other !== change)
    show()
  }
  return {
    // One after the other, else an older choice could arrive last and win.
    scope: { id: 'bar' },
    mutationFn: send,
    onMutate: async (change: BarChange) => {
      await queries.cancelQueries({ queryKey })
      if (desk.unanswered.length === 0) desk.confirmed = queries.getQueryData(queryKey)?.drinks ?? []
      desk.unanswered = [...desk.unanswered, change]
      show()
    },
    onSuccess: (told: BarChange, change: BarChange) => {
      desk.confirmed = after(desk.confirmed, told)
      answered(change)
    },
    onError: (_: Error, change: BarChange) => answered(change),
  }
}

async function send(change: BarChange): Promise<BarChange> {
  const { id, level } = change.drink
  const params = { drinkId: id }
  if (change.does === 'keep')
    return { does: 'keep', drink: await call(barContract.keepInBar, { params, body: { level } }) }
  await call(barContract.takeFromBar, { params })
  return change
}

/** A drink that is there already keeps its place. */
function after(drinks: Drinks, { does, drink }: BarChange): Drinks {
  if (does === 'take-out') return drinks.filter(({ id }) => id !== drink.id)
  if (!drinks.some(({ id }) => id === drink.id)) return [drink, ...drinks]
  return drinks.map(other => (other.id === drink.id ? drink : other))
}
