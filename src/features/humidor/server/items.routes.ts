import type { FastifyInstance } from 'fastify'
import type { Catalogue } from '#features/catalogue/server/load-catalogue.ts'
import type { Notify, RecipientsOf } from '#features/notifications/server/open-notifications.ts'
import { refuse, refuseStale } from '#platform/api.contract.ts'
import { mountContract } from '#platform/server/http/mount-contract.ts'
import type { Live } from '#platform/server/live/open-live.ts'
import type { Log } from '#platform/server/log.ts'
import { humidorContract, humidorEvent, type ItemChanges } from '../humidor.contract.ts'
import { exportItemsAsCsv } from './export-items.ts'
import type { StoredItem } from './humidor.tables.ts'
import { nudgeLowStock } from './humidor-notices.ts'
import { changedItemValues, lineIdOf, newItemValues } from './item-values.ts'
import type { HumidorServices } from './open-humidor.ts'
import { toHumidorItem } from './to-humidor-item.ts'

interface Services {
  humidor: Pick<HumidorServices, 'items'>
  catalogue: Catalogue
  live: Pick<Live, 'publish'>
  notify: Notify
  recipientsOf: RecipientsOf
  log: Log
}

export function itemsRoutes(app: FastifyInstance, services: Services): void {
  const {
    humidor: { items },
    catalogue,
    live,
  } = services
  const publish = (memberId: string) => live.publish([memberId], { kind: humidorEvent })
  const toItem = (row: StoredItem) => toHumidorItem(catalogue, row)
  /** A new name may be of another line, or of none. */
  async function updateOf(memberId: string, id: string, changes: ItemChanges) {
    const update = changedItemValues(changes)
    if (changes.brand === undefined && changes.cigarName === undefined) return update
    const present = await items.find(memberId, id)
    const [brand, name] = [changes.brand ?? present?.brand, changes.cigarName ?? present?.cigar_name]
    return { ...update, line_id: lineIdOf(catalogue, brand ?? '', name ?? '') }
  }
  const { listItems, addItem, changeItem, deleteItem, smokeItem, undoSmoke, exportItems } = humidorContract
  mountContract(
    app,
    { listItems, addItem, changeItem, deleteItem, smokeItem, undoSmoke, exportItems },
    {
      async listItems(_received, { memberId }) {
        const { items: rows, ...others } = await items.list(memberId)
        return { items: rows.map(toItem), ...others }
      },
      async addItem({ body }, { memberId }) {
        const added = await items.add(memberId, newItemValues(catalogue, body))
        if (added === 'no humidor') throw refuse(addItem, 'NO_SUCH_HUMIDOR')
        if (added === 'full') throw refuse(addItem, 'TOO_MANY_ITEMS')
        publish(memberId)
        return toItem(added)
      },
      async changeItem({ params: { id }, body: { version, ...changes } }, { memberId }) {
        const update = await updateOf(memberId, id, changes)
        const changed = await items.change(memberId, id, update, version)
        if (changed === 'none') throw refuse(changeItem, 'NO_SUCH_ITEM')
        if (changed === 'no humidor') throw refuse(changeItem, 'NO_SUCH_HUMIDOR')
        if ('stale' in changed) throw refuseStale(changeItem, 'CHANGED_MEANWHILE', toItem(changed.stale))
        publish(memberId)
        if (changes.quantity !== undefined || changes.lowAt !== undefined)
          await nudgeLowStock(services, memberId, changed)
        return toItem(changed)
      },
      async deleteItem({ params: { id }, query: { version } }, { memberId }) {
        const removed = await items.remove(memberId, id, version)
        if (removed === 'none') throw refuse(deleteItem, 'NO_SUCH_ITEM')
        if (removed !== 'removed') throw refuseStale(deleteItem, 'CHANGED_MEANWHILE', toItem(removed.stale))
        publish(memberId)
        return { done: true as const }
      },
      async smokeItem({ params: { id } }, { memberId }) {
        const smoked = await items.smoke(memberId, id)
        if (smoked === 'none') throw refuse(smokeItem, 'NO_SUCH_ITEM')
        if (smoked === 'none left') throw refuse(smokeItem, 'NONE_LEFT')
        publish(memberId)
        await nudgeLowStock(services, memberId, smoked.item)
        return { item: toItem(smoked.item), smokeId: smoked.smokeId }
      },
      async undoSmoke({ params: { id } }, { memberId }) {
        const item = await items.undoSmoke(memberId, id)
        if (item) publish(memberId)
        return { item: item ? toItem(item) : null }
      },
      exportItems: async (_received, { memberId }) => ({
        name: `humidor-${new Date().toISOString().slice(0, 10)}.csv`,
        content: Buffer.from(exportItemsAsCsv(await items.list(memberId))),
      }),
    },
  )
}
