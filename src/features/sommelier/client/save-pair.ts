import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { cigarName } from '#features/catalogue/cigar-name.rules.ts'
import { type SavedPairings, useSavedPairings } from '#features/vault/client/use-saved-pairing.ts'
import { vaultCache } from '#features/vault/client/vault-cache.ts'
import { ApiError, call } from '#platform/client/api.ts'
import { messageFor } from '#platform/client/message-for.ts'
import { useToast } from '#platform/client/ui/use-toast.ts'
import { type Advice, sommelierContract } from '../sommelier.contract.ts'
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
  { id, isNew, ...facts }: NonNullable<Advice['saved']>,
): void {
  vaultCache(queries).follow(id, facts)
  queries.setQueryData(
    answerQuery(answerId).queryKey,
    answer => answer && { ...answer, savedByPair: { ...answer.savedByPair, [pairId]: { id, isNew } } },
  )
}

export async function removePair({ queries, vault, toast }: PairActionContext, id: string): Promise<void> {
  if (vaultCache(queries).isRemoved(id)) return
  try {
    await vault.remove(id)
  } catch (failure) {
    toast.error(messageFor(failure, 'Couldn’t remove it. Try again.'))
  }
}

export async function restorePair(context: PairActionContext, pair: PairRef): Promise<void> {
  const entry = findSavedEntry(context, pair)
  if (!entry) return
  try {
    const restored = await context.vault.restore(entry.id)
    setSaved(context, pair, { ...restored, isNew: restored.id === entry.id })
  } catch (failure) {
    context.toast.error(messageFor(failure, 'Couldn’t undo. Try again.'))
  }
}

/** Saves it where it is not in the vault. Resolves with its id; undefined after a failure, which is reported already. */
export async function keepPair(
  context: PairActionContext,
  pairRef: PairRef,
  pair: AdvisedPair,
): Promise<string | undefined> {
  const keptId = () => {
    const id = findSavedEntry(context, pairRef)?.id
    return id === undefined || vaultCache(context.queries).isRemoved(id) ? undefined : id
  }
  if (keptId() === undefined)
    await (findSavedEntry(context, pairRef)
      ? restorePair(context, pairRef)
      : savePair(context, pairRef, pair))
  return keptId()
}

/** Saves it first where it is not in the vault. */
export async function havePairTonight(
  context: PairActionContext,
  pairRef: PairRef,
  pair: AdvisedPair,
): Promise<void> {
  const id = await keepPair(context, pairRef, pair)
  if (id === undefined) return
  try {
    await context.vault.markTried(id)
  } catch (failure) {
    context.toast.error(messageFor(failure, 'Couldn’t mark it. Try again.'))
  }
}

/**
 * The server advises on the pair again and keeps the result with it. Null for what it cannot name exactly, such as an own
 * bottle: then only names and words are kept.
 */
async function saveWithResult({ cigar, drink }: AdvisedPair): Promise<Advice['saved']> {
  if (cigar.id === null || 'judgedAs' in drink) return null
  try {
    const body = { cigar: cigarName(cigar), drink: drink.name }
    return (await call(sommelierContract.advisePair, { body })).saved
  } catch (failure) {
    if (failure instanceof ApiError && failure.status === 422) return null
    throw failure
  }
}

export async function savePair(
  context: PairActionContext,
  pairRef: PairRef,
  pair: AdvisedPair,
): Promise<void> {
  const { cigar, drink, kind, result } = pair
  try {
    const kept = await saveWithResult(pair)
    if (kept) {
      void vaultCache(context.queries).refetchLists()
      return setSaved(context, pairRef, kept)
    }
    const saved = await context.vault.save({
      cigar_name: cigarName(cigar),
      pairing_type: kind,
      pairing_name: drink.name,
      notes: result,
      drink_id: drink.id,
      ...(cigar.id !== null && { cigar_id: cigar.id }),
    })
    setSaved(context, pairRef, saved)
  } catch (failure) {
    context.toast.error(messageFor(failure, 'Couldn’t keep it. Try again.'))
  }
}
