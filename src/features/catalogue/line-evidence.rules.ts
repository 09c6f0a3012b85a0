import type { Cigar } from './catalogue.contract.ts'
import type { CigarIndex, IndexedCigar, Spelling } from './cigar-index.rules.ts'
import { common } from './everyday-words.rules.ts'
import type { TypedWord } from './typed-words.rules.ts'

/** What speaks for a line being the one that was typed. Shares and scores from 0 to 1. */
export interface Judged {
  cigar: Cigar
  /** How much of what was typed this line explains, and how much of the line was named. */
  score: number
  /** Nothing misspelt, nothing left over, the whole line named. */
  exact: boolean
  /** How much of the line's own name was said; 0 when only the maker was. */
  lineNamed: number
  brandNamed: number
  isMakerAlone: boolean
  telling: number
  /** Something was said that is not just a leaf, a size or a country. */
  isOwnName: boolean
  /** Typed words that say something, but nothing about this line. */
  strangers: number
}

/** What was typed, laid beside the catalogue once for all its lines. */
export interface Evidence {
  typed: readonly TypedWord[]
  /** For each typed word how well each cigar meets it. */
  metByWord: readonly Float32Array[]
  /** For each typed word whether a house has it anywhere. */
  knownToHouseByWord: readonly Uint8Array[]
  /** For each word of the catalogue the typed word that is most like it. */
  likestByWord: ReadonlyMap<string, { typed: string; alike: number }>
}

/** An alias names a line almost as well as its own name does. */
const aliasFactor = 0.97
const makerAloneScore = 0.8
/** From here on a word is taken for the one it is like. */
const nearlyItself = 0.8
/**
 * A word that the maker does not use at all may be a slip that is too bad to be read, so the first one counts;
 * whoever tells a story has many, and they say nothing about the cigar in it.
 */
const strangerWeights = [3, 1.5, 0.75, 0.3]

export function gatherEvidence(index: CigarIndex, typed: readonly TypedWord[]): Evidence {
  const likestByWord = new Map<string, { typed: string; alike: number }>()
  for (const { word, likenessByWord } of typed)
    for (const [known, alike] of likenessByWord)
      if (alike > (likestByWord.get(known)?.alike ?? 0)) likestByWord.set(known, { typed: word, alike })
  const laid = typed.map(word => layBeside(index, word))
  return {
    typed,
    metByWord: laid.map(({ met }) => met),
    knownToHouseByWord: laid.map(({ knownToHouse }) => knownToHouse),
    likestByWord,
  }
}

function layBeside(
  index: CigarIndex,
  { likenessByWord }: TypedWord,
): { met: Float32Array; knownToHouse: Uint8Array } {
  const met = new Float32Array(index.cigars.length)
  const knownToHouse = new Uint8Array(index.houses)
  for (const [known, alike] of likenessByWord) {
    const { cigars, factors } = index.placesByWord.get(known)!
    for (let at = 0; at < cigars.length; at++) {
      const cigar = cigars[at]!
      const worth = alike * factors[at]!
      if (worth > met[cigar]!) met[cigar] = worth
      if (alike >= nearlyItself) knownToHouse[index.cigars[cigar]!.house] = 1
    }
  }
  return { met, knownToHouse }
}

/** How much of what was typed a cigar explains, and how many telling words it does not. */
export function explainedBy(
  { typed, metByWord, knownToHouseByWord }: Evidence,
  cigar: number,
  house: number,
): { explained: number; strangers: number } {
  let met = 0
  let all = 0
  let strangers = 0
  for (let at = 0; at < typed.length; at++) {
    const { weight, weightMissed, kind } = typed[at]!
    const share = metByWord[at]![cigar]!
    if (share > 0) {
      met += weight * share
      all += weight
      continue
    }
    const isStranger = kind === 'telling' && knownToHouseByWord[at]![house] === 0
    all += isStranger ? Math.min(weightMissed, strangerWeights[Math.min(strangers, 3)]!) : weightMissed
    if (kind === 'telling') strangers++
  }
  return { explained: all === 0 ? 0 : met / all, strangers }
}

