import type { Catalogue } from '#features/catalogue/server/load-catalogue.ts'
import { maxCandidates, type RecognizedBottle } from '../bar.contract.ts'

/** A kind of drink (`rum`) is the name of no bottle, even though a drink stands for it. */
export function recognizeBottle(
  catalogue: Pick<Catalogue, 'findDrinks' | 'understandDrink'>,
  text: string,
): RecognizedBottle {
  const understood = catalogue.understandDrink(text)
  if (understood?.isExact && !understood.group)
    return { recognition: 'exact', candidates: [understood.drink] }
  const candidates = catalogue.findDrinks(text).slice(0, maxCandidates)
  return { recognition: understood ? 'close' : 'unknown', candidates }
}
