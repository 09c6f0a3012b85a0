import { type SQL, sql } from 'drizzle-orm'
import { memberQuery } from '#platform/server/database/member-statement.ts'
import type { Database } from '#platform/server/database/open-database.ts'
import { lessonCompletions, missedQuestions } from './courses.tables.ts'

export interface Completion {
  course: string
  lesson: string
  completed_at: string
}

/** Every method reads and writes one member's rows only; other rows do not exist for it. */
export interface CoursesStore {
  listCompletions(memberId: string): Promise<Completion[]>
  /** Once, however often it is sent; `missed` are asked again after as many days. */
  complete(
    memberId: string,
    lesson: Omit<Completion, 'completed_at'>,
    missed: { questions: readonly string[]; days: number },
  ): Promise<void>
}

const listCompletions = memberQuery(
  'list-completions',
  `select course, lesson, to_char(completed_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as completed_at
   from lesson_completions where user_id = $1::uuid`,
)

export function openCoursesStore({
  inTransaction,
  runAsMember,
}: Pick<Database, 'inTransaction' | 'runAsMember'>): CoursesStore {
  return {
    listCompletions: memberId => runAsMember<Completion>(listCompletions, memberId),
    complete: (memberId, lesson, { questions, days }) =>
      inTransaction(memberId, async transaction => {
        const { rowCount } = await transaction
          .insert(lessonCompletions)
          .values({ user_id: memberId, ...lesson })
          .onConflictDoNothing()
        if (rowCount === 0 || questions.length === 0) return
        await transaction
          .insert(missedQuestions)
          .values(
            questions.map(question => ({ user_id: memberId, ...lesson, question, ask_at: inDays(days) })),
          )
          .onConflictDoNothing()
      }),
  }
}

/** For a column with a time: so many days from now, by the clock of the database. */
export function inDays(days: number): SQL {
  return sql`now() + make_interval(days => ${days}::int)`
}
