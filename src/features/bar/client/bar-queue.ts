import { call } from '#platform/client/api.ts'
import { createOptimisticQueue } from '#platform/client/optimistic-queue.ts'
import { type BarDrink, barContract } from '../bar.contract.ts'
import { memberIdOfOwnBottle } from '../own-bottle.rules.ts'
import { barQuery } from './bar-query.ts'

export interface BarChange {
  action: 'save' | 'remove'
  drink: BarDrink
}

const { queryKey } = barQuery

export const barQueueId = 'bar'

export const barQueue = createOptimisticQueue({
  id: barQueueId,
  queryKey,
  read: queries => queries.getQueryData(queryKey)?.drinks,
  write: (queries, drinks: BarDrink[]) => queries.setQueryData(queryKey, { drinks }),
  apply: applyChange,
  send,
  confirm: applyChange,
})

async function send(change: BarChange): Promise<BarChange> {
  const { id, level, name, own } = change.drink
  const params = { drinkId: id }
  if (change.action === 'save' && own) {
    const body = { name, ...own, level }
    return {
      action: 'save',
      drink: await call(barContract.saveOwnBottle, { params: { id: memberIdOfOwnBottle(id) }, body }),
    }
  }
  if (change.action === 'save')
    return { action: 'save', drink: await call(barContract.saveBarDrink, { params, body: { level } }) }
  await call(barContract.removeBarDrink, { params })
  return change
}

/** A changed drink stays at its position. */
function applyChange(drinks: BarDrink[], { action, drink }: BarChange): BarDrink[] {
  if (action === 'remove') return drinks.filter(({ id }) => id !== drink.id)
  if (!drinks.some(({ id }) => id === drink.id)) return [drink, ...drinks]
  return drinks.map(current => (current.id === drink.id ? drink : current))
}
