import { and, count, desc, eq, gte, inArray, isNull, or, sql } from 'drizzle-orm'
import type { Transaction } from '#platform/server/database/in-transaction.ts'
import { likePattern } from '#platform/server/database/like-pattern.ts'
import type { Database } from '#platform/server/database/open-database.ts'
import { listedGifts, maxOfferedGifts } from '../../gifts.contract.ts'
import { maxItems, maxQuantity } from '../../humidor.contract.ts'
import {
  cigarGifts,
  humidorItems,
  publicItemColumns,
  type StoredGift,
  type StoredItem,
} from '../humidor.tables.ts'
import { firstHumidor, hasHumidor } from '../humidors.store.ts'

export interface NewGift {
  recipientId: string
  quantity: number
  message: string | null
}

export interface FoundMember {
  id: string
  name: string
}

/** A gift belongs to two members: each method acts for the one that it names. */
export interface GiftsStore {
  findMembers(memberId: string, typed: string): Promise<FoundMember[]>
  /** Given and received, the latest first. Cigars of declined gifts are back in the humidor afterwards. */
  list(memberId: string): Promise<StoredGift[]>
  give(
    giverId: string,
    itemId: string,
    gift: NewGift,
  ): Promise<{ gift: StoredGift; item: StoredItem } | 'no item' | 'no member' | 'not enough' | 'too many'>
  accept(
    recipientId: string,
    giftId: string,
    humidorId: string | undefined,
  ): Promise<{ gift: StoredGift; item: StoredItem } | 'none' | 'decided' | 'no humidor' | 'full'>
  decline(recipientId: string, giftId: string): Promise<StoredGift | 'none' | 'decided'>
  withdraw(giverId: string, giftId: string): Promise<StoredGift | 'none' | 'decided'>
  /** Puts the cigars of gifts that nobody took back into the giver’s humidor. A repeated call changes nothing. */
  takeBack(giverId: string): Promise<void>
}

const { id, user_id, recipient_id, state, is_returned, created_at } = cigarGifts

export function openGiftsStore({ inTransaction }: Pick<Database, 'inTransaction'>): GiftsStore {
  return {
    findMembers: (memberId, typed) =>
      inTransaction(memberId, async transaction => {
        const { rows } = await transaction.execute<{ id: string; name: string }>(
          sql`select id, name from find_members(${likePattern(typed)})`,
        )
        return [...rows]
      }),
    list: memberId =>
      inTransaction(memberId, async transaction => {
        await returnCigars(transaction, memberId)
        const newest = (owner: typeof user_id | typeof recipient_id) =>
          transaction
            .select()
            .from(cigarGifts)
            .where(eq(owner, memberId))
            .orderBy(desc(created_at), desc(id))
            .limit(listedGifts)
        const gifts = [...(await newest(user_id)), ...(await newest(recipient_id))]
        return gifts.toSorted((one, other) => other.created_at.getTime() - one.created_at.getTime())
      }),
    give: (giverId, itemId, { recipientId, quantity, message }) =>
      inTransaction(giverId, async transaction => {
        const { rows } = await transaction.execute<{ giver: string; recipient: string | null }>(
          sql`select name_of_member(${giverId}) as giver, name_of_member(${recipientId}) as recipient`,
        )
        const { giver, recipient } = rows[0]!
        if (recipient === null || recipientId === giverId) return 'no member'
        const [open] = await transaction
          .select({ gifts: count() })
          .from(cigarGifts)
          .where(and(eq(user_id, giverId), eq(state, 'offered')))
        if (open!.gifts >= maxOfferedGifts) return 'too many'
        const item = await takeOut(transaction, giverId, itemId, quantity)
        if (typeof item === 'string') return item
        const [gift] = await transaction
          .insert(cigarGifts)
          .values({
            user_id: giverId,
            recipient_id: recipientId,
            giver_name: giver,
            recipient_name: recipient,
            item_id: itemId,
            ...cigarOf(item),
            quantity,
            message,
          })
          .returning()
        return { gift: gift!, item }
      }),
    accept: (recipientId, giftId, humidorId) =>
      inTransaction(recipientId, async transaction => {
        if (humidorId && !(await hasHumidor(transaction, recipientId, humidorId))) return 'no humidor'
        if ((await transaction.$count(humidorItems, eq(humidorItems.user_id, recipientId))) >= maxItems)
          return 'full'
        const gift = await decide(transaction, eq(recipient_id, recipientId), giftId, 'accepted')
        if (typeof gift === 'string') return gift
        const place = humidorId ?? (await firstHumidor(transaction, recipientId)).id
        const item = await putIn(transaction, recipientId, place, gift, `A gift from ${gift.giver_name}.`)
        return { gift, item }
      }),
    decline: (recipientId, giftId) =>
      inTransaction(recipientId, transaction =>
        decide(transaction, eq(recipient_id, recipientId), giftId, 'declined'),
      ),
    withdraw: (giverId, giftId) =>
      inTransaction(giverId, async transaction => {
        const gift = await decide(transaction, eq(user_id, giverId), giftId, 'withdrawn')
        await returnCigars(transaction, giverId)
        return gift
      }),
    takeBack: giverId => inTransaction(giverId, transaction => returnCigars(transaction, giverId)),
  }
}

