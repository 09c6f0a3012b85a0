import * as z from 'zod/mini'
import { contract, json } from '#platform/api.contract.ts'
import { pathText } from '#platform/text.contract.ts'

export const markKinds = ['cigar', 'drink'] as const
export type MarkKind = (typeof markKinds)[number]
export const marks = ['have', 'had', 'want'] as const
export type Mark = (typeof marks)[number]

/** The label of a mark wherever it is shown. */
export const markLabels = { have: 'I have it', had: 'Had it', want: 'Want it' } as const satisfies Record<
  Mark,
  string
>

const inHumidor = z.object({
  quantity: z.number(),
  /** Of the row that was added last: a search of the humidor finds it. */
  name: z.string(),
})
export type InHumidor = z.output<typeof inHumidor>

const markedItem = z.object({
  kind: z.enum(markKinds),
  id: z.string(),
  name: z.string(),
  mark: z.enum(marks),
  marked_at: z.string(),
  /** Of a mark that comes from the humidor; null for one that the member made. */
  in_humidor: z.nullable(inHumidor),
})
export type MarkedItem = z.output<typeof markedItem>

/** To the member's open tabs, with the `kind` and `id` of the item. */
export const marksEvent = 'marks-changed'
export type MarksChange = Pick<MarkedItem, 'kind' | 'id'>

const params = z.strictObject({
  kind: z.enum(markKinds),
  id: pathText({ maxLength: 200 }),
  mark: z.enum(marks),
})
const refusals = {
  NO_SUCH_ITEM: { status: 404, error: 'There is no such cigar or drink in the catalog.' },
  IN_THE_BAR: { status: 422, error: 'The drinks you have are in your bar.' },
} as const

export const marksContract = contract({
  listMarks: {
    method: 'GET',
    path: '/api/marks',
    summary:
      'The cigars and drinks that the member marked, the latest first, with what their humidors say. Drinks they have are in the bar.',
    opensTo: 'members',
    out: json(z.object({ items: z.array(markedItem) })),
    refusals: {},
  },
  addMark: {
    method: 'PUT',
    path: '/api/marks/:kind/:id/:mark',
    summary: 'Marks a cigar or a drink.',
    opensTo: 'members',
    params,
    body: json(z.strictObject({})),
    out: json(z.object({ done: z.literal(true) })),
    refusals,
  },
  removeMark: {
    method: 'DELETE',
    path: '/api/marks/:kind/:id/:mark',
    summary: 'Takes a mark back.',
    opensTo: 'members',
    params,
    out: json(z.object({ done: z.literal(true) })),
    refusals: {},
  },
})
