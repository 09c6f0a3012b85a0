import type { Drink } from '#features/catalogue/catalogue.contract.ts'
import type { NoteFamily } from '#features/catalogue/note.contract.ts'
import type { Pair, Principle } from '#features/pairing/engine/pair.rules.ts'
import type { CigarProfile } from '#features/pairing/engine/profile.rules.ts'
import type { Reason } from '#features/pairing/pairing.contract.ts'

/** A medium cigar that no principle has a special word for. */
export const plainCigar: CigarProfile = {
  brand: 'Invented',
  line: 'Medium',
  id: undefined,
  country: '',
  wrapper: 'Habano',
  wrapperClass: 'habano',
  shade: 'colorado',
  strength: 3,
  body: 3,
  notes: ['hay'],
  areNotesTypical: false,
  vitola: { name: 'Toro', lengthInches: 6, ringGauge: 50, shape: 'parejo' },
  minutes: 60,
  isInferred: false,
  make: 'handmade',
  price: undefined,
  confidence: 'medium',
  thirds: undefined,
}

/** A bourbon of medium weight. */
export const plainDrink: Drink = {
  id: 'invented-drink',
  name: 'Invented Drink',
  kind: 'spirit',
  family: 'bourbon',
  style: '',
  aliases: [],
  proof: 90,
  weight: 3,
  sweetness: 1,
  smoke: 0,
  acidity: 0,
  tannin: 1,
  bubbles: 0,
  notes: ['grape'],
  glass: 'rocks',
  colour: '#000000',
  serve: '',
  recipe: [],
  saidAs: 'Invented Drink',
  price: '$$',
  availability: 'usual',
  sentence: '',
}

const familyByNote: Readonly<Record<string, NoteFamily>> = {
  hay: 'leaf',
  tea: 'leaf',
  earth: 'earth',
  leather: 'earth',
  cedar: 'wood',
  oak: 'wood',
  'black-pepper': 'spice',
  cherry: 'fruit',
  grape: 'fruit',
  honey: 'sweet',
  vanilla: 'sweet',
  'dark-chocolate': 'roast',
  coffee: 'roast',
  almond: 'nut',
  cream: 'cream',
}

/** A cigar and a drink with only the properties that a test is about. */
export function inventedPair(cigar: Partial<CigarProfile>, drink: Partial<Drink>): Pair {
  return {
    cigar: { ...plainCigar, ...cigar },
    drink: { ...plainDrink, ...drink },
    familyOf: note => familyByNote[note] ?? 'earth',
    labelOf: note => note.replaceAll('-', ' '),
    matches: [],
  }
}

type Properties = readonly [cigar: Partial<CigarProfile>, drink: Partial<Drink>]

/** What one principle says about an invented pair. */
export function reasonsOf(principle: Principle, ...[cigar, drink]: Properties): Reason[] {
  const reasons: Reason[] = []
  principle(inventedPair(cigar, drink), (points, text) => {
    if (points !== 0) reasons.push({ points, text: text() })
  })
  return reasons
}

export function pointsOf(principle: Principle, ...properties: Properties): number {
  return reasonsOf(principle, ...properties).reduce((sum, { points }) => sum + points, 0)
}
