import type { Cigar } from './catalogue.contract.ts'
import type { CigarIndex, IndexedCigar, Part, Spelling } from './cigar-index.rules.ts'
import { type CigarWords, readCigarWords } from './cigar-words.rules.ts'
import { knowWord, leastLikeness, likeness } from './word-likeness.rules.ts'

export interface Match {
  cigar: Cigar
  /** 0 to 1: how much of what was typed this line explains, and how much of the line was named. */
  score: number
  /** Nothing misspelt, nothing left over, the whole line named. */
  exact: boolean
  /** 0 to 1: how much of the line's own name was said; 0 when only the maker was. */
  lineNamed: number
}

export interface Recognition {
  recognised: boolean
  matches: readonly Match[]
  /** A maker that was named for sure, although the line was not. */
  brand: string | undefined
  words: CigarWords
}

/** Longer than any name of a cigar with its size and a sentence around it. */
export const longestCigarName = 160
/** A name with its size and a sentence around it has fewer words than this. */
const mostWords = 24
const enough = 0.56

/** Words around a name that say nothing about which cigar it is. */
export const chatter: ReadonlySet<string> = new Set(
  'am are was were be been do does did will would should could can lets let looking going really please help recommend suggest suggestion match drink drinks enjoying holding hand a an the of with and or for to in on at is it its my me i im we you he she this that these those some any one have has had got get having want need about from what which whats goes go pair pairs pairing ideas idea please thanks smoke smoking smoked lighting light lit tonight today now just bought found box boxes stick sticks cigar cigars cigarillo cigarillos pack packs five'.split(
    ' ',
  ),
)
/** Sizes, cuts and packing: worth a little when they match, no loss when they do not. */
const trimmings = new Set(
  'robusto robustos toro churchill corona coronas gorda gordas petit belicoso belicosos torpedo lancero gordo gigante gigantes perfecto figurado piramide piramides pyramid lonsdale panetela panatela toros grande double magnum short shorts tubo tubos tube natural box pressed bp cab cabinet inch edition limited size reserve wrapper blend label'.split(
    ' ',
  ),
)
/** Words people type are mostly the same few thousand; a flood of others is looked up each time. */
const mostRememberedWords = 20_000
const unknownWeight = 4.5
const trimmingWeight = 0.5

interface TypedWord {
  word: string
  weight: number
  /** Likeness to words of the catalogue, by that word. */
  likenessByWord: ReadonlyMap<string, number>
}

interface Evidence {
  /** Best likeness for each typed word. */
  best: Float64Array
  likenessByWord: Map<string, number>
}

const partFactor: Record<Part, number> = { brand: 1, line: 1, vitola: 0.92, leaf: 0.85 }

/** Which lines somebody may mean. Deterministic; ties by brand and line. */
export function recogniseCigar(index: CigarIndex, text: string, limit: number): Recognition {
  const words = text.length > longestCigarName ? { words: [], size: undefined } : readCigarWords(text)
  const typed = words.words.length > mostWords ? [] : typedWords(index, words.words)
  const evidence = gather(index, typed)
  const judged = [...evidence].map(([cigar, found]) => judge(index.cigars[cigar]!, typed, found))
  const ranked = judged.filter(match => match.score > 0.2).sort(byScore)
  const best = ranked[0]
  return {
    recognised: best !== undefined && best.score >= enough && isTelling(best),
    matches: ranked.slice(0, limit),
    brand: ranked.find(match => match.brandNamed >= 0.9)?.cigar.brand,
    words,
  }
}

/** A maker with enough of the line, or a line that needs no maker; half a name of nobody's is neither. */
function isTelling(match: Judged): boolean {
  const { exact, telling, brandNamed, lineNamed, isOwnName } = match
  if (brandNamed < 0.8 && (lineNamed < 0.8 || !isOwnName)) return false
  return telling >= 5 || (exact && brandNamed === 1) || match.isMakerAlone
}

function byScore(a: Match, b: Match): number {
  return b.score - a.score || compare(a.cigar.brand, b.cigar.brand) || compare(a.cigar.line, b.cigar.line)
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}

function typedWords(index: CigarIndex, words: readonly string[]): TypedWord[] {
  // "A" belongs to a name only where it follows one.
  const told = words.filter((word, at) => word !== 'a' || (at > 0 && !chatter.has(words[at - 1]!)))
  return joinSplitWords(index, told).map(word => {
    const likenessByWord = chatter.has(word) ? itself(index, word) : likeWords(index, word)
    return { word, weight: weightOf(index, word, likenessByWord), likenessByWord }
  })
}

/** `monte cristo`, `moon trance`, `war hawk`: two words that are one in the catalogue, or nearly. */
function joinSplitWords(index: CigarIndex, words: readonly string[]): string[] {
  const out: string[] = []
  for (let at = 0; at < words.length; at++) {
    const joined = words[at]! + (words[at + 1] ?? '')
    const areBothWords = index.tellingByWord.has(words[at]!) && index.tellingByWord.has(words[at + 1] ?? '')
    const places = at + 1 < words.length ? index.placementsByWord.get(joined) : undefined
    if (places && (!areBothWords || places.some(({ part }) => part === 'brand'))) {
      out.push(joined)
      at++
    } else out.push(words[at]!)
  }
  return out
}

/** Chatter can be part of a name ("Work of Art"), but never a slip for one. */
function itself(index: CigarIndex, word: string): Map<string, number> {
  return new Map(index.tellingByWord.has(word) ? [[word, 1]] : [])
}

