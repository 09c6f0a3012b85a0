import type { Cigar } from './catalogue.contract.ts'
import type { CigarIndex, IndexedCigar, Spelling } from './cigar-index.rules.ts'
import { common } from './everyday-words.rules.ts'
import type { TypedWord } from './typed-words.rules.ts'

/** From here on a typed word is met well enough to be meant. */
export const wellMet = 0.8

/** What speaks for a line being the one that was typed. Shares and scores from 0 to 1. */
export interface Judged {
  cigar: Cigar
  /** Its place in the index. */
  at: number
  /** How much of what was typed this line explains, and how much of the line was named. */
  score: number
  /** Nothing misspelt, nothing left over, the whole line named. */
  exact: boolean
  /** How much of the line's own name was said; 0 when only the maker was. */
  lineNamed: number
  brandNamed: number
  isMakerAlone: boolean
  /** The line bears the name of its maker and nothing more. */
  isMakersOwn: boolean
  makersWords: ReadonlySet<string>
  telling: number
  /** Something was said that is not just a leaf, a size or a country. */
  isOwnName: boolean
  /** Typed words that say something, but nothing about this line. */
  strangers: number
  /** Typed words that say something about it. */
  wordsMet: number
  /** Those of them that are no leaf, colour or word of every day. */
  ownWordsMet: number
}

/** What was typed, laid beside the catalogue once for all its lines. */
export interface Evidence {
  typed: readonly TypedWord[]
  /** For each typed word how well each cigar meets it. */
  metByWord: readonly Float32Array[]
  /** For each typed word whether a house has it anywhere. */
  knownToHouseByWord: readonly Uint8Array[]
  houseByCigar: Int32Array
  /** The cigars that meet any typed word that weighs something. */
  metAtAll: Uint8Array
  /** For each known word how like the likest typed word is, and which one that is. */
  alikeByPlace: Float64Array
  likestByPlace: Int16Array
  saidByMaker: Map<string, MakerSaid>
}

/** How a maker was said: the same for all its lines. */
interface MakerSaid {
  brand: Named
  name: Named
  /** For each typed word whether it is one of the maker's. */
  isMakers: readonly boolean[]
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
  const alikeByPlace = new Float64Array(index.knownWords.words.length)
  const likestByPlace = new Int16Array(alikeByPlace.length)
  typed.forEach(({ likenessByWord }, at) => {
    for (const [known, alike] of likenessByWord) {
      const place = index.knownWords.placeByWord.get(known)!
      if (alike <= alikeByPlace[place]!) continue
      alikeByPlace[place] = alike
      likestByPlace[place] = at
    }
  })
  const metAtAll = new Uint8Array(index.cigars.length)
  const laid = typed.map(word => layBeside(index, word, metAtAll))
  return {
    typed,
    metByWord: laid.map(({ met }) => met),
    knownToHouseByWord: laid.map(({ knownToHouse }) => knownToHouse),
    houseByCigar: index.houseByCigar,
    metAtAll,
    alikeByPlace,
    likestByPlace,
    saidByMaker: new Map(),
  }
}

function layBeside(
  index: CigarIndex,
  { likenessByWord, weight }: TypedWord,
  metAtAll: Uint8Array,
): { met: Float32Array; knownToHouse: Uint8Array } {
  const met = new Float32Array(index.cigars.length)
  const knownToHouse = new Uint8Array(index.houses)
  for (const [known, alike] of likenessByWord) {
    const { cigars, factors } = index.placesByWord.get(known)!
    for (let at = 0; at < cigars.length; at++) {
      const cigar = cigars[at]!
      const worth = alike * factors[at]!
      if (worth > met[cigar]!) met[cigar] = worth
      if (weight > 0) metAtAll[cigar] = 1
      if (alike >= nearlyItself) knownToHouse[index.houseByCigar[cigar]!] = 1
    }
  }
  return { met, knownToHouse }
}

/** How much of what was typed a cigar explains. */
export function explainedBy(evidence: Evidence, cigar: number): number {
  const { typed, metByWord, knownToHouseByWord, houseByCigar } = evidence
  const house = houseByCigar[cigar]!
  let met = 0
  let all = 0
  let strangers = 0
  for (let at = 0; at < typed.length; at++) {
    const { weight, weightMissed, weightDenied, kind } = typed[at]!
    const share = metByWord[at]![cigar]!
    if (share > 0) {
      met += weight * share
      all += weight
    } else if (knownToHouseByWord[at]![house] === 1) all += weightDenied
    else if (kind === 'telling') {
      all += Math.min(weightMissed, strangerWeights[Math.min(strangers, 3)]!)
      strangers++
    } else all += weightMissed
  }
  return all === 0 ? 0 : met / all
}

