import { type SQL, sql } from 'drizzle-orm'

/** A prepared statement for one member. */
export interface MemberStatement {
  name: string
  text: string
}

/**
 * A query with the member's id as `$1`, for `runAsMember`. The setting of the row policies ends with the statement, so
 * a pooled connection never keeps a member. The condition on `caller` makes the query depend on the setting: no plan
 * can read a row before it is made.
 */
export function memberQuery(name: string, query: string): MemberStatement {
  return {
    name,
    text: `${callerText} select answer.* from caller cross join lateral (
      select * from (${query}) question where caller.id is not null offset 0
    ) answer`,
  }
}

/** Inserts what is selected from `caller`, whose `id` is the member's: the text after `insert into`. */
export function memberInsert(name: string, insert: string): MemberStatement {
  return { name, text: `${callerText} insert into ${insert}` }
}

const callerText = `with caller as materialized (select set_config('app.user_id', $1, true) as id)`

/** Like `memberQuery`, for a query whose text differs from call to call. */
export function memberSql(memberId: string, query: SQL): SQL {
  return sql`with caller as materialized (select set_config('app.user_id', ${memberId}, true) as id)
    select answer.* from caller cross join lateral (
      select * from (${query}) question where caller.id is not null offset 0
    ) answer`
}
