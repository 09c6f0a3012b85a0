import type { Degree, Shade, Vitola, WrapperClass } from '#features/catalogue/catalogue.contract.ts'
import { minutesOf } from '#features/catalogue/smoking-time.rules.ts'
import {
  type CigarTokens,
  countryByWord,
  type Leaf,
  leafByWord,
  stopWords,
  weakLeafWords,
} from '#features/catalogue/words/words.rules.ts'
import type { CigarProfile } from './profile.rules.ts'
import { readWish, type Wish } from './wish-words.rules.ts'

/** A rough estimate from the wrapper (docs/domain.md 3.4, 4.12). */
interface Expectation {
  wrapper: string
  wrapperClass: WrapperClass
  shade: Shade
  body: Degree
  strength: Degree
  notes: readonly string[]
}

const expectationByLeaf: Record<Leaf, Expectation> = {
  candela: expect('candela', 'candela', 'candela', 2, 2, 'grass hay tea citrus cedar'),
  connecticut: expect(
    'Connecticut shade',
    'connecticut',
    'connecticut',
    2,
    2,
    'cream cedar almond hay white-pepper',
  ),
  claro: expect('claro', 'natural', 'claro', 2, 2, 'cream cedar hay almond'),
  natural: expect('natural', 'natural', 'colorado', 3, 3, 'cedar hazelnut toast leather'),
  cameroon: expect('Cameroon', 'cameroon', 'colorado', 3, 3, 'baking-spice cedar leather honey toast'),
  corojo: expect('Corojo', 'corojo', 'rosado', 4, 4, 'red-pepper cedar leather caramel'),
  criollo: expect('Criollo', 'criollo', 'colorado', 3, 3, 'cedar cocoa earth black-pepper'),
  habano: expect('Habano', 'habano', 'colorado', 4, 4, 'black-pepper cedar leather coffee'),
  rosado: expect('rosado', 'habano', 'rosado', 4, 3, 'cedar cinnamon leather cherry'),
  sumatra: expect('Sumatra', 'sumatra', 'colorado', 3, 3, 'cinnamon cedar earth toast'),
  broadleaf: expect('broadleaf', 'broadleaf', 'maduro', 4, 4, 'dark-chocolate espresso molasses earth'),
  'san-andres': expect(
    'San Andrés',
    'san-andres',
    'maduro',
    4,
    4,
    'dark-chocolate earth black-pepper espresso',
  ),
  maduro: expect('maduro', 'maduro', 'maduro', 4, 3, 'cocoa coffee molasses dried-fruit'),
  oscuro: expect('oscuro', 'maduro', 'oscuro', 5, 4, 'espresso dark-chocolate earth black-pepper'),
}
const cubanLeaf = { wrapper: 'Cuban', wrapperClass: 'cuban' } as const

/** What a cigar from there tastes of, as a rule, of which no leaf is named (`data/wrapper-notes.csv`). */
const notesByCountry: Readonly<Record<string, readonly string[]>> = {
  Cuba: ['cedar', 'leather', 'earth', 'honey'],
  Nicaragua: ['black-pepper', 'cedar', 'cocoa', 'earth'],
  'Dominican Republic': ['cedar', 'leather', 'earth', 'almond'],
  Honduras: ['cedar', 'earth', 'leather', 'cocoa'],
}

/** What a typical cigar with this leaf tastes of. */
export const notesByLeaf = Object.fromEntries(
  Object.entries(expectationByLeaf).map(([leaf, { notes }]) => [leaf, notes]),
) as Record<Leaf, readonly string[]>

/** What a cigar tastes of, as a rule, of which only the strength is known. */
const notesByDegree: Record<Degree, readonly string[]> = {
  1: expectationByLeaf.connecticut.notes,
  2: expectationByLeaf.connecticut.notes,
  3: expectationByLeaf.natural.notes,
  4: expectationByLeaf.habano.notes,
  5: expectationByLeaf.habano.notes,
}

/** Primarily names of places, if the text does not mention cigars. */
const placeLeaves: ReadonlySet<Leaf> = new Set(['connecticut', 'cameroon', 'sumatra'])

