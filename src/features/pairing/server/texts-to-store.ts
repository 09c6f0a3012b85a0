import type { PairingChanges } from '../managed-pairings.contract.ts'
import { paragraphsOf } from '../paragraphs.rules.ts'

type Texts = Pick<PairingChanges, 'cigar_desc' | 'spirit_desc' | 'description'>

/** Empty texts are none, and one blank line is between two paragraphs. */
export function textsToStore(texts: Texts): Texts {
  const { cigar_desc, spirit_desc, description } = texts
  return {
    ...(cigar_desc !== undefined && { cigar_desc: cigar_desc || null }),
    ...(spirit_desc !== undefined && { spirit_desc: spirit_desc || null }),
    ...(description !== undefined && {
      description: paragraphsOf(description ?? '').join('\n\n') || null,
    }),
  }
}
