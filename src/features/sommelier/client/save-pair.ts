import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { cigarName } from '#features/catalogue/cigar-name.rules.ts'
import { type SavedPairings, useSavedPairings } from '#features/vault/client/use-saved-pairing.ts'
import { vaultCache } from '#features/vault/client/vault-cache.ts'
import type { SavedPairing } from '#features/vault/vault.contract.ts'
import { messageFor } from '#platform/client/message-for.ts'
import { useToast } from '#platform/client/ui/use-toast.ts'
import { type AdvisedPair, answerQuery } from './answer.ts'

/** Outlives the page: changes finish and report even if the member has left it. */
export interface PairActionContext {
  queries: QueryClient
  vault: SavedPairings
  toast: ReturnType<typeof useToast>
}

export interface PairRef {
  answerId: string
  pairId: string
}

export function usePairActionContext(): PairActionContext {
  const queries = useQueryClient()
  const vault = useSavedPairings()
  const toast = useToast()
  return { queries, vault, toast }
}

function findSavedEntry({ queries }: PairActionContext, { answerId, pairId }: PairRef) {
  return queries.getQueryData(answerQuery(answerId).queryKey)?.savedByPair[pairId]
}

/** Notes in the answer which pairing of the vault the pair is. */
function setSaved(
  { queries }: PairActionContext,
  { answerId, pairId }: PairRef,
  { id, rating }: SavedPairing,
  isNew: boolean,
): void {
  vaultCache(queries).follow(id, rating)
  queries.setQueryData(
    answerQuery(answerId).queryKey,
    answer => answer && { ...answer, savedByPair: { ...answer.savedByPair, [pairId]: { id, isNew } } },
  )
}

/** Says nothing about an entry that was in the vault before: undo must not remove it. */
export function toastSaved(context: PairActionContext, pair: PairRef): void {
  const entry = findSavedEntry(context, pair)
  if (!entry?.isNew) return
  context.toast.info('Saved to your vault.', {
    action: { label: 'Undo', run: () => void removePair(context, entry.id) },
  })
}

async function removePair({ queries, vault, toast }: PairActionContext, id: string): Promise<void> {
  if (vaultCache(queries).isRemoved(id)) return
  try {
    await vault.remove(id)
    toast.info('Removed.')
  } catch (failure) {
    toast.error(messageFor(failure, 'Couldn’t remove it. Try again.'))
  }
}

export async function restorePair(context: PairActionContext, pair: PairRef): Promise<void> {
  const entry = findSavedEntry(context, pair)
  if (!entry) return
  try {
    const restored = await context.vault.restore(entry.id)
    setSaved(context, pair, restored, restored.id === entry.id)
    toastSaved(context, pair)
  } catch (failure) {
    context.toast.error(messageFor(failure, 'Couldn’t undo. Try again.'))
  }
}

export async function savePair(
  context: PairActionContext,
  pairRef: PairRef,
  pair: AdvisedPair,
): Promise<void> {
  const { cigar, drink, kind, result } = pair
  try {
    const { isNew, ...saved } = await context.vault.save({
      cigar_name: cigarName(cigar),
      pairing_type: kind,
      pairing_name: drink.name,
      notes: result,
      drink_id: drink.id,
      ...(cigar.id !== null && { cigar_id: cigar.id }),
    })
    setSaved(context, pairRef, saved, isNew)
    toastSaved(context, pairRef)
  } catch (failure) {
    context.toast.error(messageFor(failure, 'Couldn’t save it. Try again.'))
  }
}
