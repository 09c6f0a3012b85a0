import pg from 'pg'
import { databaseVariable } from './start-server.ts'

let pool: pg.Pool | undefined

/** The database of the server that all journeys share: to make accounts, and to let time pass. */
export function sharedDatabase(): pg.Pool {
  pool ??= new pg.Pool({
    ...JSON.parse(process.env[databaseVariable] ?? '{}'),
    max: 1,
    allowExitOnIdle: true,
  })
  return pool
}
