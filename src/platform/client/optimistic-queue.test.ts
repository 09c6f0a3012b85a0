import { MutationObserver, QueryClient } from '@tanstack/react-query'
import { describe, expect, it } from 'vitest'
import { waitFor } from '#test/wait-for.ts'
import { createOptimisticQueue } from './optimistic-queue.ts'

const queryKey = ['shelf']

/** Names are added to a list. Requests stay open until the test answers them. */
function openList(names: string[] | undefined = ['gin']) {
  const queries = new QueryClient({ defaultOptions: { mutations: { networkMode: 'always' } } })
  queries.setQueryData(queryKey, names)
  const requests: { name: string; reply: (name: string) => void; fail: () => void }[] = []
  const queue = createOptimisticQueue({
    id: 'shelf',
    queryKey,
    read: client => client.getQueryData<string[]>(queryKey),
    write: (client, shown: string[]) => client.setQueryData(queryKey, shown),
    apply: (shown, name: string) => [...shown, name],
    send: name =>
      new Promise<string>((reply, reject) =>
        requests.push({ name, reply, fail: () => reject(new Error('refused')) }),
      ),
    confirm: (confirmed, reply) => [...confirmed, reply],
  })
  const nthRequest = (nth: number) =>
    waitFor(() => {
      expect(requests.length).toBeGreaterThan(nth)
      return requests[nth]!
    })
  return {
    queries,
    requests,
    shown: () => queries.getQueryData(queryKey),
    // Each with a mutation of its own, as each component on a page has.
    add: (name: string) => new MutationObserver(queries, queue(queries)).mutate(name).catch(() => undefined),
    reply: async (nth: number, name: string) => (await nthRequest(nth)).reply(name),
    fail: async (nth: number) => (await nthRequest(nth)).fail(),
  }
}

describe('an optimistic queue', () => {
  it('shows a change before the reply, and then what the server replied', async () => {
    const { add, reply, shown } = openList()
    const added = add('rum')
    await waitFor(() => expect(shown()).toEqual(['gin', 'rum']))
    await reply(0, 'Rum')
    await added
    expect(shown()).toEqual(['gin', 'Rum'])
  })

  it('sends one change at a time, in the order in which they were made', async () => {
    const { add, reply, requests, shown } = openList()
    const changes = [add('rum'), add('port')]
    await waitFor(() => expect(shown()).toEqual(['gin', 'rum', 'port']))
    expect(requests.map(({ name }) => name)).toEqual(['rum'])
    await reply(0, 'rum')
    await reply(1, 'port')
    await Promise.all(changes)
    expect(requests.map(({ name }) => name)).toEqual(['rum', 'port'])
    expect(shown()).toEqual(['gin', 'rum', 'port'])
  })

  it('goes back to the confirmed state when all pending changes failed', async () => {
    const { add, fail, shown } = openList()
    const changes = [add('rum'), add('port')]
    for (const nth of [0, 1]) await fail(nth)
    await Promise.all(changes)
    expect(shown()).toEqual(['gin'])
  })

  it('takes back a failed change only, not the later one', async () => {
    const { add, fail, reply, shown } = openList()
    const failed = add('rum')
    const saved = add('port')
    await fail(0)
    await failed
    expect(shown()).toEqual(['gin', 'port'])
    await reply(1, 'port')
    await saved
    expect(shown()).toEqual(['gin', 'port'])
  })

  it('keeps a change that was saved when a later one fails', async () => {
    const { add, fail, reply, shown } = openList()
    const changes = [add('rum'), add('port')]
    await reply(0, 'rum')
    await fail(1)
    await Promise.all(changes)
    expect(shown()).toEqual(['gin', 'rum'])
  })

  it('tells two equal changes apart', async () => {
    const { add, fail, reply, shown } = openList()
    const changes = [add('rum'), add('rum')]
    await fail(0)
    await changes[0]
    expect(shown()).toEqual(['gin', 'rum'])
    await reply(1, 'rum')
    await changes[1]
    expect(shown()).toEqual(['gin', 'rum'])
  })

  it('starts from what is cached when nothing was pending', async () => {
    const { add, reply, shown, queries } = openList()
    const first = add('rum')
    await reply(0, 'rum')
    await first
    queries.setQueryData(queryKey, ['sherry'])
    const second = add('port')
    await reply(1, 'port')
    await second
    expect(shown()).toEqual(['sherry', 'port'])
  })

  it('drops a read that was under way, because it may not contain the change yet', async () => {
    const { add, reply, shown, queries } = openList()
    let answer: (names: string[]) => void = () => undefined
    const read = queries
      .fetchQuery({ queryKey, queryFn: () => new Promise<string[]>(resolve => (answer = resolve)) })
      .catch(() => undefined)
    const added = add('rum')
    await reply(0, 'rum')
    answer(['gin'])
    await Promise.all([read, added])
    expect(shown()).toEqual(['gin', 'rum'])
  })

  it('sends a change of a state that is not cached, and shows nothing', async () => {
    const { add, reply, shown, queries } = openList()
    queries.removeQueries({ queryKey })
    const added = add('rum')
    await reply(0, 'rum')
    await added
    expect(shown()).toBeUndefined()
  })
})