export function judge(evidence: Evidence, indexed: IndexedCigar, at: number): Judged {
  const { typed, metByWord } = evidence
  const { explained, strangers } = explainedBy(evidence, at, indexed.house)
  const brand = bestNamed(indexed.brands, word => evidence.likestByWord.get(word)?.alike ?? 0)
  const line = lineNamed(evidence, indexed, brand.share)
  const ownName = isOwnName(indexed, evidence)
  const exact =
    line.isWhole &&
    (brand.share === 1 || ownName) &&
    typed.every(({ kind }, word) => kind === 'chatter' || metByWord[word]![at] === 1)
  // Just the maker, said right: "monte" is Montecristo before it is the beginning of Montecarlos.
  const isMakerAlone = brand.share === 1 && explained === 1 && line.share < 0.2
  const likely = explained * (0.42 + 0.2 * brand.share + 0.38 * line.share)
  const isOfMaker = brand.share === 1 && explained === 1
  return {
    cigar: indexed.cigar,
    score: Math.round(scoreOf(likely, { exact, isMakerAlone, isOfMaker }) * 1000) / 1000,
    exact,
    isMakerAlone,
    telling: brand.weight + line.weight,
    brandNamed: brand.share,
    lineNamed: line.share,
    isOwnName: ownName,
    strangers,
  }
}

/** What was said exactly stands above everything that was only nearly said, a line above its bare maker. */
function scoreOf(likely: number, is: { exact: boolean; isMakerAlone: boolean; isOfMaker: boolean }): number {
  if (is.exact) return 0.9 + 0.1 * likely
  if (is.isMakerAlone) return makerAloneScore
  return is.isOfMaker ? Math.max(0.96 * likely, makerAloneScore + 0.01 * likely) : 0.96 * likely
}

/** How much of the line was named, by its own name or an alias; a word that names the maker is no slip for a line. */
function lineNamed(
  { likestByWord }: Evidence,
  { lines, makersWords, repeatsMaker }: IndexedCigar,
  brandShare: number,
): { share: number; weight: number; isWhole: boolean } {
  const alikeTo = (word: string) => {
    const likest = likestByWord.get(word)
    if (!likest) return 0
    return likest.alike < 1 && makersWords.has(likest.typed) ? 0 : likest.alike
  }
  const own = repeatsMaker && brandShare > 0 ? { share: 0, weight: 0 } : bestNamed(lines.slice(0, 1), alikeTo)
  const alias = bestNamed(lines.slice(1), alikeTo)
  const isWhole = own.share === 1
  if (own.share >= alias.share * aliasFactor) return { ...own, isWhole }
  return { ...alias, share: alias.share * aliasFactor, isWhole }
}

/** One word that is as good as met, or two that nearly are; a short one that is only alike may be anything. */
function isOwnName({ lines }: IndexedCigar, { likestByWord }: Evidence): boolean {
  const own = new Set(
    lines.flatMap(({ words }) => words.filter(word => !common.has(word) && !/^\d+$/.test(word))),
  )
  let nearly = 0
  for (const word of own) {
    const alike = likestByWord.get(word)?.alike ?? 0
    if (alike >= 0.95 || (alike >= 0.85 && word.length >= 7)) return true
    if (alike >= 0.75) nearly++
  }
  return nearly >= 2
}

/** Of all spellings the one that was named most completely. */
function bestNamed(
  spellings: readonly Spelling[],
  alikeTo: (word: string) => number,
): { share: number; weight: number } {
  let share = 0
  let weight = 0
  for (const spelling of spellings) {
    let named = 0
    const each = spelling.weight / spelling.words.length
    for (const word of spelling.words) named += alikeTo(word) * each
    const part = spelling.weight === 0 ? 0 : named / spelling.weight
    if (part > share || (part === share && named > weight)) {
      share = part
      weight = named
    }
  }
  return { share, weight }
}
