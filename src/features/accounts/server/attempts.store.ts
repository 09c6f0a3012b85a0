import { setTimeout as delay } from 'node:timers/promises'
import type pg from 'pg'
import { commonRefusals, Refusal } from '#platform/api.contract.ts'
import { createBoundedGate } from './bounded-gate.ts'

const [minute, hour, day] = [60, 60 * 60, 24 * 60 * 60]

export interface AttemptLimit {
  tries: number
  seconds: number
}

/** More tries than these are refused until the window ends. */
export const attemptLimits = {
  /** Per account and network, so that guessing closes only the network of the guesser. */
  signInByAccount: { tries: 10, seconds: 15 * minute },
  /** Per known device (sessions/known-devices.ts), separate from everything else. */
  signInByDevice: { tries: 10, seconds: 15 * minute },
  signInByAddress: { tries: 150, seconds: 15 * minute },
  signUpByAddress: { tries: 200, seconds: hour },
  /** Per purpose of the link, so that one does not use up the other. */
  mailByAccount: { tries: 3, seconds: hour },
  mailByAccountDaily: { tries: 10, seconds: day },
  mailByDevice: { tries: 3, seconds: hour },
  mailByDeviceDaily: { tries: 10, seconds: day },
  mailByAddress: { tries: 40, seconds: hour },
  codeByAccount: { tries: 10, seconds: 15 * minute },
  codeByDevice: { tries: 10, seconds: 15 * minute },
  codeByChallenge: { tries: 5, seconds: 10 * minute },
  /** A code of an authenticator app is good for three half minutes, and only once. */
  sameCode: { tries: 1, seconds: 2 * minute },
  passwordByAccount: { tries: 10, seconds: 15 * minute },
} as const satisfies Record<string, AttemptLimit>

/** Tries above these wait longer and longer. If they were refused, anyone could lock others out. */
export const slowdowns = {
  /** Per account, from all networks. */
  signInByAccountDaily: { tries: 100, seconds: day, stepMs: 100, maxMs: 10_000 },
  /** Sign-up reveals that a known address has an account. */
  signUpKnownByAddress: { tries: 5, seconds: hour, stepMs: 500, maxMs: 8_000 },
} as const satisfies Record<string, AttemptLimit & { stepMs: number; maxMs: number }>

/** Waiting at once per account or network; others are refused with a short Retry-After. */
const maxSlow = 20
/** Counted at once, so that a flood leaves connections for the tries that go on. */
const counting = { concurrency: 3, maxWaiting: 60 }

export type AttemptLimitName = keyof typeof attemptLimits | keyof typeof slowdowns
/** What is limited, and whose tries they are. */
export type Attempt = readonly [limit: AttemptLimitName, subject: string]

export interface AttemptLimiter {
  /**
   * Counts a try before it is made, so that parallel tries cannot pass together; waits where there were many. Throws
   * 429 where there were too many, and 503 where too many are counted at the moment: then the try counts nowhere.
   */
  consume(...attempts: Attempt[]): Promise<void>
  /** Undoes the counting of a try. */
  refund(...attempts: Attempt[]): Promise<void>
  /** Forgets every try against these: a mail address, an account. */
  clear(...subjects: string[]): Promise<void>
  /** Drops what no longer counts. */
  sweep(): Promise<void>
}

