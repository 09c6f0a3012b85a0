import { drawEvening } from './draw-portrait.ts'
import type { Lots } from './fill-humidors.ts'
import { keyOfPairing, type Pairings } from './fill-vaults.ts'
import type { Lounge } from './lounge.ts'
import { readTable } from './read-table.ts'
import { timeAgo } from './times.ts'

const unknownCigar = 'A gift without a band'
/** Has the photo. */
const withPhoto = 'Our anniversary on the deck. She took a draw and kept it.'
const dayMilliseconds = 86_400_000

type Row = Record<'by' | 'at' | 'cigar' | 'vitola' | 'drink' | 'stars' | 'draw' | 'burn' | 'look', string> &
  Record<'minutes' | 'flavors' | 'first' | 'second' | 'final' | 'notes', string>

/** With the row of the humidor that the cigar came from, and the pairing of the vault. */
export async function fillJournals(lounge: Lounge, lots: Lots, pairings: Pairings): Promise<void> {
  const rows = readTable<keyof Row>('entries')
  // The oldest first, as they were written.
  for (const row of rows.toReversed()) await addEntry(lounge, row, lots, pairings)
  await lounge.database.query('update tasting_journal set created_at = smoked_at')
}

async function addEntry(lounge: Lounge, row: Row, lots: Lots, pairings: Pairings): Promise<void> {
  const { by, cigar, drink, notes } = row
  const smokedAt = timeAgo(row.at, lounge.now)
  const lot = lots.get(`${by} ${cigar}`)
  const daysAgo = (lounge.now.getTime() - smokedAt.getTime()) / dayMilliseconds
  const { send } = lounge.member(by)
  const entry = await send<{ id: string; lineId: string | null }>('POST', '/api/journal/entries', {
    ...detailsOf(row),
    cigar,
    notes,
    drink: drink || null,
    smokedAt: smokedAt.toISOString(),
    rating: Number(row.stars),
    humidorItemId: lot && lot.days > daysAgo ? lot.id : null,
    pairingId: pairings.get(keyOfPairing(by, cigar, drink)) ?? null,
  })
  if (!entry.lineId && cigar !== unknownCigar) throw new Error(`The catalog does not know ${cigar}.`)
  if (notes === withPhoto)
    await send('PUT', `/api/journal/entries/${entry.id}/photo?name=deck.png`, await drawEvening())
}

function detailsOf({ vitola, draw, burn, look, minutes, flavors, first, second, final }: Row) {
  return {
    vitola: vitola || null,
    draw: draw || null,
    burn: burn || null,
    appearance: look || null,
    durationMinutes: minutes ? Number(minutes) : null,
    flavors: flavors.split(' ').filter(Boolean),
    thirds: [first || null, second || null, final || null],
  }
}
