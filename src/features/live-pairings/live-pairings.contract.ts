import * as z from 'zod/mini'
import { maxCigarTextLength, pairDrawing } from '#features/catalogue/catalogue.contract.ts'
import { contract, json } from '#platform/api.contract.ts'
import { typedText } from '#platform/text.contract.ts'

/** To everybody: `data` is `{ id }` of the session that is to be read again. */
export const livePairingEvent = 'live-pairing.changed'
export const maxGuests = 50
export const maxDrinks = 3
/** The latest ones. */
export const listedSessions = 50

/** Waiting for guests, then third by third, then the result. */
export const steps = ['open', 'first', 'second', 'final', 'revealed'] as const
const step = z.enum(steps)
export type Step = z.output<typeof step>

const third = z.object({
  /** How many have voted. */
  votes: z.number(),
  /** The member’s own stars. */
  own: z.nullable(z.number()),
  /** How often 1 to 5 stars were given; null until it is revealed. */
  counts: z.nullable(z.array(z.number())),
})

const drink = z.object({
  /** 1 to 3. */
  place: z.number(),
  id: z.string(),
  name: z.string(),
  /** Stars in the mean of all votes; null until it is revealed, and without a vote. */
  mean: z.nullable(z.number()),
  /** Of the engine, 0 to 100; null until it is revealed. */
  score: z.nullable(z.number()),
})

const listedSession = z.object({
  id: z.string(),
  /** Null while nobody is there to lead through it. */
  hostId: z.nullable(z.string()),
  /** Null for a cigar that is known by its name only. */
  cigarId: z.nullable(z.string()),
  cigarName: z.string(),
  step,
  createdAt: z.string(),
  revealedAt: z.nullable(z.string()),
  drinks: z.array(drink),
  /** Who is there; of a result, who was. */
  guestCount: z.number(),
})
export type ListedSession = z.output<typeof listedSession>

const session = z.extend(listedSession, {
  /** The host has no tab of the portal open, so that a guest may take over. */
  isHostAway: z.boolean(),
  /** Null for a cigar or a drink that the catalogue does not have any more. */
  drawing: z.nullable(pairDrawing.shape.cigar),
  /** Each with its first, second and final third. */
  drinks: z.array(z.extend(drink, { drawing: z.nullable(pairDrawing.shape.drink), thirds: z.array(third) })),
  /** In the order in which they joined. */
  guests: z.array(
    z.object({ id: z.string(), name: z.string(), pictureUrl: z.nullable(z.string()), isHere: z.boolean() }),
  ),
})
export type LivePairing = z.output<typeof session>

const sessionParams = z.strictObject({ id: z.uuid() })
const noSession = { NO_SUCH_SESSION: { status: 404, error: 'There is no such session.' } } as const
const isRevealed = { REVEALED: { status: 409, error: 'This session is over.' } } as const
const notHost = { NOT_HOST: { status: 403, error: 'Only the host can do that.' } } as const
const notGuest = { NOT_A_GUEST: { status: 403, error: 'Join the session first.' } } as const
const typedName = (missing: string) => typedText({ missing, maxLength: maxCigarTextLength })
const out = json(session)

export const livePairingsContract = contract({
  listSessions: {
    method: 'GET',
    path: '/api/live-pairings',
    summary: 'The latest 50 sessions that have a result or are open, the latest first.',
    opensTo: 'members',
    out: json(z.object({ sessions: z.array(listedSession) })),
    refusals: {},
  },
  openSession: {
    method: 'POST',
    path: '/api/live-pairings',
    summary: 'Opens a session with its host. Without drinks the engine proposes three.',
    opensTo: 'members',
    body: json(
      z.strictObject({
        cigar: typedName('Please name a cigar'),
        drinks: z.optional(
          z.array(typedName('Please name a drink')).check(z.minLength(1), z.maxLength(maxDrinks)),
        ),
      }),
    ),
    out: json(session, 201),
    refusals: {
      NOT_A_CIGAR: { status: 422, error: 'We don’t know that cigar. Try the name on the band.' },
      NOT_A_DRINK: { status: 422, error: 'We don’t know one of these drinks. Try the name on the label.' },
      SAME_DRINK: { status: 422, error: 'Please name each drink once.' },
    },
    limit: { requests: 20, seconds: 60 },
  },
  readSession: {
    method: 'GET',
    path: '/api/live-pairings/:id',
    summary: 'One session, with the own votes; those of others only in the counts of a revealed result.',
    opensTo: 'members',
    params: sessionParams,
    out,
    refusals: noSession,
  },
  join: {
    method: 'POST',
    path: '/api/live-pairings/:id/join',
    summary: 'Joins as a guest. Repeated, it changes nothing.',
    opensTo: 'members',
    params: sessionParams,
    out,
    refusals: {
      ...noSession,
      ...isRevealed,
      FULL: { status: 409, error: 'Every place in this session is taken.' },
    },
  },
  leave: {
    method: 'POST',
    path: '/api/live-pairings/:id/leave',
    summary: 'Leaves; the votes stay. Another guest takes over from a host.',
    opensTo: 'members',
    params: sessionParams,
    out,
    refusals: noSession,
  },
  takeOver: {
    method: 'POST',
    path: '/api/live-pairings/:id/host',
    summary: 'Makes a guest the host of a session whose host has been away for 15 seconds.',
    opensTo: 'members',
    params: sessionParams,
    out,
    refusals: {
      ...noSession,
      ...isRevealed,
      ...notGuest,
      HOST_IS_HERE: { status: 409, error: 'The host is here.' },
    },
  },
  move: {
    method: 'POST',
    path: '/api/live-pairings/:id/step',
    summary: 'Leads everybody to a later third.',
    opensTo: 'members',
    params: sessionParams,
    body: json(z.strictObject({ step: z.enum(['first', 'second', 'final']) })),
    out,
    refusals: {
      ...noSession,
      ...notHost,
      NOT_BACK: { status: 409, error: 'A session goes on, never back.' },
    },
  },
  vote: {
    method: 'POST',
    path: '/api/live-pairings/:id/votes',
    summary: 'Gives 1 to 5 stars to a drink in a third, or changes them.',
    opensTo: 'members',
    params: sessionParams,
    body: json(
      z.strictObject({
        place: z.int().check(z.gte(1), z.lte(maxDrinks)),
        third: z.int().check(z.gte(1), z.lte(3)),
        stars: z.int().check(z.gte(1), z.lte(5)),
      }),
    ),
    out,
    refusals: {
      ...noSession,
      ...isRevealed,
      ...notGuest,
      NO_SUCH_DRINK: { status: 422, error: 'This session has no such drink.' },
      NOT_YET: { status: 409, error: 'This third has not begun yet.' },
    },
  },
  reveal: {
    method: 'POST',
    path: '/api/live-pairings/:id/reveal',
    summary: 'Ends the votes and shows the result to everybody.',
    opensTo: 'members',
    params: sessionParams,
    out,
    refusals: { ...noSession, ...notHost },
  },
})
