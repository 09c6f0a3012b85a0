import * as z from 'zod/mini'
import { contract, json } from '#platform/api.contract.ts'
import { optionalText, searchText } from '#platform/text.contract.ts'
import { humidorItem, maxQuantity, noSuchHumidor } from './humidor.contract.ts'

export const maxGiftMessageLength = 500
/** A member’s gifts that wait for an answer. */
export const maxOfferedGifts = 50
/** The latest of each direction. */
export const listedGifts = 50
const shortestName = 2
const maxMemberNameLength = 100

export const giftStates = ['offered', 'accepted', 'declined', 'withdrawn'] as const

const gift = z.object({
  id: z.string(),
  direction: z.enum(['given', 'received']),
  /** Of the other member. */
  otherName: z.string(),
  brand: z.string(),
  cigarName: z.string(),
  vitola: z.nullable(z.string()),
  size: z.nullable(z.string()),
  quantity: z.number(),
  message: z.nullable(z.string()),
  state: z.enum(giftStates),
  createdAt: z.string(),
  decidedAt: z.nullable(z.string()),
})
export type Gift = z.output<typeof gift>

const wrongQuantity = 'Please give a whole number, 1 or more'
const params = z.strictObject({ id: z.uuid() })
const noSuchGift = { NO_SUCH_GIFT: { status: 404, error: 'There is no such gift.' } } as const
const decided = {
  ALREADY_DECIDED: { status: 409, error: 'That gift was accepted, declined or taken back before.' },
} as const

export const giftsContract = contract({
  findMembers: {
    method: 'GET',
    path: '/api/members',
    summary: 'Up to eight members whose first or last name begins with what is typed, two letters or more.',
    opensTo: 'members',
    query: z.strictObject({ q: searchText({ maxLength: maxMemberNameLength }) }),
    out: json(z.object({ members: z.array(z.object({ id: z.string(), name: z.string() })) })),
    refusals: {},
    limit: { requests: 60, seconds: 60 },
  },
  listGifts: {
    method: 'GET',
    path: '/api/humidor/gifts',
    summary: 'The latest 50 gifts that the member gave and the latest 50 that they got, the latest first.',
    opensTo: 'members',
    out: json(z.object({ gifts: z.array(gift) })),
    refusals: {},
  },
  giveCigars: {
    method: 'POST',
    path: '/api/humidor/items/:id/gifts',
    summary: 'Offers cigars to another member. They leave the humidor at once, and come back if declined.',
    opensTo: 'members',
    params,
    body: json(
      z.strictObject({
        memberId: z.uuid('Please choose a member'),
        quantity: z
          .int(wrongQuantity)
          .check(z.gte(1, wrongQuantity), z.lte(maxQuantity, 'That is more than a humidor holds')),
        message: z.optional(optionalText({ maxLength: maxGiftMessageLength })),
      }),
    ),
    out: json(z.object({ gift, item: humidorItem })),
    refusals: {
      NO_SUCH_ITEM: { status: 404, error: 'That cigar is not in your humidor.' },
      NO_SUCH_MEMBER: { status: 404, error: 'That member is not here any more.' },
      NOT_ENOUGH_LEFT: { status: 409, error: 'You do not have as many of these.' },
      TOO_MANY_GIFTS: { status: 409, error: '50 of your gifts wait for an answer, and that is the limit.' },
    },
    limit: { requests: 30, seconds: 60 },
  },
  acceptGift: {
    method: 'POST',
    path: '/api/humidor/gifts/:id/accept',
    summary: 'Puts the cigars of a gift into a humidor of the recipient, by default the oldest.',
    opensTo: 'members',
    params,
    body: json(z.strictObject({ humidorId: z.optional(z.uuid()) })),
    out: json(z.object({ gift, item: humidorItem })),
    refusals: {
      ...noSuchGift,
      ...decided,
      ...noSuchHumidor,
      TOO_MANY_ITEMS: { status: 409, error: 'Your inventory is full: 20,000 entries.' },
    },
  },
  declineGift: {
    method: 'POST',
    path: '/api/humidor/gifts/:id/decline',
    summary: 'Declines a gift: the cigars go back.',
    opensTo: 'members',
    params,
    out: json(z.object({ gift })),
    refusals: { ...noSuchGift, ...decided },
  },
  withdrawGift: {
    method: 'POST',
    path: '/api/humidor/gifts/:id/withdraw',
    summary: 'Takes back a gift of one’s own that was not answered yet.',
    opensTo: 'members',
    params,
    out: json(z.object({ gift })),
    refusals: { ...noSuchGift, ...decided },
  },
})

/** Fewer letters would list half of the lounge. */
export const isEnoughOfAName = (typed: string) => typed.trim().length >= shortestName
