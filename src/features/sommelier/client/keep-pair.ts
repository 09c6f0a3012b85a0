import type { QueryClient } from '@tanstack/react-query'
import { useQueryClient } from '@tanstack/react-query'
import { cigarName } from '#features/catalogue/cigar-name.rules.ts'
import { shelfOf } from '#features/vault/client/vault-shelf.ts'
import { vaultContract } from '#features/vault/vault.contract.ts'
import { ApiError, call, NoConnection } from '#platform/client/api.ts'
import { useToast } from '#platform/client/ui/use-toast.ts'
import { type AdvisedPair, answerQuery, type Kept } from './answer.ts'

/** Outlives the page: changes finish and report even if the member has left it. */
export interface Desk {
  queries: QueryClient
  toast: ReturnType<typeof useToast>
}

export interface PairPlace {
  answerId: string
  pairId: string
}

export function useDesk(): Desk {
  const queries = useQueryClient()
  const toast = useToast()
  return { queries, toast }
}

export function keptAt(
  { queries }: Pick<Desk, 'queries'>,
  { answerId, pairId }: PairPlace,
): Kept | undefined {
  return queries.getQueryData(answerQuery(answerId).queryKey)?.kept[pairId]
}

/** Updates the answer and marks the vault for a fresh read. */
export function changeKept({ queries }: Pick<Desk, 'queries'>, { answerId, pairId }: PairPlace, entry: Kept) {
  void shelfOf(queries).readAnew()
  queries.setQueryData(
    answerQuery(answerId).queryKey,
    answer => answer && { ...answer, kept: { ...answer.kept, [pairId]: entry } },
  )
}

/** Says nothing about an entry that was in the vault before: undo must not remove it. */
export function tellKept(context: Desk, pair: PairPlace): void {
  if (!keptAt(context, pair)?.isNew) return
  context.toast.tell('Kept in your vault.', {
    action: { label: 'Undo', run: () => void takeOut(context, pair) },
  })
}

export async function takeOut(context: Desk, pair: PairPlace): Promise<void> {
  const entry = keptAt(context, pair)
  if (entry?.state !== 'in') return
  try {
    await call(vaultContract.deletePairing, { params: { id: entry.id } })
    changeKept(context, pair, { ...entry, state: 'out' })
    context.toast.tell('Taken out.')
  } catch (failure) {
    context.toast.fail(messageOf(failure, 'It is still in your vault. Try again.'))
  }
}

export async function putBack(context: Desk, pair: PairPlace): Promise<void> {
  const entry = keptAt(context, pair)
  if (entry?.state !== 'out') return
  try {
    const { id, rating } = await call(vaultContract.restorePairing, { params: { id: entry.id } })
    // If the pair was saved again meanwhile, the restored entry is that newer row.
    changeKept(context, pair, { state: 'in', id, rating, isNew: id === entry.id })
    tellKept(context, pair)
  } catch (failure) {
    context.toast.fail(messageOf(failure, 'It could not be put back. Try again.'))
  }
}

export async function keepPair(context: Desk, pairRef: PairPlace, pair: AdvisedPair): Promise<void> {
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
    changeKept(context, pairRef, { state: 'in', id, rating, isNew })
    tellKept(context, pairRef)
  } catch (failure) {
    context.toast.fail(messageOf(failure, 'It could not be kept. Try again.'))
  }
}

export function messageOf(failure: unknown, fallback: string): string {
  const hasMessage = failure instanceof ApiError || failure instanceof NoConnection
  return (hasMessage && failure.message) || fallback
}
