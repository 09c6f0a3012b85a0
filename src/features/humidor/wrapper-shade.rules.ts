import type { Shade, WrapperClass } from '#features/catalogue/catalogue.contract.ts'
import { leafByWord, tokenizeCigarText } from '#features/catalogue/words/words.rules.ts'
import { inferProfile } from '#features/pairing/engine/engine.rules.ts'

interface TypedWrapper {
  wrapperClass: WrapperClass
  shade: Shade
}

/** In "Connecticut Broadleaf" and "Habano Maduro" the second word says how dark the leaf is. */
const darkShades: readonly Shade[] = ['oscuro', 'maduro']

/** What a wrapper that a member typed looks like; undefined if its words name no leaf that we know. */
export function readWrapper(typed: string | null): TypedWrapper | undefined {
  const { words } = tokenizeCigarText(typed ?? '')
  const leaves = words
    .filter(word => leafByWord.has(word))
    .flatMap(word => inferProfile({ words: [word, 'cigar'], size: undefined }) ?? [])
  const dark = darkShades.flatMap(shade => leaves.find(leaf => leaf.shade === shade) ?? [])[0]
  const { wrapperClass, shade } = dark ?? leaves[0] ?? {}
  return wrapperClass && shade && { wrapperClass, shade }
}
