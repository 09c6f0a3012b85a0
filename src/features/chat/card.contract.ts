import * as z from 'zod/mini'
import { drinkKinds, pairDrawing } from '#features/catalogue/catalogue.contract.ts'
import { pathText } from '#platform/text.contract.ts'

/** What other features have; a photo is of the chat itself. */
export const cardKinds = ['cigar', 'pairing', 'event', 'entry'] as const
export type CardKind = (typeof cardKinds)[number]

/** What a member puts into a message: a line of the catalogue, an event, or one of their own pairings, entries or photos. */
export const chosenCard = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('cigar'), id: pathText({ maxLength: 200 }) }),
  z.strictObject({ kind: z.enum(['pairing', 'event', 'entry', 'photo']), id: z.uuid() }),
])
export type ChosenCard = z.output<typeof chosenCard>

const { cigar } = pairDrawing.shape

/** Neither `//host` nor `/\host`, which browsers take for another site. */
const ownPath = /^\/(?![/\\])[^\s\\]*$/

/** As it was when the message was sent: it stays, and can be kept, when its member changes or deletes what it shows. */
export const messageCard = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('cigar'),
    /** Of the line in the catalogue. */
    id: z.string(),
    title: z.string(),
    /** `Broadleaf, full`; empty if only the name is known. */
    detail: z.string(),
    cigar,
  }),
  z.object({
    kind: z.literal('pairing'),
    title: z.string(),
    /** Of 100, without the member’s own taste; null if only the name of the cigar is known. */
    score: z.nullable(z.number()),
    /** `A close match` */
    verdict: z.nullable(z.string()),
    /** What another member keeps in their vault. */
    pairing: z.object({
      cigar_name: z.string(),
      pairing_type: z.enum(drinkKinds),
      pairing_name: z.string(),
      notes: z.string(),
      /** Ids of the catalogue; null where it lacks one. */
      cigar_id: z.nullable(z.string()),
      drink_id: z.nullable(z.string()),
    }),
    drawing: z.nullable(pairDrawing),
  }),
  z.object({
    kind: z.literal('event'),
    id: z.string(),
    title: z.string(),
    startsAt: z.string(),
    /** IANA name of the zone in which it takes place. */
    timeZone: z.string(),
    location: z.nullable(z.string()),
  }),
  z.object({
    kind: z.literal('entry'),
    /** The cigar as its member named it. */
    title: z.string(),
    rating: z.number(),
    /** The beginning of the notes. */
    notes: z.string(),
    smokedAt: z.string(),
    /** Of the line in the catalogue; null where it does not know the cigar. */
    lineId: z.nullable(z.string()),
    cigar: z.nullable(cigar),
  }),
  z.object({
    kind: z.literal('photo'),
    id: z.string(),
    title: z.string(),
    /** In pixels, of the whole one. */
    width: z.number(),
    height: z.number(),
  }),
  /** What Arturo took an answer from: pages of this site. No member can choose it. */
  z.object({
    kind: z.literal('sources'),
    sources: z.array(z.object({ title: z.string(), path: z.string().check(z.regex(ownPath)) })),
  }),
])
export type MessageCard = z.output<typeof messageCard>
/** Without photos and sources. */
export type ComposedCard = Extract<MessageCard, { kind: CardKind }>

/** Undefined: there is no such thing, or it is another member's. */
export type ComposeCard = (
  memberId: string,
  chosen: { kind: CardKind; id: string },
) => Promise<ComposedCard | undefined>
