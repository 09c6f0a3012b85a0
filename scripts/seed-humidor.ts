type Send = <Answer>(method: string, path: string, body?: object) => Promise<Answer>

const day = 86_400_000
const cabinet = { name: 'Cedar cabinet', capacity: 100 }
const travel = { name: 'Travel case', capacity: 10 }
/** What lies in the cabinet: brand, name, vitola, size, left, days since the purchase, shelf, price of one. */
const inCabinet = [
  ['Padrón', '1964 Anniversary Maduro', 'Principe', '4.5 × 46', 8, 430, 'Top shelf', 13.5],
  ['Oliva', 'Serie V Melanio', 'Figurado', '6.5 × 52', 5, 160, 'Top shelf', 14.2],
  ['Arturo Fuente', 'Hemingway Short Story', 'Short Story', '4 × 49', 12, 60, 'Middle shelf', 8.1],
  ['Liga Privada', 'No. 9', 'Robusto', '5 × 54', 3, 900, 'Middle shelf', 16],
  ['My Father', 'The Judge', 'Grand Robusto', '5 × 60', 6, 12, 'Drawer', 11.9],
  ['Davidoff', 'Millennium', 'Lancero', '7.5 × 40', 2, 700, 'Drawer', 29],
  ['Ashton', 'VSG', 'Wizard', '6 × 56', 7, 240, 'Drawer', 17.5],
] as const
const inTravelCase = [
  ['Rocky Patel', 'Decade', 'Toro', '6.5 × 52', 2, 95, '', 12],
  ['Lounge roll', 'House blend', 'Corona', '5.5 × 42', 1, 5, '', 6],
] as const

/** Two humidors, one with a simulated sensor, and what a member of some years may have. */
export async function fillHumidor(send: Send): Promise<void> {
  const { items } = await send<{ items: object[] }>('GET', '/api/humidor/items')
  if (items.length > 0) return
  for (const [humidor, cigars] of [
    [cabinet, inCabinet],
    [travel, inTravelCase],
  ] as const) {
    const { id } = await send<{ id: string }>('POST', '/api/humidors', humidor)
    if (humidor === cabinet)
      await send('POST', '/api/devices', { name: 'Top shelf', kind: 'simulator', humidorId: id })
    for (const [brand, cigarName, vitola, size, quantity, daysAgo, location, price] of cigars)
      await send('POST', '/api/humidor/items', {
        humidorId: id,
        brand,
        cigarName,
        vitola,
        size,
        quantity,
        location,
        price,
        purchasedOn: new Date(Date.now() - daysAgo * day).toISOString().slice(0, 10),
        lowAt: quantity < 4 ? 3 : null,
      })
  }
}
