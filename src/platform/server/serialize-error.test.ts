import { DrizzleQueryError } from 'drizzle-orm/errors'
import pg from 'pg'
import { describe, expect, test } from 'vitest'
import { Refusal } from '#platform/api.contract.ts'
import { createLog } from './log.ts'
import { LoggableError, serializeError } from './serialize-error.ts'

const secret = 'hunter2'

function databaseError(): Error {
  const error = Object.assign(new pg.DatabaseError(`invalid input: "${secret}"`, 100, 'error'), {
    code: '23505',
    constraint: 'users_email_unique',
    table: 'users',
    detail: `Key (email)=(${secret}) already exists.`,
    where: secret,
  })
  return new DrizzleQueryError('insert into "users" ("id", "email") values ($1, $2)', [secret], error)
}

describe('An error in the log', () => {
  test('of the database has its code, constraint, table and statement, but no value', () => {
    const logged = serializeError(databaseError())
    expect(logged).toMatchObject({
      type: 'DrizzleQueryError',
      statement: 'insert into "users"',
      cause: { type: 'DatabaseError', code: '23505', constraint: 'users_email_unique', table: 'users' },
    })
    expect(JSON.stringify(logged)).not.toContain(secret)
  })

  test.each([
    ['select "id", "email" from "users" where "email" = $1', 'select "users"'],
    ['update "identities" set "password" = $1', 'update "identities"'],
    ['delete from sessions where token = $1', 'delete from sessions'],
    ["with x as (select 'hunter2') select 1", undefined],
  ])('names the statement of %s', (query, statement) => {
    expect(serializeError(new DrizzleQueryError(query, [secret])).statement).toBe(statement)
  })

  test('has its frames, also if the message looks like frames', () => {
    const { stack } = serializeError(new Error(`no\n    at ${secret} (/srv/${secret}.ts:1:1)`))
    expect(stack[0]).toMatch(/^at .*serialize-error\.test\.ts:\d+:\d+\)?$/)
    expect(stack.join()).not.toContain(secret)
  })

  test('has its message only if that is ours or names nothing but code', () => {
    const known = (error: Error) => serializeError(error).message
    expect(known(new Refusal('TAKEN', { status: 409, error: 'Taken.' }))).toBe('Taken.')
    expect(known(new LoggableError('The role is missing'))).toBe('The role is missing')
    expect(known(new TypeError("Cannot read properties of undefined (reading 'rows')"))).toContain('rows')
    expect(known(new TypeError(`Cannot create property 'x' on string '${secret}'`))).toBeUndefined()
    expect(known(new Error(secret))).toBeUndefined()
  })

  test('reveals nothing however it is logged', () => {
    const lines: string[] = []
    const log = createLog({ logLevel: 'info' }, { write: line => void lines.push(line) })
    const error = databaseError()
    log.error(error)
    log.error({ err: error })
    log.error({ err: error }, error.message)
    log.child({ part: 'jobs' }).warn({ err: error }, 'a job failed')
    expect(lines).toHaveLength(4)
    expect(lines.join()).not.toContain(secret)
    expect(JSON.parse(lines[3]!)).toMatchObject({ msg: 'a job failed', err: { type: 'DrizzleQueryError' } })
  })

  test('may be anything that was thrown', () => {
    expect(serializeError(secret)).toEqual({ type: 'string', stack: [] })
    const circular = new Error('a')
    circular.cause = circular
    expect(serializeError(circular).type).toBe('Error')
  })
})
