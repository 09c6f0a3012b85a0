import * as z from 'zod/mini'
import { contract, file, json } from '#platform/api.contract.ts'

/** Three months, so that a month can be compared with the one before it. */
export const countedWeeks = 12

const number = z.object({
  /** Such as `active`. */
  id: z.string(),
  title: z.string(),
  /** What is counted, in one sentence. */
  meaning: z.string(),
  unit: z.enum(['count', 'percent']),
  /** The direction that is good. */
  good: z.enum(['up', 'down']),
  /** Of the last four weeks: per week for members, in all for what happens; null where there was nothing to count. */
  now: z.nullable(z.number()),
  /** Of the four weeks before. */
  before: z.nullable(z.number()),
  /** Week by week, the oldest first. */
  weeks: z.array(z.nullable(z.number())),
})
export type LoungeNumber = z.output<typeof number>

const step = z.object({
  id: z.string(),
  title: z.string(),
  isDone: z.boolean(),
  /** What to do; shown while it is not done. */
  advice: z.string(),
  /** A page of the portal, where one helps. */
  href: z.nullable(z.string()),
})
export type FirstStep = z.output<typeof step>

export const numbersContract = contract({
  readNumbers: {
    method: 'GET',
    path: '/api/admin/numbers',
    summary: `How the lounge does, in the last four weeks and in the four before, and week by week for ${countedWeeks} weeks.`,
    opensTo: 'unlocked-admins',
    out: json(z.object({ numbers: z.array(number) })),
    refusals: {},
  },
  exportNumbers: {
    method: 'GET',
    path: '/api/admin/numbers.csv',
    summary: 'The same week by week, as CSV.',
    opensTo: 'unlocked-admins',
    out: file('text/csv; charset=utf-8'),
    refusals: {},
  },
  readFirstSteps: {
    method: 'GET',
    path: '/api/admin/first-steps',
    summary: 'What a new lounge begins with, ticked from what is there.',
    opensTo: 'unlocked-admins',
    out: json(z.object({ steps: z.array(step) })),
    refusals: {},
  },
})
