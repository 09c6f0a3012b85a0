import type { Cigar, Drink } from '#features/catalogue/catalogue.contract.ts'
import { cigarName } from '#features/catalogue/cigar-name.rules.ts'
import type { Catalogue } from '#features/catalogue/server/load-catalogue.ts'
import { readDrinkWish } from '#features/pairing/drink-wish.rules.ts'
import { cigarTraits } from './cigar-wish.ts'
import { drinkTraits, withoutNames } from './drink-wish.ts'
import { asksYesOrNo } from './verdict-lead.ts'
import { conditionsIn, type Trait } from './wish.ts'

/** `Is it infused?`, `Is it still made?`: what nobody asks for, but asks about. */
const otherTraits: readonly Trait<Cigar>[] = [
  { words: /\binfused\b/i, has: ({ make }) => make === 'infused' },
  {
    words: /\bflavou?red\b|\bsweetened\b|\bsweet tip|\bartificial\b/i,
    has: ({ make }) => make === 'flavored' || make === 'infused',
  },
  {
    words: /\bhand[- ]?(?:made|rolled)\b/i,
    has: ({ make }) => make !== 'machine-made' && make !== 'pipe-tobacco',
  },
  { words: /\bmachine[- ]?made\b/i, has: ({ make }) => make === 'machine-made' },
  { words: /\bdiscontinued\b/i, has: ({ status }) => status === 'discontinued' },
  { words: /\blimited\b/i, has: ({ status }) => status === 'limited' },
  {
    words: /\b(?:beginners?|newbies?|first[- ]timers?|new smokers?)\b/i,
    has: ({ strength }) => strength <= 2,
  },
]
/** Another leaf may be a line of its own, so the one that is named does not answer it. */
const aboutVersions = /\bcomes?\b|\bversions?\b|\bavailable\b|\bor\b/i

/** `Yes. ` or `No. ` where the catalogue knows whether it is so; empty for any other question. */
export function verdictOnCigar(cigar: Cigar, catalogue: Catalogue, question: string): string {
  if (!asksYesOrNo(question) || aboutVersions.test(question)) return ''
  const text = withoutNames(question, [cigarName(cigar), cigar.brand, cigar.line], 'cigar')
  return toLead([...cigarTraits, ...otherTraits, ...tasteTraits(catalogue)], text, cigar)
}

export function verdictOnDrink(drink: Drink, question: string): string {
  if (!asksYesOrNo(question) || /\bor\b/i.test(question)) return ''
  const text = withoutNames(question, [drink.name], 'drink')
  const families = readDrinkWish(text, [drink.name])
  const kinds: Trait<Drink>[] =
    families.length === 0 ? [] : [{ words: /./, has: ({ family }) => families.includes(family) }]
  return toLead([...drinkTraits, ...alcoholTraits, ...kinds], text, drink)
}

const alcoholTraits: readonly Trait<Drink>[] = [
  { words: /\balcohol(?:ic)?\b(?!-free)/i, has: ({ proof }) => proof >= 1 },
  { words: /\balcohol-free\b/i, has: ({ proof }) => proof < 1 },
]

function tasteTraits({ familyOf }: Catalogue): Trait<Cigar>[] {
  const words = {
    spice: /\b(?:spic(?:y|ey)|pepper(?:y)?)\b/i,
    sweet: /\bsweet\b/i,
    cream: /\bcreamy?\b/i,
  } as const
  return Object.entries(words).map(([name, pattern]) => ({
    words: pattern,
    has: ({ notes }) => notes.some(note => familyOf(note) === name),
  }))
}

function toLead<Product>(traits: readonly Trait<Product>[], text: string, product: Product): string {
  const answers = conditionsIn(text, traits).map(isMet => isMet(product))
  if (answers.length === 0) return ''
  if (answers.every(Boolean)) return 'Yes. '
  return answers.some(Boolean) ? '' : 'No. '
}
