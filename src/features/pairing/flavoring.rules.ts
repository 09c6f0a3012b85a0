import type { CigarProfile } from './engine/engine.rules.ts'

export interface Flavoring {
  /** `coffee`, as in `infused with coffee`. */
  text: string
  note: string
}

const flavorings: readonly (readonly [pattern: RegExp, text: string, note: string])[] = [
  [/\bhoneys?\b/i, 'honey', 'honey'],
  [/\b(vanilla|vaniglia)\b/i, 'vanilla', 'vanilla'],
  [/\bcherry(bomb)?\b/i, 'cherry', 'cherry'],
  [/\b(coffee|caf[eé]|java|latte|cappuccino|macchiato|espresso|roast)\b|\bcaff[eè]/i, 'coffee', 'coffee'],
  [/\brum\b/i, 'rum', 'molasses'],
  [/\bbourbon\b/i, 'bourbon', 'caramel'],
  [/\bmint\b/i, 'mint', 'mint'],
  [/\bchocolate\b/i, 'chocolate', 'milk-chocolate'],
  [/\bgrape\b/i, 'grape', 'grape'],
  [/\bgrappa\b/i, 'grappa', 'grape'],
  [/\bpeach\b/i, 'peach', 'stone-fruit'],
  [/\b(strawberry|berry)\b/i, 'berries', 'berry'],
  [/\bbanana\b/i, 'banana', 'banana'],
  [/\b(anice|anisette)\b/i, 'anise', 'anise'],
]

export const isFlavored = (make: CigarProfile['make']) => make === 'infused' || make === 'flavored'

/** What an infused or flavored cigar is flavored with, where its filler or its name tells. */
export function flavoringOf({
  make,
  filler = '',
  line,
}: Pick<CigarProfile, 'make' | 'filler' | 'line'>): Flavoring | undefined {
  if (!isFlavored(make)) return undefined
  const told = /infused with (.+)/.exec(filler)?.[1] ?? line
  const found = flavorings.find(([pattern]) => pattern.test(told))
  return found && { text: found[1], note: found[2] }
}
