import { demoOwner } from './demo-accounts.mjs'
import { fillSensor } from './fill-sensor.ts'
import type { DemoMember, Lounge } from './lounge.ts'
import { readTable } from './read-table.ts'
import { dayOf, daysBefore } from './times.ts'

/** In the order in which they were bought; the first one of a member is their oldest. */
const capacities: Record<string, number> = {
  'Cedar cabinet': 200,
  'Desk humidor': 50,
  'Travel case': 10,
  'Walk-in shelf': 250,
  'Office box': 40,
  'Spanish cedar chest': 150,
  'Lounge walk-in': 400,
}
/** Days ago. */
const care = [
  { humidor: 'Cedar cabinet', days: 41, kind: 'packs', packStrength: 69, packCount: 4 },
  { humidor: 'Cedar cabinet', days: 118, kind: 'cleaned', note: 'Wiped the shelves, swapped the trays.' },
  { humidor: 'Desk humidor', days: 66, kind: 'packs', packStrength: 65, packCount: 2 },
  { humidor: 'Walk-in shelf', days: 19, kind: 'packs', packStrength: 69, packCount: 6 },
  { humidor: 'Lounge walk-in', days: 12, kind: 'cleaned', note: 'Door seal checked, floor wiped.' },
]
const sensors = { 'Cedar cabinet': 'Top shelf', 'Desk humidor': 'Desk', 'Lounge walk-in': 'Back wall' }
const gift = {
  cigar: 'Foundation El Güegüense',
  quantity: 2,
  message: 'You said you had never had one. Start in the afternoon.',
}

/** Who keeps a humidor, and so sends its requests. */
type Keeper = Pick<DemoMember, 'send'>

/** A row of a humidor by its member and cigar, `tobias Ashton VSG`. */
export type Lots = ReadonlyMap<string, { id: string; days: number }>
type Lot = Record<'by' | 'humidor' | 'brand' | 'line' | 'vitola' | 'quantity' | 'days', string> &
  Record<'price' | 'shelf' | 'low' | 'note', string>

export async function fillHumidors(lounge: Lounge): Promise<Lots> {
  const lots = readTable<keyof Lot>('lots')
  const humidors = new Map<string, { id: string; owner: Keeper }>()
  for (const { by, humidor } of lots)
    if (!humidors.has(humidor)) humidors.set(humidor, await addHumidor(lounge, by, humidor))
  const added = new Map<string, { id: string; days: number }>()
  for (const lot of lots) {
    const id = await addLot(lounge, humidors.get(lot.humidor)!.id, lot)
    added.set(`${lot.by} ${lot.brand} ${lot.line}`, { id, days: Number(lot.days) })
  }
  for (const [humidor, name] of Object.entries(sensors)) {
    const { id, owner } = humidors.get(humidor)!
    await fillSensor(lounge, owner, { name, humidorId: id })
  }
  for (const { humidor, days, ...entry } of care) {
    const { id, owner } = humidors.get(humidor)!
    const doneAt = daysBefore(lounge.now, days).toISOString()
    await owner.send('POST', '/api/humidor/maintenance', { ...entry, humidorId: id, doneAt })
  }
  await offerGift(lounge, added)
  return added
}

/** Of the lounge: its owner, whose requests for it have addresses of their own. */
function keeperOf({ member }: Lounge, by: string): Keeper {
  if (by !== 'lounge') return member(by)
  const { send } = member(demoOwner)
  return { send: (method, path, body) => send(method, path.replace('/api/', '/api/staff/'), body) }
}

async function addHumidor(lounge: Lounge, by: string, name: string) {
  const owner = keeperOf(lounge, by)
  const { id } = await owner.send<{ id: string }>('POST', '/api/humidors', {
    name,
    capacity: capacities[name],
  })
  return { id, owner }
}

async function addLot(lounge: Lounge, humidorId: string, lot: Lot): Promise<string> {
  const { database, now } = lounge
  const { by, brand, line, vitola, shelf, low, note } = lot
  const bought = daysBefore(now, Number(lot.days))
  const item = await keeperOf(lounge, by).send<{ id: string; lineId: string | null; drawing: object | null }>(
    'POST',
    '/api/humidor/items',
    {
      humidorId,
      brand,
      cigarName: line,
      vitola,
      size: sizeOf(lot),
      quantity: Number(lot.quantity),
      price: Number(lot.price),
      purchasedOn: dayOf(bought),
      location: shelf || null,
      lowAt: low ? Number(low) : null,
      notes: note || null,
    },
  )
  if (!item.lineId || !item.drawing) throw new Error(`The catalog does not know ${brand} ${line}.`)
  await database.query('update humidor_items set created_at = $2 where id = $1', [item.id, bought])
  return item.id
}

/** As the catalog has it: `6.5 × 52`. */
function sizeOf({ brand, line, vitola }: Lot): string {
  const row = catalogue.find(each => each.brand === brand && each.line === line)
  const [, size] =
    row?.vitolas
      .split('; ')
      .map(text => /^(.+) (\d[\d.]*x\d+)\b/.exec(text))
      .find(found => found?.[1] === vitola)
      ?.slice(1) ?? []
  if (!size) throw new Error(`The catalog has no ${brand} ${line} ${vitola}.`)
  return size.replace('x', ' × ')
}

const catalogue = readTable<'brand' | 'line' | 'vitolas'>('cigars', 'data')

/** Which waits for an answer. */
async function offerGift({ member, database, now }: Lounge, lots: Lots): Promise<void> {
  const { id } = lots.get(`ramon ${gift.cigar}`)!
  const { send } = member('ramon')
  const { quantity, message } = gift
  const given = { memberId: member('tobias').id, quantity, message }
  const offered = await send<{ gift: { id: string } }>('POST', `/api/humidor/items/${id}/gifts`, given)
  const at = daysBefore(now, 1)
  await database.query('update cigar_gifts set created_at = $2 where id = $1', [offered.gift.id, at])
  await database.query("update notifications set created_at = $2 where kind = 'gifts' and user_id = $1", [
    given.memberId,
    at,
  ])
}
