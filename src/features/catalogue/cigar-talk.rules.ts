import type { CigarWords } from './cigar-words.rules.ts'

/** Cigars and smoking in the languages of our guests. */
const smokingTalk =
  /\b(?:cigar(?!ette)|smok|stogie|humidor|stick\b|box of|zigarr|rauch|fum[oaeé]|puro|sigar|charut|röker|roker|palę)/i
/** Sizes that hardly anything else has. */
const sizeTalk = /\b(?:robusto|toro\b|churchill|torpedo|belicoso|lancero|lonsdale|maduro)/i

/** `Who was Winston Churchill` names a size and is no talk of smoking. */
export function speaksOfSmoking(text: string): boolean {
  return smokingTalk.test(text)
}

/** Somebody who says so, or names a size, is not talking of the weather. */
export function saysCigar(text: string, { size }: CigarWords): boolean {
  return size !== undefined || speaksOfSmoking(text) || sizeTalk.test(text)
}