function likeWords(index: CigarIndex, word: string): ReadonlyMap<string, number> {
  const known = index.likenessByTypedWord.get(word)
  if (known) return known
  const typed = knowWord(word)
  const found = new Map<string, number>()
  for (const other of index.vocabulary) {
    const alike = likeness(typed, other)
    if (alike >= leastLikeness) found.set(other.word, alike)
  }
  if (index.likenessByTypedWord.size < mostRememberedWords) index.likenessByTypedWord.set(word, found)
  return found
}

function weightOf(index: CigarIndex, word: string, likenessByWord: ReadonlyMap<string, number>): number {
  if (chatter.has(word)) return 0
  if (trimmings.has(word)) return trimmingWeight
  let weight = 0
  let closest = 0
  for (const [known, alike] of likenessByWord)
    if (alike > closest) {
      closest = alike
      weight = index.tellingByWord.get(known)!
    }
  return closest === 0 ? unknownWeight : Math.max(1, weight)
}

/** For each cigar that shares a word with what was typed: how well each typed word is met. */
function gather(index: CigarIndex, typed: readonly TypedWord[]): Map<number, Evidence> {
  const evidence = new Map<number, Evidence>()
  typed.forEach(({ likenessByWord }, at) => {
    for (const [known, alike] of likenessByWord)
      for (const { cigar, part } of index.placementsByWord.get(known)!) {
        let found = evidence.get(cigar)
        if (!found) {
          found = { best: new Float64Array(typed.length), likenessByWord: new Map() }
          evidence.set(cigar, found)
        }
        const worth = alike * partFactor[part]
        if (worth > found.best[at]!) found.best[at] = worth
        if (alike > (found.likenessByWord.get(known) ?? 0)) found.likenessByWord.set(known, alike)
      }
  })
  return evidence
}

type Judged = Match & {
  isMakerAlone: boolean
  telling: number
  brandNamed: number
  /** Something was said that is not just a leaf, a size or a country. */
  isOwnName: boolean
}

/** An alias names a line almost as well as its own name does. */
const aliasFactor = 0.97

/** Leaves, countries, drinks, colours: lines are called so, and so is much that is no cigar. Alone they name none. */
const leaves =
  'candela connecticut claro natural cameroon corojo criollo habano rosado sumatra broadleaf maduro oscuro shade sun grown san andres'
const countries =
  'nicaragua nicaraguan dominican honduras honduran cuba cuban mexico mexican brazil brazilian ecuador ecuadorian'
const strengths = 'mild medium full bodied'
const drinksAndFlavours =
  'tea rum coffee espresso champagne whiskey whisky bourbon cognac brandy port wine beer chocolate vanilla cherry honey cream mint cola'
const everydayWords =
  'summer winter gold silver black white red blue green rock classic original special number one'
const common: ReadonlySet<string> = new Set([
  ...trimmings,
  ...[leaves, countries, strengths, drinksAndFlavours, everydayWords].flatMap(words => words.split(' ')),
])

function judge(indexed: IndexedCigar, typed: readonly TypedWord[], found: Evidence): Judged {
  let met = 0
  let all = 0
  typed.forEach(({ weight }, at) => {
    met += weight * found.best[at]!
    all += weight
  })
  const explained = all === 0 ? 0 : met / all
  const brandNamed = bestNamed(indexed.brands, found)
  const ownLine = bestNamed(indexed.lines.slice(0, 1), found)
  const alias = bestNamed(indexed.lines.slice(1), found)
  const lineNamed =
    ownLine.share >= alias.share * aliasFactor ? ownLine : { ...alias, share: alias.share * aliasFactor }
  const named = 0.42 + 0.2 * brandNamed.share + 0.38 * lineNamed.share
  const telling = brandNamed.weight + lineNamed.weight
  const exact = ownLine.share === 1 && typed.every(({ weight }, at) => weight === 0 || found.best[at] === 1)
  // Just the maker, said right: "monte" is Montecristo before it is the beginning of Montecarlos.
  const isMakerAlone = brandNamed.share === 1 && explained === 1 && lineNamed.share < 0.2
  return {
    cigar: indexed.cigar,
    score: Math.round(scoreOf(explained * named, { exact, isMakerAlone }) * 1000) / 1000,
    exact,
    isMakerAlone,
    telling,
    brandNamed: brandNamed.share,
    lineNamed: lineNamed.share,
    isOwnName: isOwnName(indexed, found),
  }
}

/** One word that is met exactly, or two that nearly are; one word that is only alike may be anything. */
function isOwnName({ lines }: IndexedCigar, found: Evidence): boolean {
  const own = new Set(lines.flatMap(({ words }) => words.filter(word => !common.has(word))))
  const met = [...own].map(word => found.likenessByWord.get(word) ?? 0)
  return met.includes(1) || met.filter(alike => alike >= 0.75).length >= 2
}

/** What was said exactly stands above everything that was only nearly said. */
function scoreOf(likely: number, { exact, isMakerAlone }: Pick<Judged, 'exact' | 'isMakerAlone'>): number {
  if (exact) return 0.9 + 0.1 * likely
  return isMakerAlone ? 0.8 : 0.96 * likely
}

/** Of all spellings the one that was named most completely. */
function bestNamed(spellings: readonly Spelling[], found: Evidence): { share: number; weight: number } {
  let share = 0
  let weight = 0
  for (const spelling of spellings) {
    let named = 0
    const each = spelling.weight / spelling.words.length
    for (const word of spelling.words) named += (found.likenessByWord.get(word) ?? 0) * each
    const part = spelling.weight === 0 ? 0 : named / spelling.weight
    if (part > share || (part === share && named > weight)) {
      share = part
      weight = named
    }
  }
  return { share, weight }
}
