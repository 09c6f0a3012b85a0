import type { CigarIndex } from './cigar-index.rules.ts'
import type { Judged } from './line-evidence.rules.ts'
import type { TypedWord } from './typed-words.rules.ts'

export interface Versions {
  name: string
}

export function putVersionsSideBySide(
  _index: CigarIndex,
  _typed: readonly TypedWord[],
  ranked: readonly Judged[],
): { matches: readonly Judged[]; versions: Versions | undefined } {
  return { matches: ranked, versions: undefined }
}
