import type { Catalogue } from '#features/catalogue/server/load-catalogue.ts'
import { maxCandidates, type RecognizedBottle } from '../bar.contract.ts'

/**
 * A kind of drink (`rum`) is the name of no bottle, even though a drink stands for it, and neither is the part of a name
 * that several bottles share (`Lagavulin`) or that is no beginning of it (`malbec`).
 */
export function recognizeBottle(
  catalogue: Pick<Catalogue, 'findDrinks' | 'understandDrink'>,
  text: string,
): RecognizedBottle {
  const understood = catalogue.understandDrink(text)
  const found = catalogue.findDrinks(text)
  const isName = understood?.isExact && !understood.group && beginsName(text, understood.drink.name)
  if (isName && !isShared(text, understood.drink.name, found))
    return { recognition: 'exact', candidates: [understood.drink] }
  return { recognition: understood ? 'close' : 'unknown', candidates: found.slice(0, maxCandidates) }
}

/** Whether it has the first word of the name: a grape (`malbec`) is the name of no bottle, even if only one has it. */
function beginsName(text: string, name: string): boolean {
  return wordsOf(text).includes(wordsOf(name)[0]!)
}

/** Whether what is typed is only a part of the name, and of another name as well. */
function isShared(text: string, name: string, found: readonly { name: string }[]): boolean {
  const typed = wordsOf(text)
  if (wordsOf(name).join(' ') === typed.join(' ')) return false
  const holdsAll = (words: readonly string[]) => typed.every(word => words.includes(word))
  return found.some(other => other.name !== name && holdsAll(wordsOf(other.name)))
}

function wordsOf(text: string): string[] {
  const folded = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
  return folded.split(/[^\p{L}\p{N}]+/u).filter(Boolean)
}
