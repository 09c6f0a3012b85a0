import type { Cigar, Degree, WrapperClass } from '#features/catalogue/catalogue.contract.ts'
import { capitalize } from '#platform/text.rules.ts'

const strengths = ['mild', 'mild to medium', 'medium', 'medium to full', 'full'] as const
export const strengthWord = (degree: Degree): string => strengths[degree - 1]!

/** Empty where the leaf is not named. */
export function leafWord(leaf: WrapperClass): string {
  if (leaf === 'natural' || leaf === 'maduro') return leaf === 'maduro' ? 'Maduro' : ''
  if (leaf === 'san-andres') return 'San Andrés'
  return `${leaf.charAt(0).toUpperCase()}${leaf.slice(1)}`
}

/** `Broadleaf, full` */
export function leafAndStrength({
  wrapperClass,
  strength,
}: Pick<Cigar, 'wrapperClass' | 'strength'>): string {
  return capitalize([leafWord(wrapperClass), strengthWord(strength)].filter(Boolean).join(', '))
}