const sizesByWord = new Map<string, Vitola>(
  Object.entries({
    robusto: vitola('Robusto', 5, 50),
    toro: vitola('Toro', 6, 52),
    churchill: vitola('Churchill', 7, 48),
    corona: vitola('Corona', 5.5, 42),
    lonsdale: vitola('Lonsdale', 6.5, 42),
    lancero: vitola('Lancero', 7.5, 38, 'lancero'),
    panetela: vitola('Panatela', 6, 38),
    panatela: vitola('Panatela', 6, 38),
    torpedo: vitola('Torpedo', 6.5, 52, 'torpedo'),
    belicoso: vitola('Belicoso', 5.5, 52, 'torpedo'),
    piramide: vitola('Pirámide', 6.125, 52, 'piramide'),
    perfecto: vitola('Perfecto', 5, 50, 'perfecto'),
    figurado: vitola('Figurado', 6, 52, 'perfecto'),
    gordo: vitola('Gordo', 6, 60),
    rothschild: vitola('Rothschild', 4.5, 50),
    presidente: vitola('Presidente', 8, 50),
  }),
)

/** Sizes that are also a beer, a bull, a statesman or a weapon. */
const weakSizes = new Set('toro churchill corona torpedo gordo presidente'.split(' '))

const degrees: [RegExp, Degree][] = [
  [/\bmedium (?:to )?full\b/, 4],
  [/\bmild (?:to )?medium\b|\blight (?:to )?medium\b/, 2],
  [/\bfull\b|\bstrong\b|\bpowerful\b/, 5],
  [/\bmedium\b/, 3],
  [/\bmild\b|\blight\b|\bmellow\b/, 1],
]
/** Here "light" is a verb. */
const lightAsVerb = /\b(?:i|to|you|we|should|just|always|never)\s+light\b/g
const cigarWords = new Set(
  'cigar cigars cigarro charuto zigarre sigaro puro puros stick stogie smoke smoked smoking bodied wrapper vitola'.split(
    ' ',
  ),
)

/** Strength and body. By themselves they answer our own question. */
const descriptive = new Set(
  'mild light mellow medium full strong powerful to something smooth bodied body strength wrapper'.split(' '),
)

/**
 * Profile of a cigar that is not in the catalogue, from the words that describe it; undefined if none do. Words of
 * strength alone need the word cigar beside them ("a mild cigar").
 */
export function inferProfile(tokens: CigarTokens): CigarProfile | undefined {
  const wish = tokens.size === undefined ? readWish(tokens.words) : undefined
  return wish ? profileOfWish(wish) : inferFromDescription(tokens)
}

/** Neither wrapper nor size was named: both are only typical. */
function profileOfWish({ degree, vitola, length, name }: Wish): CigarProfile {
  const inferred = inferFromDescription({ words: ['natural', 'cigar'], size: vitola })!
  return {
    ...inferred,
    ...(vitola && { vitola }),
    line: name,
    wishedLength: length,
    strength: degree,
    body: degree,
    notes: notesByDegree[degree],
    isWrapperTyped: false,
    isSizeTyped: false,
  }
}

