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

/** Evenings that come back: days ago, name, vitola, drink, stars, flavors and minutes. */
const evenings = [
  [9, 'Padrón 1964 Anniversary Maduro', 'Principe', 'Zacapa 23', 5, ['cocoa', 'espresso', 'cedar'], 52],
  [14, 'Oliva Serie V Melanio', 'Figurado', 'Cold brew, black', 4, ['toast', 'coffee', 'caramel'], 68],
  [25, 'Padrón 1964 Anniversary Maduro', 'Torpedo', 'Zacapa 23', 4, ['cocoa', 'molasses'], 75],
  [31, 'My Father The Judge', 'Toro', 'Espresso', 4, ['espresso', 'black-pepper', 'leather'], undefined],
  [58, 'Oliva Serie V Melanio', 'Robusto', 'Cold brew, black', 4, ['coffee', 'cream', 'toast'], 55],
  [74, 'Padrón 1964 Anniversary Maduro', 'Principe', 'Lagavulin 16 Year', 5, ['cocoa', 'coffee'], 50],
  [104, 'Davidoff Millennium', 'Robusto', 'Earl Grey', 4, ['hay', 'cream', 'orange'], 60],
  [112, 'Arturo Fuente Hemingway', 'Short Story', 'Champagne', 4, ['cedar', 'orange', 'honey'], 28],
  [121, 'Davidoff Millennium', 'Lancero', 'Earl Grey', 3, ['hay', 'floral'], 88],
  [139, 'Arturo Fuente Hemingway', 'Signature', 'Champagne', 4, ['cedar', 'almond', 'cherry'], 45],
  [151, 'Montecristo No. 2', undefined, undefined, 4, ['cedar', 'cream', 'orange'], undefined],
  [390, 'Ashton VSG', 'Robusto', 'Zacapa 23', 4, ['leather', 'cedar', 'clove'], 70],
  [455, 'Ashton VSG', 'Wizard', 'Tawny Port', 5, ['leather', 'raisin', 'fig'], 85],
  [470, 'My Father The Judge', 'Toro', 'Tawny Port', 3, ['black-pepper', 'earth', 'raisin'], undefined],
  [512, 'Oliva Serie V Melanio', 'Robusto', 'Zacapa 23', 4, ['leather', 'cocoa', 'raisin'], 58],
] as const

const eveningEntries = evenings.map(
  ([daysAgo, cigar, vitola, drink, rating, flavors, durationMinutes]) =>
    [
      daysAgo,
      {
        cigar,
        vitola,
        drink,
        rating,
        notes: 'As good as the last time, or nearly.',
        flavors,
        durationMinutes,
      },
    ] as const,
)

export async function fillJournal(send: Send): Promise<void> {
  const { total } = await send<{ total: number }>('GET', '/api/journal/entries')
  if (total > 0) return
  for (const [daysAgo, entry] of [...entries, ...eveningEntries])
    await send('POST', '/api/journal/entries', {
      ...entry,
      smokedAt: new Date(Date.now() - daysAgo * day).toISOString(),
    })
}
