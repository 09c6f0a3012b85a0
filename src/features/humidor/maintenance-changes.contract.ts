import * as z from 'zod/mini'
import { contract, json } from '#platform/api.contract.ts'
import { rowVersion } from '#platform/row-version.contract.ts'
import { optionalText } from '#platform/text.contract.ts'
import { maintenance } from './maintenance.contract.ts'
import { maintenanceKinds, packStrengths } from './maintenance.rules.ts'

/** Bounds what one member can store; the list has the latest so many. */
export const maxMaintenance = 1_000
export const maxMaintenanceNoteLength = 500
export const maxPacks = 1_000

const wrongCount = 'Please give a whole number from 1 to 1,000'
const wrongTime = 'Please give a time that has been'
/** Clocks differ. */
const maxFutureMilliseconds = 86_400_000

const doneAt = z.iso.datetime({ offset: true }).check(
  z.refine(time => {
    const at = Date.parse(time)
    return at >= Date.parse('1900-01-01') && at <= Date.now() + maxFutureMilliseconds
  }, wrongTime),
)
const note = z.pipe(
  z.nullable(optionalText({ maxLength: maxMaintenanceNoteLength })),
  z.transform(text => text || null),
)
const values = {
  kind: z.enum(maintenanceKinds),
  doneAt,
  /** Of humidity packs, in percent. */
  packStrength: z._default(z.nullable(z.literal(packStrengths)), null),
  packCount: z._default(
    z.nullable(z.int(wrongCount).check(z.gte(1, wrongCount), z.lte(maxPacks, wrongCount))),
    null,
  ),
  note: z._default(note, null),
}
interface Packs {
  kind: string
  packStrength: number | null
  packCount: number | null
}
/** Only packs have a level and a count, and they have both. */
const hasItsPacks = ({ kind, packStrength, packCount }: Packs) =>
  [packStrength, packCount].every(value => (value !== null) === (kind === 'packs'))
const wrongPacks = 'Please give the level and the number of the packs, and of packs only'

const newMaintenance = z
  .strictObject({ ...values, humidorId: z.uuid() })
  .check(z.refine(hasItsPacks, wrongPacks))
export type NewMaintenance = z.output<typeof newMaintenance>

const params = z.strictObject({ id: z.uuid() })
const noSuchEntry = { NO_SUCH_ENTRY: { status: 404, error: 'There is no such entry.' } } as const
const noSuchHumidor = { NO_SUCH_HUMIDOR: { status: 404, error: 'You have no such humidor.' } } as const

/** Apart from the list, so that the page loads it with the dialog only. */
export const maintenanceChangesContract = contract({
  addMaintenance: {
    method: 'POST',
    path: '/api/humidor/maintenance',
    summary: 'Writes down what was done: packs swapped, a seasoning begun, cleaned, or a note.',
    opensTo: 'members',
    alsoForStaff: true,
    body: json(newMaintenance),
    out: json(maintenance),
    refusals: {
      ...noSuchHumidor,
      TOO_MANY_ENTRIES: { status: 409, error: 'You have 1,000 entries, and that is the limit.' },
    },
  },
  changeMaintenance: {
    method: 'PATCH',
    path: '/api/humidor/maintenance/:id',
    summary: 'Replaces an entry, if it still has the given version.',
    opensTo: 'members',
    alsoForStaff: true,
    params,
    body: json(
      z
        .strictObject({ ...values, humidorId: z.uuid(), version: rowVersion })
        .check(z.refine(hasItsPacks, wrongPacks)),
    ),
    out: json(maintenance),
    refusals: {
      ...noSuchEntry,
      ...noSuchHumidor,
      CHANGED_MEANWHILE: { status: 409, error: 'This was changed on another device in the meantime.' },
    },
  },
  deleteMaintenance: {
    method: 'DELETE',
    path: '/api/humidor/maintenance/:id',
    summary: 'Deletes an entry.',
    opensTo: 'members',
    alsoForStaff: true,
    params,
    out: json(z.object({ done: z.literal(true) })),
    refusals: noSuchEntry,
  },
})
