import type { Drink } from '#features/catalogue/catalogue.contract.ts'
import type { CigarProfile } from '#features/pairing/profile.rules.ts'

/**
 * Pairs that the house's points keep apart by far (docs/domain.md 4.1, 4.7): nobody's taste speaks for them, and a bar
 * that has anything else is not asked for them.
 */
export function areNeverTogether(
  { body }: Pick<CigarProfile, 'body'>,
  { kind, family, proof, smoke }: Pick<Drink, 'kind' | 'family' | 'proof' | 'smoke'>,
): boolean {
  if (body <= 2) return smoke >= 2 || (kind === 'spirit' && proof > 110)
  if (body === 3) return smoke >= 4
  return family === 'white' || family === 'sparkling'
}
