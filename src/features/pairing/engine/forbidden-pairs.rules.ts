import type { Drink } from '#features/catalogue/catalogue.contract.ts'
import type { CigarProfile } from '#features/pairing/engine/profile.rules.ts'

/**
 * Pairs that no taste may recommend and no bar may offer if it has an alternative; the engine scores them far below the
 * rest (docs/domain.md 4.1, 4.7).
 */
export function isForbiddenPair(
  { body }: Pick<CigarProfile, 'body'>,
  { kind, family, proof, smoke, weight }: Pick<Drink, 'kind' | 'family' | 'proof' | 'smoke' | 'weight'>,
): boolean {
  if (body <= 2) return smoke >= 2 || (kind === 'spirit' && proof > 110)
  if (body === 3) return smoke >= 4
  return family === 'white' && weight < body
}