async function takeOut(
  transaction: Transaction,
  memberId: string,
  itemId: string,
  quantity: number,
): Promise<StoredItem | 'no item' | 'not enough'> {
  const isItem = and(eq(humidorItems.user_id, memberId), eq(humidorItems.id, itemId))
  const [item] = await transaction
    .update(humidorItems)
    .set({
      quantity: sql`${humidorItems.quantity} - ${quantity}`,
      version: sql`${humidorItems.version} + 1`,
    })
    .where(and(isItem, gte(humidorItems.quantity, quantity)))
    .returning(publicItemColumns)
  if (item) return item
  const isThere = (await transaction.$count(humidorItems, isItem)) > 0
  return isThere ? 'not enough' : 'no item'
}

/** Of two who decide at once, one does. */
async function decide(
  transaction: Transaction,
  isOwn: ReturnType<typeof eq>,
  giftId: string,
  decision: 'accepted' | 'declined' | 'withdrawn',
): Promise<StoredGift | 'none' | 'decided'> {
  const isGift = and(isOwn, eq(id, giftId))
  const [gift] = await transaction
    .update(cigarGifts)
    .set({ state: decision, decided_at: sql`now()` })
    .where(and(isGift, eq(state, 'offered')))
    .returning()
  if (gift) return gift
  return (await transaction.$count(cigarGifts, isGift)) > 0 ? 'decided' : 'none'
}

/** Also those for an account that was deleted before it decided. */
async function returnCigars(transaction: Transaction, giverId: string): Promise<void> {
  const isUntaken = or(
    inArray(state, ['declined', 'withdrawn']),
    and(eq(state, 'offered'), isNull(recipient_id)),
  )
  const returned = await transaction
    .update(cigarGifts)
    .set({
      is_returned: true,
      state: sql`case when ${state} = 'offered' then 'declined' else ${state} end`,
      decided_at: sql`coalesce(${cigarGifts.decided_at}, now())`,
    })
    .where(and(eq(user_id, giverId), eq(is_returned, false), isUntaken))
    .returning()
  for (const gift of returned) {
    if (await putBack(transaction, giverId, gift)) continue
    const { id: humidorId } = await firstHumidor(transaction, giverId)
    await putIn(transaction, giverId, humidorId, gift, null)
  }
}

/** Resolves with whether the row that they came from is still there. */
async function putBack(
  transaction: Transaction,
  giverId: string,
  { item_id, quantity }: StoredGift,
): Promise<boolean> {
  if (item_id === null) return false
  const { rowCount } = await transaction
    .update(humidorItems)
    .set({
      quantity: sql`least(${humidorItems.quantity} + ${quantity}, ${maxQuantity})`,
      version: sql`${humidorItems.version} + 1`,
    })
    .where(and(eq(humidorItems.user_id, giverId), eq(humidorItems.id, item_id)))
  return rowCount === 1
}

async function putIn(
  transaction: Transaction,
  memberId: string,
  humidorId: string,
  gift: StoredGift,
  notes: string | null,
): Promise<StoredItem> {
  const [item] = await transaction
    .insert(humidorItems)
    .values({ user_id: memberId, humidor_id: humidorId, ...cigarOf(gift), quantity: gift.quantity, notes })
    .returning(publicItemColumns)
  return item!
}

type Cigar = Pick<
  StoredGift,
  'brand' | 'cigar_name' | 'line_id' | 'vitola' | 'wrapper' | 'size' | 'box_code' | 'purchased_on'
>

/** Without price, place and notes, which are the giver’s own. */
function cigarOf(row: Cigar): Cigar {
  const { brand, cigar_name, line_id, vitola, wrapper, size, box_code, purchased_on } = row
  return { brand, cigar_name, line_id, vitola, wrapper, size, box_code, purchased_on }
}
