import type { QueryClient } from '@tanstack/react-query'
import type { ProcedureOutput } from '#platform/api.contract.ts'
import { callFor } from '#platform/client/call-for.ts'
import { createOptimisticQueue } from '#platform/client/optimistic-queue.ts'
import { type HumidorItem, humidorContract } from '../humidor.contract.ts'
import { humidorQuery } from './humidor-query.ts'

export type Inventory = ProcedureOutput<typeof humidorContract.listItems>

export type ItemAction = { id: string } & (
  | {
      kind: 'quantity'
      quantity: number
      /** When it is sent: the one that the answer to the change before it brought. */
      versionOf: () => number
    }
  | { kind: 'smoke'; onSmoked: (smokeId: string) => void }
  | { kind: 'undo smoke'; smokeId: string }
  | { kind: 'delete' }
)

const { queryKey } = humidorQuery

export const humidorQueueId = 'humidor'

/** What is pressed in the ledger is shown at once, sent in order, and taken back if it fails. */
export const humidorQueue = createOptimisticQueue({
  id: humidorQueueId,
  queryKey,
  read: queries => queries.getQueryData<Inventory>(queryKey),
  write: (queries, inventory: Inventory) => queries.setQueryData(queryKey, inventory),
  apply: (inventory, action: ItemAction) => replace(inventory, action.id, item => applyAction(item, action)),
  send,
  confirm: (inventory, reply, { id, kind }) =>
    replace(inventory, id, item => (kind === 'delete' ? undefined : (reply ?? item))),
})

function replace(
  { items, ...others }: Inventory,
  id: string,
  change: (item: HumidorItem) => HumidorItem | undefined,
): Inventory {
  return { ...others, items: items.flatMap(item => (item.id === id ? (change(item) ?? []) : item)) }
}

/** Undefined for a deleted item. */
function applyAction(item: HumidorItem, action: ItemAction): HumidorItem | undefined {
  switch (action.kind) {
    case 'quantity':
      return { ...item, quantity: action.quantity }
    case 'smoke':
      return { ...item, quantity: Math.max(0, item.quantity - 1) }
    case 'undo smoke':
      return { ...item, quantity: item.quantity + 1 }
    case 'delete':
      return undefined
  }
}

/** Resolves with the row as it is stored now; null if it did not change. */
async function send(action: ItemAction, queries: QueryClient): Promise<HumidorItem | null> {
  const call = callFor(queries)
  const params = { id: action.id }
  switch (action.kind) {
    case 'quantity': {
      const body = { quantity: action.quantity, version: action.versionOf() }
      return call(humidorContract.changeItem, { params, body })
    }
    case 'smoke': {
      const { item, smokeId } = await call(humidorContract.smokeItem, { params })
      action.onSmoked(smokeId)
      return item
    }
    case 'undo smoke':
      return (await call(humidorContract.undoSmoke, { params: { id: action.smokeId } })).item
    case 'delete':
      await call(humidorContract.deleteItem, { params, query: {} })
      return null
  }
}
