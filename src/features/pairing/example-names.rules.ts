/** To try before anything is typed. Lines that most shops have, of three leaves: medium to full, mild, full. */
export const exampleCigars = [
  {
    id: 'oliva-serie-v-melanio',
    name: 'Oliva Serie V Melanio',
    cigar: { brand: 'Oliva', lengthInches: 6, ringGauge: 50, shape: 'parejo', shade: 'colorado' },
  },
  {
    id: 'arturo-fuente-chateau-fuente',
    name: 'Arturo Fuente Chateau Fuente',
    cigar: {
      brand: 'Arturo Fuente',
      lengthInches: 4.5,
      ringGauge: 50,
      shape: 'parejo',
      shade: 'connecticut',
    },
  },
  {
    id: 'drew-estate-liga-privada-no-9',
    name: 'Drew Estate Liga Privada No. 9',
    cigar: { brand: 'Drew Estate', lengthInches: 6, ringGauge: 52, shape: 'torpedo', shade: 'oscuro' },
  },
] as const

export const exampleDrinks = [
  { id: 'lagavulin-16-year', name: 'Lagavulin 16 Year', glass: { type: 'glencairn', color: '#A85E19' } },
  { id: 'old-fashioned', name: 'Old Fashioned', glass: { type: 'rocks', color: '#B5651D' } },
  { id: 'guinness-draught', name: 'Guinness Draught', glass: { type: 'pint', color: '#1B0E08' } },
] as const
