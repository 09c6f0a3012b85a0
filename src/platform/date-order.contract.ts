import * as z from 'zod/mini'

export const dateOrders = ['month first', 'day first'] as const

/** What a preview says about the dates of a file. */
export const datesOfFile = z.object({
  /** How dates such as 3/4/2025 are read; null if the file does not show it and the member has not chosen. */
  order: z.nullable(z.enum(dateOrders)),
  /** The first date of the file that can be two days; null without one. */
  example: z.nullable(z.string()),
})
export type DatesOfFile = z.output<typeof datesOfFile>
