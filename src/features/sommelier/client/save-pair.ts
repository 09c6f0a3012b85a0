import type { QueryClient } from '@tanstack/react-query'
import { useQueryClient } from '@tanstack/react-query'
import { cigarName } from '#features/catalogue/cigar-name.rules.ts'
import { vaultCache } from '#features/vault/client/vault-cache.ts'
import { vaultContract } from '#features/vault/vault.contract.ts'
import { ApiError, call, NoConnection } from '#platform/client/api.ts'
import { useToast } from '#platform/client/ui/use-toast.ts'
import { type AdvisedPair, answerQuery, type SavedEntry } from './answer.ts'

/** Outlives the page: changes finish and report even if the member has left it. */
export interface PairActionContext {
  queries: QueryClient
  toast: ReturnType<typeof useToast>
}

export interface PairRef {
  answerId: string
  pairId: string
}

export function usePairActionContext(): PairActionContext {
  const queries = useQueryClient()
  const toast = useToast()
  return { queries, toast }
}

export function findSavedEntry(
  { queries }: Pick<PairActionContext, 'queries'>,
  { answerId, pairId }: PairRef,
): SavedEntry | undefined {
  return queries.getQueryData(answerQuery(answerId).queryKey)?.savedByPair[pairId]
}

/** Updates the answer and marks the vault for a fresh read. */
export function updateSavedEntry(
  { queries }: Pick<PairActionContext, 'queries'>,
  { answerId, pairId }: PairRef,
  entry: SavedEntry,
) {
  void vaultCache(queries).refetchLists()
  queries.setQueryData(
    answerQuery(answerId).queryKey,
    answer => answer && { ...answer, savedByPair: { ...answer.savedByPair, [pairId]: entry } },
  )
}

/** Says nothing about an entry that was in the vault before: undo must not remove it. */
export function toastSaved(context: PairActionContext, pair: PairRef): void {
  if (!findSavedEntry(context, pair)?.isNew) return
  context.toast.info('Kept in your vault.', {
    action: { label: 'Undo', run: () => void removePair(context, pair) },
  })
}

export async function removePair(context: PairActionContext, pair: PairRef): Promise<void> {
  const entry = findSavedEntry(context, pair)
  if (entry?.state !== 'in') return
  try {
    await call(vaultContract.deletePairing, { params: { id: entry.id } })
    updateSavedEntry(context, pair, { ...entry, state: 'out' })
    context.toast.info('Taken out.')
  } catch (failure) {
    context.toast.error(errorMessage(failure, 'It is still in your vault. Try again.'))
  }
}

export async function restorePair(context: PairActionContext, pair: PairRef): Promise<void> {
  const entry = findSavedEntry(context, pair)
  if (entry?.state !== 'out') return
  try {
    const { id, rating } = await call(vaultContract.restorePairing, { params: { id: entry.id } })
    // If the pair was saved again meanwhile, the restored entry is that newer row.
    updateSavedEntry(context, pair, { state: 'in', id, rating, isNew: id === entry.id })
    toastSaved(context, pair)
  } catch (failure) {
    context.toast.error(errorMessage(failure, 'It could not be put back. Try again.'))
  }
}

export async function savePair(
  context: PairActionContext,
  pairRef: PairRef,
  pair: AdvisedPair,
): Promise<void> {
  const { cigar, drink, kind, result } = pair
  const body = {
    cigar_name: cigarName(cigar),
    pairing_type: kind,
    pairing_name: drink.name,
    notes: result,
    drink_id: drink.id,
    ...(cigar.id !== null && { cigar_id: cigar.id }),
  }
  try {
    const { id, rating, isNew } = await call(vaultContract.savePairing, { body })
    updateSavedEntry(context, pairRef, { state: 'in', id, rating, isNew })
    toastSaved(context, pairRef)
  } catch (failure) {
    context.toast.error(errorMessage(failure, 'It could not be kept. Try again.'))
  }
}

export function errorMessage(failure: unknown, fallback: string): string {
  const hasMessage = failure instanceof ApiError || failure instanceof NoConnection
  return (hasMessage && failure.message) || fallback
}
