import type { Cigar, Drink } from '#features/catalogue/catalogue.contract.ts'
import { cigarName } from '#features/catalogue/cigar-name.rules.ts'
import type { Catalogue } from '#features/catalogue/server/load-catalogue.ts'
import { readDrinkWish } from '#features/pairing/drink-wish.rules.ts'
import { countryWords, isDark, leafWords } from './cigar-wish.ts'
import { withoutNames } from './drink-wish.ts'
import { asksYesOrNo } from './yes-or-no.ts'

/** What may be asked about a product, and whether it is so; undefined where the catalogue does not tell. */
interface Fact<Product> {
  words: RegExp
  isSo(product: Product): boolean | undefined
}

/** `Is it too strong?`, `Isn't it mild?`, `as strong as a Cuban`: a yes would say something else. */
const unclear =
  /\btoo\b|n'?t\b|\bnot\b|\bthan\b|\bas \w+ as\b|\bor\b|\bthere\b|\bcomes?\b|\bversions?\b|\bavailable\b|\bbinder\b|\bfiller\b|\bseed\b|\blights?\b|\bburns?\b|\bbetter\b|\bbest\b|\bworth\b|\bneeds?\b/i
const ofLeaf = /\bwrapper\b|\bleaf\b/i

const madeFacts: readonly Fact<Cigar>[] = [
  { words: /\bmild\b|\bmellow\b/i, isSo: ({ strength }) => strength <= 2 },
  { words: /\bstrong\b|\bpowerful\b|\bfull[- ]strength\b/i, isSo: ({ strength }) => strength >= 4 },
  { words: /\bfull[- ]?bodied\b/i, isSo: ({ body }) => body >= 4 },
  { words: /\bmedium\b/i, isSo: ({ strength }) => (strength === 3 ? true : undefined) },
  {
    words: /\b(?:beginners?|newbies?|first[- ]timers?|new smokers?)\b/i,
    isSo: ({ strength }) => (strength === 3 ? undefined : strength < 3),
  },
  { words: /\bmaduros?\b/i, isSo: isDark },
  { words: /\binfused\b/i, isSo: ({ make }) => make === 'infused' },
  {
    words: /\bflavou?red\b|\bsweetened\b|\bsweet tip|\bartificial\b/i,
    isSo: ({ make }) => make === 'flavored' || make === 'infused' || make === 'tipped',
  },
  {
    words: /\bhand[- ]?(?:made|rolled)\b/i,
    isSo: ({ make }) => make !== 'machine-made' && make !== 'pipe-tobacco',
  },
  { words: /\bmachine[- ]?made\b/i, isSo: ({ make }) => make === 'machine-made' },
  {
    words: /\bdiscontinued\b/i,
    isSo: ({ status }) => (status === undefined ? undefined : status === 'discontinued'),
  },
  { words: /\blimited\b/i, isSo: ({ status }) => (status === undefined ? undefined : status === 'limited') },
  {
    words: /\b(?:cheap|inexpensive|budget)\b/i,
    isSo: ({ price }) =>
      price === undefined ? undefined : price === '$' || (price === '$$' ? undefined : false),
  },
  {
    words: /\bexpensive\b/i,
    isSo: ({ price }) =>
      price === undefined || price === '$$' ? undefined : price === '$$$' || price === '$$$$',
  },
]
const leafFacts: readonly Fact<Cigar>[] = ['connecticut', ...leafWords].map(leaf => ({
  words: new RegExp(String.raw`\b${leaf}\b`, 'i'),
  isSo: ({ wrapper }) => new RegExp(leaf, 'i').test(wrapper),
}))
/** Where it is rolled, which is not where its leaf grew. */
const countryFacts: readonly Fact<Cigar>[] = Object.entries(countryWords).map(([words, name]) => ({
  words: new RegExp(String.raw`\b(?:made|rolled|from|an?)\s+(?:in\s+)?(?:the\s+)?(?:${words})`, 'i'),
  isSo: ({ country }) => (country === '' ? undefined : country === name),
}))

/** `Yes. ` or `No. ` where the catalogue knows whether it is so; empty for any other question. */
export function verdictOnCigar(cigar: Cigar, catalogue: Catalogue, question: string): string {
  if (!asksYesOrNo(question) || unclear.test(question)) return ''
  const text = withoutNames(question, [cigarName(cigar), cigar.brand, cigar.line], 'cigar')
  const facts = [
    ...madeFacts,
    ...leafFacts,
    ...tasteFacts(catalogue),
    ...(ofLeaf.test(question) ? [] : countryFacts),
  ]
  return toLead(facts, text, cigar)
}

/** Notes that are listed are there; others may be, too. */
function tasteFacts({ familyOf }: Catalogue): Fact<Cigar>[] {
  const words = {
    spice: /\b(?:spic(?:y|ey)|pepper(?:y)?)\b/i,
    sweet: /\bsweet\b/i,
    cream: /\bcreamy?\b/i,
  } as const
  return Object.entries(words).map(([name, pattern]) => ({
    words: pattern,
    isSo: ({ notes }) => (notes.some(note => familyOf(note) === name) ? true : undefined),
  }))
}

const drinkFacts: readonly Fact<Drink>[] = [
  { words: /\bsweet\b/i, isSo: ({ sweetness }) => (sweetness === 2 ? undefined : sweetness >= 3) },
  {
    words: /\b(?:smok(?:y|ey)|peat(?:y|ed))\b/i,
    isSo: ({ smoke }) => (smoke === 2 ? undefined : smoke >= 3),
  },
  {
    words: /\b(?:strong|high[- ]proof)\b/i,
    isSo: ({ proof }) => (proof >= 100 ? true : proof < 80 ? false : undefined),
  },
  {
    words: /\balcoholic\b|\b(?:have|has|contains?) (?:any )?alcohol\b/i,
    isSo: ({ proof }) => proof >= 1,
  },
  { words: /\b(?:alcohol-free|non-?alcoholic)\b/i, isSo: ({ proof }) => proof < 1 },
]

export function verdictOnDrink(drink: Drink, question: string): string {
  if (!asksYesOrNo(question) || unclear.test(question)) return ''
  const text = withoutNames(question, [drink.name], 'drink')
  return toLead([...drinkFacts, ...kindFacts(text)], text, drink)
}

/** `a bourbon` at the end goes by the family, `a wheated bourbon` by the words of the style; one from a port cask is another question. */
function kindFacts(text: string): Fact<Drink>[] {
  const kind = /\ban?\s+([\w ]+?)\W*$/.exec(text)?.[1]?.toLowerCase()
  if (kind === undefined) return []
  const families = kind.includes(' ') ? [] : readDrinkWish(kind, [])
  if (families.length > 0) return [{ words: /./, isSo: ({ family }) => families.includes(family) }]
  return [{ words: /./, isSo: ({ style }) => (style.toLowerCase().includes(kind) ? true : undefined) }]
}

function toLead<Product>(facts: readonly Fact<Product>[], text: string, product: Product): string {
  const answers = facts.filter(({ words }) => words.test(text)).map(({ isSo }) => isSo(product))
  if (answers.length === 0 || answers.includes(undefined)) return ''
  if (answers.every(Boolean)) return 'Yes. '
  return answers.some(Boolean) ? '' : 'No. '
}