/** In the database, so that neither a restart nor a second node forgets. */
export function openAttemptLimiter(
  pool: pg.Pool,
  { wait = delay }: { wait?: (ms: number) => Promise<unknown> } = {},
): AttemptLimiter {
  const slow = new Map<string, number>()
  const gate = createBoundedGate(counting)
  const refund: AttemptLimiter['refund'] = async (...attempts) => {
    await pool.query({ name: 'refund-attempts', text: refundAll, values: [attempts.map(keyOf)] })
  }
  const slowDown = async ({ key, waitMs }: { key: string; waitMs: number }) => {
    if (waitMs === 0) return
    const others = slow.get(key) ?? 0
    if (others >= maxSlow) throw tooMany(waitMs / 1000)
    slow.set(key, others + 1)
    await wait(waitMs)
    const left = slow.get(key)! - 1
    if (left > 0) slow.set(key, left)
    else slow.delete(key)
  }
  return {
    refund,
    async consume(...attempts) {
      const { rows } = await gate.run(() =>
        pool.query<Counted>({
          name: 'count-attempts',
          text: countAll,
          values: [attempts.map(keyOf), attempts.map(([limit]) => limitOf(limit).seconds)],
        }),
      )
      try {
        for (const row of rows) if (isOver(row)) throw tooMany(row.left)
        await Promise.all(rows.map(row => slowDown({ key: row.key, waitMs: waitOf(row) })))
      } catch (refusal) {
        await refund(...attempts)
        throw refusal
      }
    },
    async clear(...subjects) {
      await pool.query(clearAll, [subjects])
    },
    async sweep() {
      await pool.query('delete from attempts where window_ends_at < now()')
    },
  }
}

/**
 * Counts a try before `work` and refunds it afterwards, unless `work` finds that the try was wrong. Success and failures
 * on our side are not counted.
 */
export async function limited<Result>(
  limiter: AttemptLimiter,
  attempts: readonly Attempt[],
  work: () => Promise<Result>,
  isWrong: (failure: unknown) => boolean = failure => failure instanceof Refusal && failure.status < 500,
): Promise<Result> {
  await limiter.consume(...attempts)
  let staysCounted = false
  try {
    return await work()
  } catch (failure) {
    staysCounted = isWrong(failure)
    throw failure
  } finally {
    // A failed refund leaves the count too high for a while; it must not replace the result.
    if (!staysCounted) await limiter.refund(...attempts).catch(() => undefined)
  }
}

/** Whether a limit refused the try, and nothing else. */
export function isOverLimit(failure: unknown): boolean {
  return failure instanceof Refusal && failure.status === 429
}

interface Counted {
  key: string
  tries: number
  /** Seconds until the window ends. */
  left: number
}

const keyOf = ([limit, subject]: Attempt) => `${limit} ${subject}`

const limitOf = (name: AttemptLimitName): AttemptLimit => ({ ...attemptLimits, ...slowdowns })[name]

const nameIn = ({ key }: Counted) => key.slice(0, key.indexOf(' ')) as AttemptLimitName

function isOver(row: Counted): boolean {
  return nameIn(row) in attemptLimits && row.tries > limitOf(nameIn(row)).tries
}

function waitOf(row: Counted): number {
  const name = nameIn(row)
  if (!(name in slowdowns)) return 0
  const { tries, stepMs, maxMs } = slowdowns[name as keyof typeof slowdowns]
  return Math.min(maxMs, Math.max(0, row.tries - tries) * stepMs)
}

function tooMany(seconds: number): Refusal {
  const refusal = new Refusal('TOO_MANY_REQUESTS', commonRefusals.TOO_MANY_REQUESTS)
  refusal.retryAfterSeconds = Math.max(1, Math.ceil(seconds))
  return refusal
}

/** In the order of keys, so that two tries never wait for each other. */
const countAll = `
  insert into attempts (key, tries, window_ends_at)
  select key, 1, now() + make_interval(secs => seconds)
  from unnest($1::text[], $2::int[]) as wanted(key, seconds) order by key
  on conflict (key) do update set
    tries = case when attempts.window_ends_at < now() then 1 else attempts.tries + 1 end,
    window_ends_at = case when attempts.window_ends_at < now() then excluded.window_ends_at else attempts.window_ends_at end
  returning key, tries, extract(epoch from window_ends_at - now())::float as left`

const refundAll = `
  with wanted as (select key from attempts where key = any($1::text[]) order by key for update)
  update attempts set tries = greatest(0, tries - 1) from wanted where attempts.key = wanted.key`

/** All but used codes, which must not work again. */
const clearAll = `
  delete from attempts where string_to_array(key, ' ') && $1::text[] and key not like 'sameCode %'`
