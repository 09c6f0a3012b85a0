import type { Drink } from './catalogue.contract.ts'
import { type DrinkIndex, type DrinkName, readDrinkWords } from './drink-index.rules.ts'
import { chatter, common, drinkWords } from './everyday-words.rules.ts'
import { begunBy, likeWords } from './known-words.rules.ts'

/** A drink that somebody may mean. */
export interface DrinkFound {
  drink: Drink
  /** 0 to 1: how likely it is meant. */
  score: number
  /** 0 to 1: how much of what was typed it explains. */
  explained: number
  /** 0 to 1: how much of one of its names was typed. */
  named: number
  /** Poured as it is, and of the very sort that was typed: `rum`, `tawny port`. */
  isOfSort: boolean
  /** 0 to 1: how like the drink's own word is the likest typed one that means nothing else. */
  told: number
  /** Whether there was talk around what was typed. */
  isTalk: boolean
}

/** Longer than any name of a drink with a sentence around it. */
export const longestDrinkText = 160
const mostWords = 20
/** A word that no drink has tells this much, as long as nobody says what it means. */
const strangeWeight = 4.5
const likenessOfBegun = 0.6
const likenessOfJoined = 0.98
const leastExplained = 0.3
/** Somebody who asks for a rum by that word alone is poured one before it is mixed with anything. */
const mixedForNeat = 0.4
const vessels = new Set(['glass', 'bottle', 'cup', 'shot', 'dram', 'measure', 'can', 'pint'])
const isTalkWord = (word: string) => chatter.has(word) || vessels.has(word)

interface Typed {
  word: string
  weight: number
  likenessByWord: ReadonlyMap<string, number>
}

/** Drinks by what was typed, the likeliest first; equals by name. */
export function searchDrinks(index: DrinkIndex, text: string): DrinkFound[] {
  const typed = text.length > longestDrinkText ? [] : readTyped(index, text)
  const all = typed.reduce((sum, { weight }) => sum + weight, 0)
  if (all === 0) return []
  const metByDrink = meetAll(index, typed)
  const alike = likestOf(typed)
  const told = likestOf(typed.filter(({ word }) => isTelling(word)))
  const isTalk = typed.some(({ word }) => isTalkWord(word))
  const found: DrinkFound[] = []
  for (const [at, met] of metByDrink) {
    const explained = met / all
    if (explained < leastExplained) continue
    const { drink, names, sort } = index.drinks[at]!
    const named = Math.max(...names.map(name => namedShare(index, name, alike)))
    const isOfSort = drink.recipe.length === 0 && typed.every(({ word }) => sort.has(word))
    const score = explained * (0.55 + 0.45 * named)
    found.push({ drink, score, explained, named, isOfSort, told: mostTold(index, at, told), isTalk })
  }
  return neatFirst(found).sort((a, b) => b.score - a.score || (a.drink.name < b.drink.name ? -1 : 1))
}

/** Where a sort was asked for, whatever only has the word in one of its names comes later. */
function neatFirst(found: DrinkFound[]): DrinkFound[] {
  if (!found.some(({ isOfSort }) => isOfSort)) return found
  return found.map(each =>
    each.isOfSort || isNamedInFull(each) ? each : { ...each, score: each.score - mixedForNeat },
  )
}

/** `Green light` and `I need help` have words of many a bottle, and are about none. */
function isTelling(word: string): boolean {
  if (word.length < 3 || /^\d+$/.test(word) || isTalkWord(word)) return false
  return drinkWords.has(word) || !common.has(word)
}

function mostTold({ wordsByDrink }: DrinkIndex, at: number, told: ReadonlyMap<string, number>): number {
  let most = 0
  for (const [word, alike] of told) if (alike > most && wordsByDrink[at]!.has(word)) most = alike
  return most
}

function readTyped(index: DrinkIndex, text: string): Typed[] {
  const words = readDrinkWords(text)
    .slice(0, mostWords)
    .flatMap(word => (index.placesByWord.has(word) ? word : (index.wordsByJoined.get(word) ?? word)))
  return words.map((word, at) => {
    const likenessByWord = meantBy(index, word)
    for (const neighbor of [words[at - 1], words[at + 1]]) {
      const joined = neighbor === words[at - 1] ? `${neighbor}${word}` : `${word}${neighbor}`
      if (neighbor && index.placesByWord.has(joined)) likenessByWord.set(joined, likenessOfJoined)
    }
    return { word, likenessByWord, weight: weightOf(index, word, likenessByWord) }
  })
}

/** Talk around a name is never a slip for one, and of a word that has just begun any may come. */
function meantBy({ knownWords, placesByWord }: DrinkIndex, word: string): Map<string, number> {
  if (isTalkWord(word)) return new Map(placesByWord.has(word) ? [[word, 1]] : [])
  const found = likeWords(knownWords, word)
  if (word.length <= 2 && !/\d/.test(word))
    for (const at of begunBy(knownWords, word)) {
      const { word: begun } = knownWords.words[at]!
      found.set(begun, Math.max(likenessOfBegun, found.get(begun) ?? 0))
    }
  return found
}

function weightOf(
  { tellingByWord }: DrinkIndex,
  word: string,
  likenessByWord: ReadonlyMap<string, number>,
): number {
  if (likenessByWord.size === 0) return isTalkWord(word) ? 0 : strangeWeight
  let weight = 0
  let closest = 0
  for (const [known, alike] of likenessByWord)
    if (alike > closest) {
      closest = alike
      weight = tellingByWord.get(known)!
    }
  return weight
}

/** By the place of the drink: the weight of all typed words that it has. */
function meetAll({ placesByWord }: DrinkIndex, typed: readonly Typed[]): Map<number, number> {
  const metByDrink = new Map<number, number>()
  for (const { weight, likenessByWord } of typed) {
    const best = new Map<number, number>()
    for (const [known, alike] of likenessByWord)
      for (const { at, worth } of placesByWord.get(known)!)
        best.set(at, Math.max(alike * worth, best.get(at) ?? 0))
    for (const [at, met] of best) metByDrink.set(at, (metByDrink.get(at) ?? 0) + weight * met)
  }
  return metByDrink
}

/** By the word of the bar: how like it the likest typed word is. */
function likestOf(typed: readonly Typed[]): Map<string, number> {
  const likest = new Map<string, number>()
  for (const { likenessByWord } of typed)
    for (const [known, alike] of likenessByWord) likest.set(known, Math.max(alike, likest.get(known) ?? 0))
  return likest
}

function namedShare(
  { tellingByWord }: DrinkIndex,
  { words, weight }: DrinkName,
  alike: ReadonlyMap<string, number>,
): number {
  let named = 0
  for (const word of words) named += (alike.get(word) ?? 0) * tellingByWord.get(word)!
  return named / weight
}

const leastToBeMeant = 0.74
const leastTold = 0.78
/** In the middle of talk a word with one slip in five letters is a word of the talk: `maybe later` is no water. */
const leastToldInTalk = 0.83

/** Whether this drink is meant, and not merely the nearest to something else. */
export function isMeant(found: DrinkFound): boolean {
  const { explained, named, told, isTalk } = found
  if (explained >= 0.95 && named >= 0.6) return true
  if (told < (isTalk ? leastToldInTalk : leastTold)) return false
  return explained >= leastToBeMeant && (named >= 0.3 || explained >= 0.79)
}

/** Nothing is left open: all that was typed is a whole name of this drink. */
export function isNamedInFull({ explained, named }: Pick<DrinkFound, 'explained' | 'named'>): boolean {
  return explained > 0.999 && named > 0.999
}
