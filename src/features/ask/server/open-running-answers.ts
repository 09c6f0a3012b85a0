import type { Log } from '#platform/server/log.ts'
import { type DetachedRun, runDetached } from '#platform/server/run-detached.ts'
import type { Answer } from '../ask.contract.ts'
import { ServerStops } from './stop-reasons.ts'

type Answering = AsyncGenerator<{ text: string }, Answer, void>

/** Answers under way. A page that is left or loaded again does not end them. */
export interface RunningAnswers {
  /**
   * What the answer with this id says, from its beginning. It is begun unless it runs already, and begun as aborted if its
   * stop came before it. Without a reader, which `left` tells, a failure is logged.
   */
  follow(
    memberId: string,
    id: string,
    begin: (signal: AbortSignal) => Answering,
    left?: AbortSignal,
  ): Answering
  /** Resolves with whether it was running, once what had been said is stored. */
  stop(memberId: string, id: string): Promise<boolean>
  /** Has all of them end at once. */
  close(): Promise<void>
}

interface Running extends DetachedRun<{ text: string }, Answer> {
  stopping: AbortController
}

export function openRunningAnswers(
  log: Pick<Log, 'error'>,
  now: () => number = () => performance.now(),
): RunningAnswers {
  const runningById = new Map<string, Running>()
  const stops = openRecentStops(now)
  const start = (key: string, begin: (signal: AbortSignal) => Answering) => {
    const stopping = new AbortController()
    if (stops.has(key)) stopping.abort()
    const running = { ...runDetached(begin(stopping.signal)), stopping }
    runningById.set(key, running)
    const logUnread = (failure: unknown) => {
      if (!running.hasReader()) log.error({ err: failure }, 'a question could not be answered')
    }
    void running.ended.catch(logUnread).finally(() => runningById.delete(key))
    return running
  }
  const end = async ({ stopping, ended }: Running, reason?: Error) => {
    stopping.abort(reason)
    await ended.catch(() => undefined)
  }
  return {
    follow(memberId, id, begin, left) {
      const key = keyOf(memberId, id)
      return (runningById.get(key) ?? start(key, begin)).read(left)
    },
    async stop(memberId, id) {
      const key = keyOf(memberId, id)
      const running = runningById.get(key)
      if (running) await end(running)
      else stops.add(key)
      return running !== undefined
    },
    async close() {
      await Promise.all([...runningById.values()].map(running => end(running, new ServerStops())))
    },
  }
}

const stopMilliseconds = 60_000
const maxStops = 10_000

/** Stops of answers that did not run: each may have overtaken its question on the way. */
function openRecentStops(now: () => number) {
  const stoppedAt = new Map<string, number>()
  const isRecent = (key: string) =>
    now() - (stoppedAt.get(key) ?? Number.NEGATIVE_INFINITY) < stopMilliseconds
  return {
    has: isRecent,
    add(key: string) {
      stoppedAt.delete(key)
      stoppedAt.set(key, now())
      // The oldest come first.
      for (const old of stoppedAt.keys()) {
        if (isRecent(old) && stoppedAt.size <= maxStops) break
        stoppedAt.delete(old)
      }
    },
  }
}

function keyOf(memberId: string, id: string): string {
  return `${memberId} ${id}`
}