export function judge(evidence: Evidence, indexed: IndexedCigar, at: number): Judged {
  const { typed, metByWord } = evidence
  const explained = explainedBy(evidence, at)
  const said = makerSaid(evidence, indexed)
  const { brand } = said
  const line = lineNamed(evidence, indexed, said)
  const isSaidInFull = line.isWhole && line.words >= 2 && indexed.line.words.length >= 3
  const ownName = isSaidInFull || isOwnName(indexed, evidence, line)
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
    at,
    score: Math.round(scoreOf(likely, { exact, isMakerAlone, isOfMaker }) * 1000) / 1000,
    exact,
    isMakerAlone,
    makersWords: indexed.makersWords,
    isMakersOwn: !indexed.repeatsMaker && indexed.line.words.every(word => indexed.makersWords.has(word)),
    telling: brand.weight + line.weight,
    brandNamed: brand.share,
    lineNamed: line.share,
    isOwnName: ownName,
    ...countWords(evidence, at),
  }
}

/** How the maker was said, looked up once for each question. */
function makerSaid(evidence: Evidence, { cigar, brands, makersWords }: IndexedCigar): MakerSaid {
  const known = evidence.saidByMaker.get(cigar.brand)
  if (known) return known
  const alikeTo = (place: number) => evidence.alikeByPlace[place]!
  const said = {
    brand: bestNamed(brands, alikeTo),
    name: bestNamed(brands.slice(0, 1), alikeTo),
    isMakers: evidence.typed.map(({ word }) => makersWords.has(word)),
  }
  evidence.saidByMaker.set(cigar.brand, said)
  return said
}

function countWords(
  { typed, metByWord }: Evidence,
  cigar: number,
): Pick<Judged, 'strangers' | 'wordsMet' | 'ownWordsMet'> {
  const count = { strangers: 0, wordsMet: 0, ownWordsMet: 0 }
  for (let at = 0; at < typed.length; at++) {
    const { kind, word } = typed[at]!
    if (kind !== 'telling') continue
    if (metByWord[at]![cigar] === 0) count.strangers++
    else {
      count.wordsMet++
      if (!common.has(word)) count.ownWordsMet++
    }
  }
  return count
}

/** What was said exactly stands above everything that was only nearly said, a line above its bare maker. */
function scoreOf(likely: number, is: { exact: boolean; isMakerAlone: boolean; isOfMaker: boolean }): number {
  if (is.exact) return 0.9 + 0.1 * likely
  if (is.isMakerAlone) return makerAloneScore
  return is.isOfMaker ? Math.max(0.96 * likely, makerAloneScore + 0.01 * likely) : 0.96 * likely
}

/** How much of the line was named, by its own name or an alias; a word that names the maker is no slip for a line. */
function lineNamed(
  { typed, alikeByPlace, likestByPlace }: Evidence,
  { line, lineAliases, repeatsMaker }: IndexedCigar,
  { brand, name, isMakers }: MakerSaid,
): Named & { isWhole: boolean } {
  const alikeTo = (place: number) => {
    const alike = alikeByPlace[place]!
    return alike > 0 && alike < 1 && isMakers[likestByPlace[place]!] ? 0 : alike
  }
  const isOnlyMaker = repeatsMaker && timesNamed(typed, isMakers) <= (name.share === 1 ? name : brand).words
  const own = isOnlyMaker ? nothing : bestNamed([line], alikeTo)
  const alias = bestNamed(lineAliases, alikeTo)
  const isWhole = own.share === 1
  if (own.share >= alias.share * aliasFactor) return { ...own, isWhole }
  return { ...alias, share: alias.share * aliasFactor, isWhole }
}

function timesNamed(typed: readonly TypedWord[], isMakers: readonly boolean[]): number {
  return typed.filter(({ kind }, at) => kind !== 'chatter' && isMakers[at]).length
}

/** One word that is as good as met, or two that nearly are; a short one that is only alike may be anything. */
function isOwnName({ ownWords }: IndexedCigar, { alikeByPlace }: Evidence, line: Named): boolean {
  let nearly = 0
  for (const { word, place } of ownWords) {
    const alike = alikeByPlace[place]!
    if (alike === 0) continue
    if (/^\d+$/.test(word)) {
      // `601 green`: a long number and the rest of the name.
      if (alike === 1 && word.length >= 3) nearly += line.share >= 0.95 && line.words >= 2 ? 2 : 1
      continue
    }
    if (alike >= 0.95 || (alike >= 0.88 && word.length >= 7)) return true
    if (alike >= 0.75) nearly++
  }
  return nearly >= 2
}

interface Named {
  share: number
  weight: number
  words: number
}
const nothing: Named = { share: 0, weight: 0, words: 0 }

/** Of all spellings the one that was named most completely. */
function bestNamed(spellings: readonly Spelling[], alikeTo: (place: number) => number): Named {
  let best = nothing
  for (const { places, weight, told } of spellings) {
    if (weight === 0) continue
    let alike = 0
    for (const place of places) alike += alikeTo(place)
    // All words of one spelling weigh the same; a share of the weight would be off by a hair for five words.
    const share = alike / places.length
    const named = share * weight
    if (share > best.share || (share === best.share && named > best.weight))
      best = { share, weight: named, words: told }
  }
  return best
}
