import type { CigarTokens } from '../words/words.rules.ts'

const smokingWords =
  /\b(?:cigar(?!ette)|smok|stogie|humidor|stick\b|box of|zigarr|rauch|fum[oaeé]|puro|sigar|charut|röker|roker|palę)/i
/** A cigar by the color of its band. */
export const bandColor =
  /\b(red|blue|green|black|white|gold|yellow|orange|purple|brown|silver|pink)[- ]band\b/i
/** Sizes that are rarely anything else. */
const sizeNames = /\b(?:robusto|toro\b|churchill|torpedo|belicoso|lancero|lonsdale|maduro)/i

/** False for `Who was Winston Churchill`, which only names a size. */
export function mentionsSmoking(text: string): boolean {
  return smokingWords.test(text)
}

export function mentionsCigar(text: string, { size }: CigarTokens): boolean {
  return size !== undefined || mentionsSmoking(text) || bandColor.test(text) || sizeNames.test(text)
}
