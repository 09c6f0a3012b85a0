import type { Lounge } from './lounge.ts'
import { readTable } from './read-table.ts'
import { dayOf, daysBefore } from './times.ts'

/** A pairing of a vault by its member, cigar and drink, `tobias Ashton VSG & Woodford Reserve`. */
export type Pairings = ReadonlyMap<string, string>

export const keyOfPairing = (by: string, cigar: string, drink: string) => `${by} ${cigar} & ${drink}`

/** Each is looked up; those with stars were tried on that day. */
export async function fillVaults({ member, database, now }: Lounge): Promise<Pairings> {
  const pairings = new Map<string, string>()
  for (const row of readTable<'by' | 'cigar' | 'drink' | 'stars' | 'days' | 'note'>('pairings')) {
    const { by, cigar, drink, stars, note } = row
    const { send } = member(by)
    const at = daysBefore(now, Number(row.days))
    const { saved } = await send<{ saved: { id: string } | null }>('POST', '/api/arturo/pair', {
      cigar,
      drink,
    })
    if (!saved) throw new Error(`${cigar} with ${drink} was not saved.`)
    const tried = { status: 'tried', tried_on: dayOf(at), rating: Number(stars), own_notes: note }
    await send('PATCH', `/api/saved-pairings/${saved.id}`, stars ? tried : { status: 'want' })
    await database.query('update saved_pairings set created_at = $2 where id = $1', [saved.id, at])
    pairings.set(keyOfPairing(by, cigar, drink), saved.id)
  }
  return pairings
}
