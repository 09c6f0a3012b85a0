import { setTimeout as delay } from 'node:timers/promises'
import { parseCronItems, type Runner, run, type TaskList } from 'graphile-worker'
import type pg from 'pg'
import { createPool } from '../database/create-pool.ts'
import type { DatabaseAddress } from '../database/database-address.ts'
import type { Log } from '../log.ts'
import { type EnqueueOptions, enqueueJob, type Where } from './enqueue-job.ts'
import { graphileLogger } from './graphile-logger.ts'
import type { JobKind, Work } from './job-kind.ts'
import { tidyQueue } from './tidy-queue.ts'
import { tryJob } from './try-job.ts'

export interface Jobs {
  /** Inside the caller's transaction where one is given: no transaction, no job. At least once, never at once twice. */
  enqueue<Input>(where: Where, kind: JobKind<Input>, input: Input, options?: EnqueueOptions): Promise<void>
  /** How a kind of job is done; said before the start. */
  perform<Input>(kind: JobKind<Input>, work: Work<Input>): void
  start(): void
  /** Finishes what is being done, for ten seconds at most; the rest is done by the next house. */
  stop(): Promise<void>
}

interface Schedule {
  task: string
  match: string
}

const jobsAtOnce = 2
const finishMilliseconds = 10_000
/** News of a job comes at once by LISTEN; this is for tries that are due, and where LISTEN does not get through. */
const pollMilliseconds = 2_000
const tidyMilliseconds = 60_000

/** Work that outlives a request. The queue's own questions are the owner's; what a job does, it does as its own role. */
export function openJobs({ address, log }: { address: Pick<DatabaseAddress, 'owner'>; log: Log }): Jobs {
  const tasks: TaskList = {}
  const schedules: Schedule[] = []
  let worker: Worker | undefined
  return {
    enqueue: enqueueJob,
    perform(kind, work) {
      tasks[kind.name] = tryJob(kind, work, log)
      if (kind.schedule) schedules.push({ task: kind.name, match: kind.schedule })
    },
    start() {
      const pool = createPool(address.owner, { connections: jobsAtOnce + 2, statementMs: 0 }, log)
      worker = new Worker(pool, tasks, schedules, log)
    },
    async stop() {
      const last = worker
      worker = undefined
      await last?.stop()
    },
  }
}

/** Keeps a runner of the queue going: one that ends by itself, because the database was away, is followed by another. */
class Worker {
  readonly #pool: pg.Pool
  readonly #log: Log
  readonly #end = new AbortController()
  readonly #running: Promise<void>
  readonly #timer: NodeJS.Timeout
  #runner: Runner | undefined

  constructor(pool: pg.Pool, tasks: TaskList, schedules: Schedule[], log: Log) {
    this.#pool = pool
    this.#log = log
    this.#running = this.#keepRunning(tasks, schedules)
    this.#timer = setInterval(() => void this.#tidy(), tidyMilliseconds)
    this.#timer.unref()
  }

  async #keepRunning(taskList: TaskList, schedules: Schedule[]): Promise<void> {
    for (let pause = 250; !this.#end.signal.aborted; pause = Math.min(pause * 2, 10_000)) {
      try {
        await this.#tidy()
        this.#runner = await this.#open(taskList, schedules)
        pause = 250
        if (this.#end.signal.aborted) await this.#runner.stop()
        await this.#runner.promise
      } catch (failure) {
        this.#log.warn({ err: failure }, 'the worker of the jobs stopped and is started again')
      }
      await delay(pause, undefined, { signal: this.#end.signal }).catch(() => {})
    }
  }

  #open(taskList: TaskList, schedules: Schedule[]): Promise<Runner> {
    return run({
      pgPool: this.#pool,
      taskList,
      parsedCronItems: parseCronItems(schedules),
      logger: graphileLogger(this.#log),
      concurrency: jobsAtOnce,
      pollInterval: pollMilliseconds,
      noHandleSignals: true,
      gracefulShutdownAbortTimeout: finishMilliseconds - 1_000,
      // Without a delay nobody waits for the note that a job is done: a database that is away at that moment would be
      // an unhandled rejection, which ends the house, and a stop would leave finished jobs to be done again.
      preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
    })
  }

  async #tidy(): Promise<void> {
    await tidyQueue(this.#pool).catch((failure: unknown) =>
      this.#log.warn({ err: failure }, 'the queue could not be tidied'),
    )
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer)
    this.#end.abort()
    const isLate = await Promise.race([this.#finish(), delay(finishMilliseconds, true, { ref: false })])
    if (isLate) this.#log.warn('jobs that did not end in time are left to the next start')
  }

  async #finish(): Promise<void> {
    await this.#runner?.stop().catch(() => {})
    await this.#running
    await this.#pool.end()
  }
}
