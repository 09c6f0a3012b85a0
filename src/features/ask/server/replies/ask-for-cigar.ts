import type { Library } from '#features/knowledge/server/load-library.ts'
import { articleSource } from '../article-source.ts'
import type { Reply } from '../reply.ts'

const drinkWithIt =
  /^(?:and |so |also |plus )?(?:what|which drink)\b.*\b(?:drink|pour|sip|have)\b.*\b(?:with|beside|alongside) (?:it|that|this|them|one)\W*$/i

/** `And what should I drink with it?`, where no cigar was named. */
export function asksForDrinkWithIt({
  text,
  products,
}: {
  text: string
  products: readonly unknown[]
}): boolean {
  return products.length === 0 && drinkWithIt.test(text)
}

export function askForCigar(library: Library): Reply {
  return {
    text: 'What to drink with it depends on the leaf and its strength, hardly on the shape. Tell me the cigar, or its wrapper and how strong it is, and I’ll name a drink for it.',
    sources: [articleSource(library, 'pairing-match-or-balance', 'rule')],
    next: ['What should I drink with a medium maduro?'],
  }
}
