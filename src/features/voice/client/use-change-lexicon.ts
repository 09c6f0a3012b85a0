import { useQueryClient } from '@tanstack/react-query'
import { call } from '#platform/client/api.ts'
import { messageFor } from '#platform/client/message-for.ts'
import { useToast } from '#platform/client/ui/use-toast.ts'
import { lexiconContract } from '../lexicon.contract.ts'
import type { ListedWord, LoungeWord } from '../lounge-lexicon.rules.ts'
import { lexiconQuery } from './lexicon-query.ts'

type OwnWord = ListedWord & Pick<LoungeWord, 'id'>

/** Changes what every member hears from the next text on. */
export function useChangeLexicon() {
  const cache = useQueryClient()
  const toast = useToast()
  const show = (change: (words: LoungeWord[]) => LoungeWord[]) =>
    cache.setQueryData(lexiconQuery.queryKey, known => known && { words: change(known.words) })
  const without = (words: LoungeWord[], id: string) => words.filter(word => word.id !== id)

  async function save({ id, written, spoken }: LoungeWord): Promise<void> {
    try {
      const saved = await call(lexiconContract.saveWord, { params: { id }, body: { written, spoken } })
      show(words => [...without(words, id), saved])
    } catch (failure) {
      // Another admin may have added the word meanwhile.
      void cache.invalidateQueries({ queryKey: lexiconQuery.queryKey })
      throw failure
    }
  }
  async function putBack(word: LoungeWord): Promise<void> {
    try {
      await save(word)
    } catch (failure) {
      toast.error(messageFor(failure, 'Couldn’t undo. Try again.'), {
        id: `put-back-${word.id}`,
        action: { label: 'Try Again', run: () => void putBack(word) },
      })
    }
  }
  /** Resolves with whether it is gone. */
  async function remove({ id, written, spoken, builtIn }: OwnWord): Promise<boolean> {
    try {
      await call(lexiconContract.removeWord, { params: { id } })
    } catch (failure) {
      toast.error(messageFor(failure, 'Couldn’t remove it. Try again.'), { id: `remove-${id}` })
      return false
    }
    show(words => without(words, id))
    const said =
      builtIn === undefined ? `“${written}” was removed.` : `“${written}” is said as built in again.`
    toast.info(said, { action: { label: 'Undo', run: () => void putBack({ id, written, spoken }) } })
    return true
  }
  return { save, remove }
}
