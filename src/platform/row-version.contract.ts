import * as z from 'zod/mini'

/** The most that a column of type `integer` holds. Without this bound a larger number would be an error of the database. */
const maxInteger = 2_147_483_647

/** Of the row that a change was made to. */
export const rowVersion = z.int().check(z.gte(1), z.lte(maxInteger))

/** The same in a query. */
export const versionQuery = z.strictObject({
  version: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(maxInteger))),
})
