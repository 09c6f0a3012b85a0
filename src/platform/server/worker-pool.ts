import { Worker } from 'node:worker_threads'
import { commonRefusals, Refusal } from '#platform/api.contract.ts'

export interface WorkerCall {
  name: string
  args: unknown[]
}

export type WorkerAnswer = { result: unknown; error?: undefined } | { error: unknown }

export interface WorkerPool {
  /** Calls a function of the module in a worker thread. Refuses when too many calls of the function wait. */
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
  /** By the name of the function. */
  maxWaiting: Readonly<Record<string, number>>
}

const retryAfterSeconds = 2

/**
 * One thread, so that a second core is left for requests. A thread that dies is replaced on the next call. Functions take
 * turns: many calls of a slow one delay a call of another one by a single call.
 */
export function openWorkerPool({ worker, module, maxWaiting }: PoolOptions): WorkerPool {
  const queues = new Map(Object.keys(maxWaiting).map(name => [name, [] as Waiting[]]))
  let thread: Worker | undefined
  let current: Waiting | undefined
  const startNext = () => {
    if (current) return
    current = takeNext(queues)
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
        const queue = queues.get(name)
        if (!queue) return reject(new Error(`The worker pool has no function ${name}.`))
        if (queue.length >= maxWaiting[name]!) return reject(busy())
        queue.push({ call: { name, args }, resolve, reject })
        startNext()
      }),
    async close() {
      const last = thread
      thread = undefined
      for (const queue of queues.values()) for (const { reject } of queue.splice(0)) reject(busy())
      await last?.terminate()
    },
  }
}

/** From the queues in turn. */
function takeNext(queues: Map<string, Waiting[]>): Waiting | undefined {
  for (const [name, queue] of queues) {
    const next = queue.shift()
    if (!next) continue
    queues.delete(name)
    queues.set(name, queue)
    return next
  }
  return undefined
}

function busy(): Refusal {
  const refusal = new Refusal('UNAVAILABLE', commonRefusals.UNAVAILABLE)
  refusal.retryAfterSeconds = retryAfterSeconds
  return refusal
}
