import * as z from 'zod/mini'
import { contract, json } from '#platform/api.contract.ts'
import { humidorItem, itemFields, noSuchHumidor, readinessRuleOfStrength } from './humidor.contract.ts'

export const maxItemsAtOnce = 1_000

const ids = z
  .array(z.uuid())
  .check(z.minLength(1), z.maxLength(maxItemsAtOnce, 'Choose at most 1,000 at once'))
const { vitola: _vitola, size: _size, notes: _notes, boxCode: _boxCode, ...shared } = itemFields
/** What several cigars can have in common. */
const bulkChanges = z
  .strictObject({ ...z.partial(z.object(shared)).shape, humidorId: z.optional(z.uuid()) })
  .check(z.refine(changes => Object.keys(changes).length > 0, 'Nothing to change'))
export type BulkChanges = z.output<typeof bulkChanges>

const rulesInOrder = z.array(readinessRuleOfStrength).check(
  z.maxLength(5),
  z.refine(
    rules => new Set(rules.map(({ strength }) => strength)).size === rules.length,
    'Give one rule for each strength',
  ),
  z.refine(
    rules =>
      rules.every(
        ({ restDays, primeFromDays, primeUntilDays }) =>
          restDays <= primeFromDays && primeFromDays < primeUntilDays,
      ),
    'A cigar rests before it is at its best, and its best time begins before it ends',
  ),
)

/** Of several cigars in one call. */
export const humidorBulkContract = contract({
  changeItems: {
    method: 'PATCH',
    path: '/api/humidor/items',
    summary: 'Sets the given fields of several cigars; those that are no longer there are left out.',
    opensTo: 'members',
    alsoForStaff: true,
    body: json(z.strictObject({ ids, changes: bulkChanges })),
    out: json(z.object({ items: z.array(humidorItem) })),
    refusals: noSuchHumidor,
  },
  deleteItems: {
    method: 'POST',
    path: '/api/humidor/items/delete',
    summary: 'Deletes several cigars; those that are no longer there are left out.',
    opensTo: 'members',
    alsoForStaff: true,
    body: json(z.strictObject({ ids })),
    out: json(z.object({ deleted: z.number() })),
    refusals: {},
  },
  setReadinessRules: {
    method: 'PUT',
    path: '/api/humidor/readiness-rules',
    summary:
      'Replaces the member’s own rules of when a cigar is at its best. Strengths that are left out follow the rules of the product.',
    opensTo: 'members',
    alsoForStaff: true,
    body: json(z.strictObject({ rules: rulesInOrder })),
    out: json(z.object({ rules: z.array(readinessRuleOfStrength) })),
    refusals: {},
  },
})
