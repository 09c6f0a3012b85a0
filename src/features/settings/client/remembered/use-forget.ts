import { useQueryClient } from '@tanstack/react-query'
import { askContract } from '#features/ask/ask.contract.ts'
import { memoriesQuery } from '#features/ask/client/memories-query.ts'
import { tasteQuery } from '#features/taste/client/taste-query.ts'
import { type LearnedLeaning, tasteContract } from '#features/taste/taste.contract.ts'
import { call } from '#platform/client/api.ts'
import { messageFor } from '#platform/client/message-for.ts'
import { useToast } from '#platform/client/ui/use-toast.ts'

type Undo = () => Promise<unknown>

/** Forgets a line, or all of them, and offers to undo. */
export function useForget() {
  const queries = useQueryClient()
  const toast = useToast()
  const reload = () =>
    Promise.all(
      [memoriesQuery, tasteQuery].map(({ queryKey }) =>
        queries.invalidateQueries({ queryKey: [...queryKey] }),
      ),
    )

  async function restore(undo: Undo): Promise<void> {
    try {
      await undo()
      await reload()
    } catch (failure) {
      toast.error(messageFor(failure, 'Couldn’t undo. Try again.'), {
        id: 'restore-remembered',
        action: { label: 'Try Again', run: () => void restore(undo) },
      })
    }
  }
  async function forget(steps: readonly (() => Promise<Undo>)[], said: string): Promise<void> {
    const undoes: Undo[] = []
    try {
      for (const step of steps) undoes.push(await step())
      toast.info(said, {
        action: { label: 'Undo', run: () => void restore(() => Promise.all(undoes.map(undo => undo()))) },
      })
    } catch (failure) {
      toast.error(messageFor(failure, 'Couldn’t forget that. Try again.'), { id: 'forget-remembered' })
    }
    await reload()
  }
  return {
    forgetMemory: (id: string) => void forget([() => forgetMemory(id)], 'Forgotten.'),
    forgetLeaning: (leaning: LearnedLeaning) =>
      void forget([() => forgetLeanings([leaning])], 'Forgotten. Your stars stay as they are.'),
    forgetEverything: (leanings: readonly LearnedLeaning[]) =>
      void forget(
        [forgetMemories, ...(leanings.length > 0 ? [() => forgetLeanings(leanings)] : [])],
        'Arturo has forgotten everything.',
      ),
    countAgain: (leaning: LearnedLeaning) => void restore(() => changeLeanings([leaning], true)),
  }
}

async function forgetMemory(id: string): Promise<Undo> {
  return undoOf((await call(askContract.removeMemory, { params: { id } })).removed_at)
}

async function forgetMemories(): Promise<Undo> {
  return undoOf((await call(askContract.removeAllMemories, {})).removed_at)
}

function undoOf(removedAt: string | null): Undo {
  return async () =>
    removedAt !== null && call(askContract.restoreMemories, { body: { removed_at: removedAt } })
}

async function forgetLeanings(leanings: readonly LearnedLeaning[]): Promise<Undo> {
  await changeLeanings(leanings, false)
  return () => changeLeanings(leanings, true)
}

function changeLeanings(leanings: readonly LearnedLeaning[], count: boolean): Promise<unknown> {
  return call(tasteContract.changeLeanings, {
    body: { leanings: leanings.map(({ of, about }) => ({ of, about })), count },
  })
}
