import { refuse } from '#platform/api.contract.ts'
import type { Actor } from '#platform/server/audit-log.ts'
import { lexiconContract } from '../lexicon.contract.ts'
import type { LoungeWord } from '../lounge-lexicon.rules.ts'
import type { LexiconStore } from './lexicon-words.store.ts'

export async function saveWord(
  store: Pick<LexiconStore, 'save'>,
  word: LoungeWord,
  by: Actor,
): Promise<LoungeWord> {
  const outcome = await store.save(word, by)
  if (outcome === 'full') throw refuse(lexiconContract.saveWord, 'LEXICON_FULL')
  if (outcome === 'listed') throw refuse(lexiconContract.saveWord, 'ALREADY_LISTED')
  return word
}
