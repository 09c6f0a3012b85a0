import type pg from 'pg'

type Connected = (failure: Error | undefined, client: pg.PoolClient | undefined, release: Release) => void
type Release = (destroy?: Error | boolean) => void

/**
 * The job worker releases the connection it listens on twice if that is cut while the worker ends. The second release
 * throws where nobody waits for it: an unhandled rejection, which would end the process. So it does nothing here.
 */
export function ignoreSecondRelease(pool: pg.Pool): pg.Pool {
  const connect = pool.connect.bind(pool)
  const connectOnce = (connected?: Connected) =>
    connected ? connect((failure, client, release) => connected(failure, client, once(release))) : connect()
  pool.connect = connectOnce as pg.Pool['connect']
  return pool
}

function once(release: Release): Release {
  let isReleased = false
  return destroy => {
    if (isReleased) return
    isReleased = true
    release(destroy)
  }
}
