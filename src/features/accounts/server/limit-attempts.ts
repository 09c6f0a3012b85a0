import type pg from 'pg'
import { commonRefusals, Refusal } from '#platform/api.contract.ts'

/** So many tries in so many seconds. */
export interface AttemptLimit {
  tries: number
  seconds: number
}

/**
 * Limits on trying, kept in the database so that neither a restart nor a second node forgets. All are named here.
 * A wrong password counts by account and by address. Somebody who names a mail address that has an account already
 * learns that it has one, so that costs most; new accounts are merely not to be made by the thousand.
 */
export const attemptLimits = {
  signInByAccount: { tries: 10, seconds: 15 * 60 },
  signInByAddress: { tries: 150, seconds: 15 * 60 },
  signUpByAddress: { tries: 200, seconds: 60 * 60 },
  signUpKnownByAddress: { tries: 5, seconds: 60 * 60 },
  mailByAccount: { tries: 3, seconds: 60 * 60 },
  mailByAddress: { tries: 40, seconds: 60 * 60 },
  codeByAccount: { tries: 10, seconds: 15 * 60 },
  /** A code of an authenticator app is good for three half minutes, and only once. */
  sameCode: { tries: 1, seconds: 2 * 60 },
  passwordByAccount: { tries: 10, seconds: 15 * 60 },
} as const satisfies Record<string, AttemptLimit>
export type AttemptLimitName = keyof typeof attemptLimits

export interface Attempts {
  /** Counts one try before it is made, so that parallel tries cannot pass together. Throws 429 when there were too many. */
  count(limit: AttemptLimitName, whose: string): Promise<void>
  /** A try that turned out well was none. */
  forget(limit: AttemptLimitName, whose: string): Promise<void>
  /** Drops what no longer matters. */
  sweep(): Promise<void>
}

export function openAttempts(pool: pg.Pool): Attempts {
  const forget: Attempts['forget'] = async (limit, whose) => {
    await pool.query('update attempts set tries = greatest(0, tries - 1) where key = $1', [
      `${limit} ${whose}`,
    ])
  }
  return {
    async count(limit, whose) {
      const { tries, seconds } = attemptLimits[limit]
      const { rows } = await pool.query<{ tries: number; left: number }>({
        name: 'count-attempt',
        text: countOne,
        values: [`${limit} ${whose}`, seconds],
      })
      if (rows[0]!.tries <= tries) return
      // A try that was not let through is none: else a full room signing up at once would shut the door for an hour.
      await forget(limit, whose)
      const refusal = new Refusal('TOO_MANY_REQUESTS', commonRefusals.TOO_MANY_REQUESTS)
      refusal.retryAfterSeconds = Math.max(1, Math.ceil(rows[0]!.left))
      throw refusal
    },
    forget,
    async sweep() {
      await pool.query('delete from attempts where window_ends_at < now()')
    },
  }
}

const countOne = `
  insert into attempts (key, tries, window_ends_at) values ($1, 1, now() + make_interval(secs => $2))
  on conflict (key) do update set
    tries = case when attempts.window_ends_at < now() then 1 else attempts.tries + 1 end,
    window_ends_at = case when attempts.window_ends_at < now() then excluded.window_ends_at else attempts.window_ends_at end
  returning tries, extract(epoch from window_ends_at - now())::float as left`
