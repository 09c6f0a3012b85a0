import { alreadyListed, spokenMissing, writtenMissing } from '../lexicon.contract.ts'
import { lexiconKey } from '../lexicon.rules.ts'
import type { ListedWord, LoungeWord } from '../lounge-lexicon.rules.ts'

export type WordDraft = Pick<LoungeWord, 'written' | 'spoken'>

export interface WordProblems {
  written?: string | undefined
  spoken?: string | undefined
  /** Of neither field. */
  other?: string
}

/** What the page knows to be wrong before the word is sent. `ownKey` is that of a word that is being changed. */
export function checkWord(
  { written, spoken }: WordDraft,
  listed: readonly ListedWord[],
  ownKey?: string,
): WordProblems | undefined {
  const key = lexiconKey(written)
  if (key === '') return { written: writtenMissing }
  if (key !== ownKey && listed.some(word => word.key === key)) return { written: alreadyListed }
  return spoken.trim() === '' ? { spoken: spokenMissing } : undefined
}
