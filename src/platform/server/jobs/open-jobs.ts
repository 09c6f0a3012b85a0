import { setTimeout as delay } from 'node:timers/promises'
import { parseCronItems, type Runner, run, type TaskList } from 'graphile-worker'
import type pg from 'pg'
import { createPool } from '../database/create-pool.ts'
import type { DatabaseAddress } from '../database/database-address.ts'
import type { Log } from '../log.ts'
import { cleanUpQueue } from './clean-up-queue.ts'
import { createTask } from './create-task.ts'
import { type EnqueueOptions, enqueueJob, type JobExecutor } from './enqueue-job.ts'
import { graphileLogger } from './graphile-logger.ts'
import { ignoreSecondRelease } from './ignore-second-release.ts'
import type { JobHandler, JobKind } from './job-kind.ts'
import { type QueueState, readQueue, retryFailedJobs } from './read-queue.ts'

export interface Jobs {
  /** Jobs run at least once, and never twice at the same time. */
  enqueue<Input>(
    executor: JobExecutor,
    kind: JobKind<Input>,
    input: Input,
    options?: EnqueueOptions,
  ): Promise<void>
  /** Call before `start`. */
  registerHandler<Input>(kind: JobKind<Input>, work: JobHandler<Input>): void
  start(): void
  /** What waits and what was given up; undefined before `start` and after `stop`. */
  readQueue(): Promise<QueueState | undefined>
  /** Resolves with how many jobs that were given up run again. */
  retryFailed(): Promise<number>
  /** Waits ten seconds at most for running jobs; the rest stays in the queue. */
  stop(): Promise<void>
}

interface Schedule {
  task: string
  match: string
}

const concurrency = 2
const shutdownMilliseconds = 10_000
/** New jobs arrive by LISTEN; polling is for retries, and for connections where LISTEN does not work. */
const pollMilliseconds = 2_000
const cleanUpMilliseconds = 60_000

/** The queue itself uses the owner role; handlers use the pools of their feature. */
export function openJobs({ address, log }: { address: Pick<DatabaseAddress, 'owner'>; log: Log }): Jobs {
  const tasks: TaskList = {}
  const schedules: Schedule[] = []
  let worker: Worker | undefined
  return {
    enqueue: enqueueJob,
    registerHandler(kind, work) {
      tasks[kind.name] = createTask(kind, work, log)
      if (kind.schedule) schedules.push({ task: kind.name, match: kind.schedule })
    },
    start() {
      const pool = createPool(address.owner, { connections: concurrency + 2, statementMs: 0 }, log)
      worker = new Worker(ignoreSecondRelease(pool), tasks, schedules, log)
    },
    readQueue: async () => worker && readQueue(worker.pool),
    retryFailed: async () => (worker ? retryFailedJobs(worker.pool) : 0),
    async stop() {
      const current = worker
      worker = undefined
      await current?.stop()
    },
  }
}

/** Restarts the runner when it ends by itself, as it does when the database is away. */
class Worker {
  readonly pool: pg.Pool
  readonly #log: Log
  readonly #shutdown = new AbortController()
  readonly #running: Promise<void>
  readonly #timer: NodeJS.Timeout
  #runner: Runner | undefined

  constructor(pool: pg.Pool, tasks: TaskList, schedules: Schedule[], log: Log) {
    this.pool = pool
    this.#log = log
    this.#running = this.#superviseRunner(tasks, schedules)
    this.#timer = setInterval(() => void this.#cleanUp(), cleanUpMilliseconds)
    this.#timer.unref()
  }

  async #superviseRunner(taskList: TaskList, schedules: Schedule[]): Promise<void> {
    for (let backoff = 250; !this.#shutdown.signal.aborted; backoff = Math.min(backoff * 2, 10_000)) {
      try {
        await this.#cleanUp()
        this.#runner = await this.#startRunner(taskList, schedules)
        backoff = 250
        if (this.#shutdown.signal.aborted) await this.#runner.stop()
        await this.#endOf(this.#runner)
      } catch (failure) {
        this.#log.warn({ err: failure }, 'the job worker stopped and is restarted')
      }
      await delay(backoff, undefined, { signal: this.#shutdown.signal }).catch(() => {})
    }
  }

  /**
   * A runner that could not note the end of a job shuts down, and after a second failure waits for ever: its count of
   * pending notes is below zero then (`batch` in `graphile-worker` 0.17.3). So it is left to finish the job that it
   * still runs, and another takes over at once.
   */
  async #endOf(runner: Runner): Promise<void> {
    const isStuck = await Promise.race([
      runner.promise.then(() => false),
      new Promise<boolean>(stuck => runner.events.once('pool:fatalError', () => stuck(true))),
    ])
    if (!isStuck) return
    this.#log.warn('the end of a job could not be noted, so the job worker is replaced')
    await Promise.race([
      runner.stop().catch(() => {}),
      delay(shutdownMilliseconds, undefined, { ref: false }),
    ])
  }

  #startRunner(taskList: TaskList, schedules: Schedule[]): Promise<Runner> {
    return run({
      pgPool: this.pool,
      taskList,
      parsedCronItems: parseCronItems(schedules),
      logger: graphileLogger(this.#log),
      concurrency,
      pollInterval: pollMilliseconds,
      noHandleSignals: true,
      gracefulShutdownAbortTimeout: shutdownMilliseconds - 1_000,
      // A batch delay would complete jobs in the background: a database error would become an unhandled rejection,
      // which ends the process, and a shutdown would leave finished jobs to be run again.
      preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
    })
  }

  async #cleanUp(): Promise<void> {
    await cleanUpQueue(this.pool).catch((failure: unknown) =>
      this.#log.warn({ err: failure }, 'the job queue could not be cleaned up'),
    )
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer)
    this.#shutdown.abort()
    const isLate = await Promise.race([this.#endRunner(), delay(shutdownMilliseconds, true, { ref: false })])
    if (isLate) this.#log.warn('some jobs did not end in time and run again after the next start')
  }

  async #endRunner(): Promise<void> {
    await this.#runner?.stop().catch(() => {})
    await this.#running
    await this.pool.end()
  }
}
