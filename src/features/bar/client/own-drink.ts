import { createId } from '#platform/client/create-id.ts'
import type { BarDrink } from '../bar.contract.ts'
import { bottleTypes } from '../bottle-types.rules.ts'
import { type OwnBottle, ownBottleId } from '../own-bottle.rules.ts'

/** As it is shown until the server answers with the color that is typical of its type. */
const shownUntilSaved = { glass: 'rocks', colour: '#A86A2A' } as const

/** A bottle of the member's own, new or changed. */
export function ownDrink({ name, type, abv }: OwnBottle, existing: BarDrink | undefined): BarDrink {
  const { kind, family, style } = bottleTypes[type]
  return {
    ...shownUntilSaved,
    id: existing?.id ?? ownBottleId(createId()),
    level: existing?.level ?? 'full',
    added_at: existing?.added_at ?? new Date().toISOString(),
    name,
    kind,
    family,
    style,
    own: { type, abv },
  }
}
