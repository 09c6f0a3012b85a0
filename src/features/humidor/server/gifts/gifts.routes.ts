import type { FastifyInstance } from 'fastify'
import type { Catalogue } from '#features/catalogue/server/load-catalogue.ts'
import type { Notice } from '#features/notifications/notifications.contract.ts'
import type { Notify, RecipientsOf } from '#features/notifications/server/open-notifications.ts'
import { refuse } from '#platform/api.contract.ts'
import { mountContract } from '#platform/server/http/mount-contract.ts'
import type { Live } from '#platform/server/live/open-live.ts'
import type { Log } from '#platform/server/log.ts'
import { type Gift, giftsContract, isEnoughOfAName } from '../../gifts.contract.ts'
import { humidorEvent } from '../../humidor.contract.ts'
import type { StoredGift } from '../humidor.tables.ts'
import { nudgeLowStock } from '../humidor-notices.ts'
import { toHumidorItem } from '../to-humidor-item.ts'
import { decidedNotice, offeredNotice } from './gift-notices.ts'
import type { GiftsStore } from './gifts.store.ts'

interface Services {
  humidor: { gifts: GiftsStore }
  catalogue: Catalogue
  live: Pick<Live, 'publish'>
  notify: Notify
  recipientsOf: RecipientsOf
  log: Log
}

export function giftsRoutes(app: FastifyInstance, services: Services): void {
  const {
    humidor: { gifts },
    catalogue,
    live,
    notify,
    log,
  } = services
  const { giveCigars, acceptGift, declineGift, withdrawGift } = giftsContract
  const publish = ({ user_id, recipient_id }: StoredGift) =>
    live.publish(recipient_id === null ? [user_id] : [user_id, recipient_id], { kind: humidorEvent })
  /** What it is about is saved by now, so a failure is only logged. */
  async function tell(memberId: string | null, notice: Notice): Promise<void> {
    try {
      if (memberId !== null) await notify(memberId, notice)
    } catch (failure) {
      log.warn({ err: failure }, 'a member was not told about a gift')
    }
  }
  mountContract(app, giftsContract, {
    async findMembers({ query: { q } }, { memberId }) {
      return { members: isEnoughOfAName(q) ? await gifts.findMembers(memberId, q.trim()) : [] }
    },
    async listGifts(_received, { memberId }) {
      return { gifts: (await gifts.list(memberId)).map(gift => toGift(gift, memberId)) }
    },
    async giveCigars({ params: { id }, body: { memberId: recipientId, quantity, message } }, { memberId }) {
      const given = await gifts.give(memberId, id, { recipientId, quantity, message: message || null })
      if (given === 'no item') throw refuse(giveCigars, 'NO_SUCH_ITEM')
      if (given === 'no member') throw refuse(giveCigars, 'NO_SUCH_MEMBER')
      if (given === 'not enough') throw refuse(giveCigars, 'NOT_ENOUGH_LEFT')
      if (given === 'too many') throw refuse(giveCigars, 'TOO_MANY_GIFTS')
      publish(given.gift)
      await tell(recipientId, offeredNotice(given.gift))
      await nudgeLowStock(services, memberId, given.item)
      return { gift: toGift(given.gift, memberId), item: toHumidorItem(catalogue, given.item) }
    },
    async acceptGift({ params: { id }, body: { humidorId } }, { memberId }) {
      const accepted = await gifts.accept(memberId, id, humidorId)
      if (accepted === 'none') throw refuse(acceptGift, 'NO_SUCH_GIFT')
      if (accepted === 'decided') throw refuse(acceptGift, 'ALREADY_DECIDED')
      if (accepted === 'no humidor') throw refuse(acceptGift, 'NO_SUCH_HUMIDOR')
      if (accepted === 'full') throw refuse(acceptGift, 'TOO_MANY_ITEMS')
      publish(accepted.gift)
      await tell(accepted.gift.user_id, decidedNotice(accepted.gift))
      return { gift: toGift(accepted.gift, memberId), item: toHumidorItem(catalogue, accepted.item) }
    },
    async declineGift({ params: { id } }, { memberId }) {
      const declined = await gifts.decline(memberId, id)
      if (declined === 'none') throw refuse(declineGift, 'NO_SUCH_GIFT')
      if (declined === 'decided') throw refuse(declineGift, 'ALREADY_DECIDED')
      await gifts.takeBack(declined.user_id)
      publish(declined)
      await tell(declined.user_id, decidedNotice(declined))
      return { gift: toGift(declined, memberId) }
    },
    async withdrawGift({ params: { id } }, { memberId }) {
      const withdrawn = await gifts.withdraw(memberId, id)
      if (withdrawn === 'none') throw refuse(withdrawGift, 'NO_SUCH_GIFT')
      if (withdrawn === 'decided') throw refuse(withdrawGift, 'ALREADY_DECIDED')
      publish(withdrawn)
      return { gift: toGift(withdrawn, memberId) }
    },
  })
}

function toGift(row: StoredGift, memberId: string): Gift {
  const isGiven = row.user_id === memberId
  return {
    id: row.id,
    direction: isGiven ? 'given' : 'received',
    otherName: isGiven ? row.recipient_name : row.giver_name,
    brand: row.brand,
    cigarName: row.cigar_name,
    vitola: row.vitola,
    size: row.size,
    quantity: row.quantity,
    message: row.message,
    state: row.state,
    createdAt: row.created_at.toISOString(),
    decidedAt: row.decided_at?.toISOString() ?? null,
  }
}
