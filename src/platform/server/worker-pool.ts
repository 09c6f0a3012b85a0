import { Worker } from 'node:worker_threads'
import { commonRefusals, Refusal } from '#platform/api.contract.ts'

export interface WorkerCall {
  name: string
  args: unknown[]
}

export type WorkerAnswer = { result: unknown; error?: undefined } | { error: unknown }

export interface WorkerPool {
  /** Calls a function of the module in a worker thread. Refuses when too many calls wait. */
  call(name: string, ...args: unknown[]): Promise<unknown>
  close(): Promise<void>
}

interface Waiting {
  call: WorkerCall
  resolve: (result: unknown) => void
  reject: (reason: unknown) => void
}

interface PoolOptions {
  /** The built `module-worker.ts`. */
  worker: URL
  /** The module with the functions. */
  module: URL
  maxWaiting: number
}

const retryAfterSeconds = 2

/** One thread, so that a second core is left for requests. A thread that dies is replaced on the next call. */
export function openWorkerPool({ worker, module, maxWaiting }: PoolOptions): WorkerPool {
  const waiting: Waiting[] = []
  let thread: Worker | undefined
  let current: Waiting | undefined
  const startNext = () => {
    if (current) return
    current = waiting.shift()
    if (!current) return
    thread ??= startThread()
    try {
      thread.postMessage(current.call)
    } catch (failure) {
      finish(({ reject }) => reject(failure))
    }
  }
  const finish = (settle: (call: Waiting) => void) => {
    const finished = current
    current = undefined
    if (finished) settle(finished)
    startNext()
  }
  const startThread = () => {
    const started = new Worker(worker, { workerData: module.href })
    started.unref()
    started.on('message', (answer: WorkerAnswer) =>
      finish(({ resolve, reject }) => ('result' in answer ? resolve(answer.result) : reject(answer.error))),
    )
    const fail = (failure: unknown) => {
      if (thread !== started) return
      thread = undefined
      finish(({ reject }) => reject(failure))
    }
    started.on('error', fail)
    started.on('exit', () => fail(new Error('The worker thread ended.')))
    return started
  }
  return {
    call: (name, ...args) =>
      new Promise((resolve, reject) => {
        if (waiting.length >= maxWaiting) return reject(busy())
        waiting.push({ call: { name, args }, resolve, reject })
        startNext()
      }),
    async close() {
      const last = thread
      thread = undefined
      for (const { reject } of waiting.splice(0)) reject(busy())
      await last?.terminate()
    },
  }
}

function busy(): Refusal {
  const refusal = new Refusal('UNAVAILABLE', commonRefusals.UNAVAILABLE)
  refusal.retryAfterSeconds = retryAfterSeconds
  return refusal
}
