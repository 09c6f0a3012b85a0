import type { QueryClient } from '@tanstack/react-query'
import { useQueryClient } from '@tanstack/react-query'
import { cigarName } from '#features/catalogue/cigar-name.rules.ts'
import { shelfOf } from '#features/vault/client/vault-shelf.ts'
import { vaultContract } from '#features/vault/vault.contract.ts'
import { ApiError, call, NoConnection } from '#platform/client/api.ts'
import { useToast } from '#platform/client/ui/use-toast.ts'
import { type AdvisedPair, answerQuery, type Kept } from './answer.ts'

/** What it takes to change a row of the vault and to say so, wherever the member is by then. */
export interface Desk {
  queries: QueryClient
  toast: ReturnType<typeof useToast>
}

/** A pair of an answer. */
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

/** Here, and for whoever opens the vault next. */
export function changeKept({ queries }: Pick<Desk, 'queries'>, { answerId, pairId }: PairPlace, kept: Kept) {
  void shelfOf(queries).readAnew()
  queries.setQueryData(
    answerQuery(answerId).queryKey,
    known => known && { ...known, kept: { ...known.kept, [pairId]: kept } },
  )
}

/** What was there already is not taken out by an undo. */
export function tellKept(desk: Desk, place: PairPlace): void {
  if (!keptAt(desk, place)?.isNew) return
  desk.toast.tell('Kept in your vault.', {
    action: { label: 'Undo', run: () => void takeOut(desk, place) },
  })
}

export async function takeOut(desk: Desk, place: PairPlace): Promise<void> {
  const kept = keptAt(desk, place)
  if (kept?.state !== 'in') return
  try {
    await call(vaultContract.deletePairing, { params: { id: kept.id } })
    changeKept(desk, place, { ...kept, state: 'out' })
    desk.toast.tell('Taken out.')
  } catch (failure) {
    desk.toast.fail(messageOf(failure, 'It is still in your vault. Try again.'))
  }
}

export async function putBack(desk: Desk, place: PairPlace): Promise<void> {
  const kept = keptAt(desk, place)
  if (kept?.state !== 'out') return
  try {
    const { id, rating } = await call(vaultContract.restorePairing, { params: { id: kept.id } })
    // Saved again meanwhile, it is another row.
    changeKept(desk, place, { state: 'in', id, rating, isNew: id === kept.id })
    tellKept(desk, place)
  } catch (failure) {
    desk.toast.fail(messageOf(failure, 'It could not be put back. Try again.'))
  }
}

/** A runner-up is kept when the member asks for it; the first pair is kept by the house. */
export async function keepPair(desk: Desk, place: PairPlace, pair: AdvisedPair): Promise<void> {
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
    changeKept(desk, place, { state: 'in', id, rating, isNew })
    tellKept(desk, place)
  } catch (failure) {
    desk.toast.fail(messageOf(failure, 'It could not be kept. Try again.'))
  }
}

export function messageOf(failure: unknown, otherwise: string): string {
  const isSaid = failure instanceof ApiError || failure instanceof NoConnection
  return (isSaid && failure.message) || otherwise
}