function inferFromDescription({ words, size }: CigarTokens): CigarProfile | undefined {
  const leaf = leafIn(words)
  const namedSize = words.map(sizeOf).find(Boolean)
  const country = words.map(word => countryByWord.get(word)).find(Boolean)
  const degree = degrees.find(([pattern]) => pattern.test(words.join(' ').replace(lightAsVerb, ' ')))?.[1]
  const describes = degree !== undefined || country !== undefined || leaf !== undefined
  if (words.length > 12 || !(size || describesCigar(words, describes))) return undefined
  // All leaves of a Cuban cigar are Cuban.
  const isCubanLeaf = country === 'Cuba' && leaf === undefined
  const name = words.filter(word => !stopWords.has(word)).join(' ') || 'cigar'
  const vitola: Vitola = size
    ? { name: '', shape: 'parejo', ...size }
    : (namedSize ?? sizesByWord.get('robusto')!)
  return {
    ...expectationByLeaf[leaf ?? 'natural'],
    ...(isCubanLeaf && cubanLeaf),
    ...(degree && { body: degree, strength: degree }),
    ...(leaf === undefined &&
      !isStrengthTelling(degree) &&
      country &&
      notesByCountry[country] && { notes: notesByCountry[country] }),
    ...(isStrengthTelling(degree) && leaf === undefined && { notes: notesByDegree[degree!] }),
    brand: 'Unlisted',
    line: name.charAt(0).toUpperCase() + name.slice(1),
    id: undefined,
    country: country ?? '',
    vitola,
    minutes: minutesOf(vitola),
    areNotesTypical: true,
    isInferred: true,
    isWrapperTyped: leaf !== undefined || isCubanLeaf,
    isSizeTyped: Boolean(size ?? namedSize),
    make: 'handmade',
    price: undefined,
    confidence: undefined,
    thirds: undefined,
  }
}

/** A mild or a strong cigar has a taste of its own; a medium one does not. */
const isStrengthTelling = (degree: Degree | undefined) => degree !== undefined && degree !== 3

/** An unambiguous word takes precedence over one like `dark`. */
function leafIn(words: readonly string[]): Leaf | undefined {
  const unambiguous = words.find(word => leafByWord.has(word) && !weakLeafWords.has(word))
  return leafByWord.get(unambiguous ?? words.find(word => leafByWord.has(word)) ?? '')
}

const sizeOf = (word: string) => sizesByWord.get(word.replace(/s$/, ''))

/** Whether some words can only describe a cigar, or all of them can describe one. */
function describesCigar(words: readonly string[], describes: boolean): boolean {
  const hasCigarWord = words.some(word => cigarWords.has(word))
  const hasUnambiguousWord = words.some(word => isUnambiguousLeaf(word) || isUnambiguousSize(word))
  // A place is a leaf if a size stands beside it: `connecticut toro`.
  const hasLeafAndSize = words.some(sizeOf) && words.some(word => leafByWord.has(word) && !isWeakLeaf(word))
  if (hasUnambiguousWord || hasLeafAndSize || (describes && hasCigarWord)) return true
  const isAllDescribed = words.every(
    word => descriptive.has(word) || stopWords.has(word) || isAdjective(word),
  )
  if (describes && isAllDescribed) return true
  const isAllOfCigars = words.every(
    word =>
      descriptive.has(word) ||
      stopWords.has(word) ||
      leafByWord.has(word) ||
      countryByWord.has(word) ||
      sizeOf(word),
  )
  const hasSizeOrPlaceLeaf = words.some(word => sizeOf(word) || isPlaceLeaf(word))
  return hasCigarWord ? hasSizeOrPlaceLeaf : isAllOfCigars && hasSizeOrPlaceLeaf && !words.every(isWeakLeaf)
}

const isPlaceLeaf = (word: string) => placeLeaves.has(leafByWord.get(word) ?? 'natural')
const isWeakLeaf = (word: string) => weakLeafWords.has(word)
const isAdjective = (word: string) => countryByWord.has(word) && word.endsWith('n')

function isUnambiguousLeaf(word: string): boolean {
  const leaf = leafByWord.get(word)
  return leaf !== undefined && !weakLeafWords.has(word) && !placeLeaves.has(leaf)
}

function isUnambiguousSize(word: string): boolean {
  return sizeOf(word) !== undefined && !weakSizes.has(word.replace(/s$/, ''))
}

function expect(
  wrapper: string,
  wrapperClass: WrapperClass,
  shade: Shade,
  body: Degree,
  strength: Degree,
  notes: string,
): Expectation {
  return { wrapper, wrapperClass, shade, body, strength, notes: notes.split(' ') }
}

function vitola(
  name: string,
  lengthInches: number,
  ringGauge: number,
  shape: Vitola['shape'] = 'parejo',
): Vitola {
  return { name, lengthInches, ringGauge, shape }
}
