import { MutationObserver, QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { waitFor } from '#test/wait-for.ts'
import { refreshWhenIdle } from './refresh-when-idle.ts'

function openPage() {
  const queries = new QueryClient()
  queries.setQueryData(['me'], 'cached')
  return {
    queries,
    refresh: refreshWhenIdle(queries, ['me']),
    isInvalidated: () => queries.getQueryState(['me'])?.isInvalidated,
  }
}

test('refetches at once if no mutation is running', () => {
  const { refresh, isInvalidated } = openPage()
  refresh()
  expect(isInvalidated()).toBe(true)
})

test('waits for the last running mutation', async () => {
  const { queries, refresh, isInvalidated } = openPage()
  const finish: (() => void)[] = []
  const mutate = () =>
    new MutationObserver(queries, {
      networkMode: 'always',
      mutationFn: () => new Promise<void>(resolve => finish.push(resolve)),
    }).mutate()
  const mutations = [mutate(), mutate()]
  await waitFor(() => expect(finish).toHaveLength(2))
  refresh()
  finish[0]!()
  await mutations[0]
  // The mutation cache notifies its subscribers in a later task.
  await new Promise(resolve => setTimeout(resolve, 20))
  expect(isInvalidated()).toBe(false)
  finish[1]!()
  await waitFor(() => expect(isInvalidated()).toBe(true))
})
