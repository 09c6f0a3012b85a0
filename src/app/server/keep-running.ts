import type { RunningServer } from './start-server.ts'

/**
 * Starts the server, and again whenever `startAgain` is called; further calls while it does so change nothing. Rejects
 * if the first start fails; `onFailure` hears of a later one, after which nothing runs.
 */
export async function keepRunning(
  start: (startAgain: () => void) => Promise<RunningServer>,
  onFailure: (failure: unknown) => void,
): Promise<RunningServer> {
  let running: Promise<RunningServer>
  let isStarting = true
  let isStopped = false
  const startAgain = () => {
    if (isStarting || isStopped) return
    isStarting = true
    running = startAfter(running)
    running.then(markStarted, failure => {
      if (!isStopped) onFailure(failure)
    })
  }
  const startAfter = async (previous: Promise<RunningServer>) => {
    await (await previous).stop()
    return start(startAgain)
  }
  const markStarted = () => {
    isStarting = false
  }
  running = start(startAgain)
  const first = await running
  markStarted()
  return {
    ...first,
    async stop() {
      isStopped = true
      await (await running).stop()
    },
  }
}
