import * as z from 'zod/mini'
import { cigarDrawing, drinkKinds, maxCigarTextLength } from '#features/catalogue/catalogue.contract.ts'
import { glassTypes } from '#features/catalogue/glass.contract.ts'
import { contract, json } from '#platform/api.contract.ts'
import { searchText } from '#platform/text.contract.ts'

const shared = {
  /** Unique within an answer. */
  key: z.string(),
  /** Typed into any field, it is answered with exactly this. */
  text: z.string(),
  /** `Toro, Broadleaf`, `Islay single malt` */
  detail: z.string(),
  /** Strength of a cigar, family of a drink: `Full`, `Scotch, peated`, `No alcohol`, `Wish`. Empty if not known. */
  trait: z.string(),
}

export const suggestion = z.discriminatedUnion('kind', [
  z.object({
    ...shared,
    kind: z.literal('cigar'),
    id: z.string(),
    brand: z.string(),
    line: z.string(),
    /** Null where only the name is known. */
    drawing: z.nullable(cigarDrawing),
  }),
  z.object({
    ...shared,
    kind: z.literal('drink'),
    id: z.string(),
    drinkKind: z.enum(drinkKinds),
    glass: z.enum(glassTypes),
    colour: z.string(),
  }),
  z.object({ ...shared, kind: z.literal('wish'), has: z.enum(['cigar', 'drink']) }),
])
export type Suggestion = z.output<typeof suggestion>

export const suggestionContract = contract({
  suggest: {
    method: 'GET',
    path: '/api/suggestions',
    summary: 'Suggests cigars, drinks and wishes for the text typed so far, the well-known first.',
    opensTo: 'everyone',
    query: z.strictObject({ q: searchText({ maxLength: maxCigarTextLength }) }),
    out: json(z.object({ suggestions: z.array(suggestion) })),
    refusals: {},
    limit: { requests: 200, seconds: 10 },
  },
})
