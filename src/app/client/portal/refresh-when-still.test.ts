import { MutationObserver, QueryClient } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { refreshWhenStill } from './refresh-when-still.ts'

function openPage() {
  const queries = new QueryClient()
  queries.setQueryData(['me'], 'as it was read')
  return {
    queries,
    refresh: refreshWhenStill(queries, ['me']),
    isOld: () => queries.getQueryState(['me'])?.isInvalidated,
  }
}

test('news are read at once while nothing is being changed', () => {
  const { refresh, isOld } = openPage()
  refresh()
  expect(isOld()).toBe(true)
})

test('news wait until the last change that is on its way has been answered', async () => {
  const { queries, refresh, isOld } = openPage()
  const answers: (() => void)[] = []
  const change = () =>
    new MutationObserver(queries, {
      networkMode: 'always',
      mutationFn: () => new Promise<void>(answer => answers.push(answer)),
    }).mutate()
  const changes = [change(), change()]
  await vi.waitFor(() => expect(answers).toHaveLength(2))
  refresh()
  answers[0]!()
  await changes[0]
  // Whoever follows the changes is told in a later turn.
  await new Promise(later => setTimeout(later, 20))
  expect(isOld()).toBe(false)
  answers[1]!()
  await vi.waitFor(() => expect(isOld()).toBe(true))
})
