import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { describe, expect, it, vi } from 'vitest'
import { waitFor } from '#test/wait-for.ts'
import { repeatFirstRead } from './repeat-first-read.ts'

const queryKey = ['journal']

/** A query on a page, whose answers are given one by one. */
function setUp() {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  repeatFirstRead(queries)
  const answers: ((answer: string) => void)[] = []
  const failures: ((failure: Error) => void)[] = []
  const read = vi.fn(
    () =>
      new Promise<string>((resolve, reject) => {
        answers.push(resolve)
        failures.push(reject)
      }),
  )
  new QueryObserver(queries, { queryKey, queryFn: read }).subscribe(() => {})
  return { queries, read, answers, failures, shown: () => queries.getQueryData(queryKey) }
}

describe('an invalidation during the first read', () => {
  it('reads once more when that has ended', async () => {
    const { queries, read, answers, shown } = setUp()
    void queries.invalidateQueries({ queryKey })
    expect(read).toHaveBeenCalledTimes(1)
    answers[0]!('before')
    await waitFor(() => expect(read).toHaveBeenCalledTimes(2))
    answers[1]!('after')
    await waitFor(() => expect(shown()).toBe('after'))
    expect(read).toHaveBeenCalledTimes(2)
  })

  it('is forgotten when that read fails, which is shown with a way to read again', async () => {
    const { queries, read, answers, failures, shown } = setUp()
    void queries.invalidateQueries({ queryKey })
    failures[0]!(new Error('no connection'))
    await waitFor(() => expect(queries.getQueryState(queryKey)?.status).toBe('error'))
    void queries.refetchQueries({ queryKey })
    await waitFor(() => expect(read).toHaveBeenCalledTimes(2))
    answers[1]!('read again')
    await waitFor(() => expect(shown()).toBe('read again'))
    expect(read).toHaveBeenCalledTimes(2)
  })
})

it('a first read that nothing invalidates is the only one', async () => {
  const { read, answers, shown } = setUp()
  answers[0]!('first')
  await waitFor(() => expect(shown()).toBe('first'))
  expect(read).toHaveBeenCalledTimes(1)
})
