type Send = <Answer>(method: string, path: string, body?: object) => Promise<Answer>

const day = 86_400_000

/** What a member of some years may have written; days ago, and what the fields of the API are called. */
const entries = [
  [
    1,
    {
      cigar: 'Padrón 1964 Anniversary Maduro',
      vitola: 'Principe',
      drink: 'Zacapa 23',
      rating: 5,
      notes: 'Better than I remembered. The last inch is all molasses, and nobody wanted to leave.',
      thirds: ['Cocoa, dry cedar', 'Espresso, a little pepper', 'Molasses and char'],
      draw: 'easy',
      burn: 'even',
      appearance: 'flawless',
      flavors: ['cocoa', 'espresso', 'molasses', 'cedar'],
      durationMinutes: 55,
    },
  ],
  [
    4,
    {
      cigar: 'Oliva Serie V Melanio',
      vitola: 'Figurado',
      drink: 'Cold brew, black',
      rating: 4,
      notes: 'Breakfast on the porch. Toast, cream, nothing to prove.',
      flavors: ['toast', 'cream', 'coffee'],
      durationMinutes: 70,
    },
  ],
  [
    18,
    {
      cigar: 'Liga Privada No. 9',
      vitola: 'Robusto',
      drink: 'Lagavulin 16 Year',
      rating: 3,
      notes: 'Good until the band, then it tunneled. Box too wet?',
      thirds: ['Earth, black pepper', 'Cocoa', null],
      draw: 'tight',
      burn: 'tunneled',
      flavors: ['earth', 'black-pepper', 'cocoa', 'leather'],
    },
  ],
  [
    40,
    {
      cigar: 'Arturo Fuente Hemingway',
      vitola: 'Short Story',
      rating: 5,
      notes: 'Twenty-five minutes of cedar and honey between two calls.',
      flavors: ['cedar', 'honey', 'almond'],
      durationMinutes: 25,
    },
  ],
  [47, { cigar: 'A gift without a band', rating: 2, notes: 'Sweet cap, thin smoke. Kind of them anyway.' }],
  [
    130,
    {
      cigar: 'Davidoff Millennium',
      vitola: 'Lancero',
      drink: 'Earl Grey',
      rating: 4,
      notes: 'Hay and butter, then white pepper through the nose. Slow is the only way.',
      flavors: ['hay', 'butter', 'cream', 'floral'],
      durationMinutes: 95,
    },
  ],
  [
    420,
    {
      cigar: 'Ashton VSG',
      vitola: 'Wizard',
      drink: 'Zacapa 23',
      rating: 4,
      notes: 'Cold night on the deck. Leather, dark fruit, and a long finish.',
      flavors: ['leather', 'raisin', 'cedar', 'cocoa'],
      durationMinutes: 80,
    },
  ],
] as const

/** Evenings that come back: days ago, name, vitola, drink, stars, flavors, minutes and what was noted. */
const evenings = `
9 | Padrón 1964 Anniversary Maduro | Principe | Zacapa 23 | 5 | cocoa espresso cedar | 52 | Same chair, same glass. Drier cocoa than in summer.
14 | Oliva Serie V Melanio | Figurado | Cold brew, black | 4 | toast coffee caramel | 68 | The tip took two matches. Caramel once it had settled.
25 | Padrón 1964 Anniversary Maduro | Torpedo | Zacapa 23 | 4 | cocoa molasses | 75 | Longer than I had time for; the small one suits me better.
31 | My Father The Judge | Toro | Espresso | 4 | espresso black-pepper leather | | Strong on an empty stomach. Bread helped.
58 | Oliva Serie V Melanio | Robusto | Cold brew, black | 4 | coffee cream toast | 55 | Burned straight to the band without a touch-up.
74 | Padrón 1964 Anniversary Maduro | Principe | Lagavulin 16 Year | 5 | cocoa coffee | 50 | The smoke of the whisky sat under the cocoa and stayed there.
104 | Davidoff Millennium | Robusto | Earl Grey | 4 | hay cream orange | 60 | Bergamot and the wrapper say the same word.
112 | Arturo Fuente Hemingway | Short Story | Champagne | 4 | cedar orange honey | 28 | Before dinner on the terrace. Gone too soon.
121 | Davidoff Millennium | Lancero | Earl Grey | 3 | hay floral | 88 | Smoked too fast, and it turned sharp.
139 | Arturo Fuente Hemingway | Signature | Champagne | 4 | cedar almond cherry | 45 | Marzipan from the first draw.
151 | Montecristo No. 2 | | | 4 | cedar cream orange | | From the box of a friend. Creamy, a little young.
368 | Padrón 1964 Anniversary Maduro | Principe | Tawny Port | 4 | cocoa raisin cedar | 50 | The first of the box. Another month would not hurt.
383 | Arturo Fuente Hemingway | Short Story | Espresso | 4 | cedar walnut espresso | 30 | Lunch break, coat on.
390 | Ashton VSG | Robusto | Zacapa 23 | 4 | leather cedar clove | 70 | Clove in the final third, which the Wizard never showed.
407 | Oliva Serie V Melanio | Robusto | Cold brew, black | 3 | toast earth | 52 | Too cold outside for it to open.
431 | Davidoff Millennium | Robusto | Earl Grey | 4 | cream hay almond | 58 | Quiet, and better for it.
455 | Ashton VSG | Wizard | Tawny Port | 5 | leather raisin fig | 85 | Fig from cigar and glass. The best of the year.
470 | My Father The Judge | Toro | Tawny Port | 3 | black-pepper earth raisin | | Pepper over everything, and the port lost.
488 | Liga Privada No. 9 | Robusto | Lagavulin 16 Year | 4 | earth cocoa leather | 64 | Two heavy things that got along.
512 | Oliva Serie V Melanio | Robusto | Zacapa 23 | 4 | leather cocoa raisin | 58 | Sweeter with rum than with coffee.
540 | Montecristo No. 2 | | Champagne | 4 | cedar cream honey | | A birthday. Nobody counted the minutes.
`

const eveningEntries = evenings
  .trim()
  .split('\n')
  .map(line => {
    const [daysAgo, cigar, vitola, drink, rating, flavors, minutes, notes] = line
      .split('|')
      .map(text => text.trim())
    const entry = {
      cigar,
      vitola: vitola || undefined,
      drink: drink || undefined,
      rating: Number(rating),
      notes,
      flavors: flavors!.split(' '),
      durationMinutes: minutes ? Number(minutes) : undefined,
    }
    return [Number(daysAgo), entry] as const
  })

export async function fillJournal(send: Send): Promise<void> {
  const { total } = await send<{ total: number }>('GET', '/api/journal/entries')
  if (total > 0) return
  for (const [daysAgo, entry] of [...entries, ...eveningEntries])
    await send('POST', '/api/journal/entries', {
      ...entry,
      smokedAt: new Date(Date.now() - daysAgo * day).toISOString(),
    })
}
