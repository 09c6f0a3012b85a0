import { parentPort, workerData } from 'node:worker_threads'
import type { WorkerAnswer, WorkerCall } from './worker-pool.ts'

/** Runs in a worker thread: calls the functions of the module whose URL is in `workerData`. */
const module = import(/* @vite-ignore */ String(workerData)) as Promise<
  Record<string, (...args: unknown[]) => unknown>
>

parentPort?.on('message', async ({ name, args }: WorkerCall) => {
  let answer: WorkerAnswer
  try {
    const called = (await module)[name]
    if (!called) throw new Error(`The module has no function ${name}.`)
    answer = { result: await called(...args) }
  } catch (error) {
    answer = { error }
  }
  parentPort?.postMessage(answer)
})
