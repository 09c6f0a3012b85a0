import { and, eq, sql } from 'drizzle-orm'
import { memberQuery } from '#platform/server/database/member-statement.ts'
import type { Database } from '#platform/server/database/open-database.ts'
import { lessonCompletions, missedQuestions } from './courses.tables.ts'

export interface Completion {
  course: string
  lesson: string
  completed_at: string
}

export interface QuestionAddress {
  course: string
  lesson: string
  question: string
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
  /** Those whose day has come, the longest waiting first. */
  listDueQuestions(memberId: string): Promise<(QuestionAddress & { times_right: number })[]>
  /** Asks it again after as many days. Resolves with whether it was to be asked. */
  postpone(
    memberId: string,
    address: QuestionAddress,
    next: { timesRight: number; days: number },
  ): Promise<boolean>
  forget(memberId: string, address: QuestionAddress): Promise<void>
}

const listCompletions = memberQuery(
  'list-completions',
  `select course, lesson, to_char(completed_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as completed_at
   from lesson_completions where user_id = $1::uuid`,
)
const listDueQuestions = memberQuery(
  'list-due-questions',
  `select course, lesson, question, times_right from missed_questions
   where user_id = $1::uuid and ask_at <= now() order by ask_at, question`,
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
    listDueQuestions: memberId =>
      runAsMember<QuestionAddress & { times_right: number }>(listDueQuestions, memberId),
    postpone: (memberId, address, { timesRight, days }) =>
      inTransaction(memberId, async transaction => {
        const { rowCount } = await transaction
          .update(missedQuestions)
          .set({ times_right: timesRight, ask_at: inDays(days) })
          .where(isAt(memberId, address))
        return rowCount === 1
      }),
    forget: (memberId, address) =>
      inTransaction(memberId, async transaction => {
        await transaction.delete(missedQuestions).where(isAt(memberId, address))
      }),
  }
}

function inDays(days: number) {
  return sql`now() + make_interval(days => ${days}::int)`
}

function isAt(memberId: string, { course, lesson, question }: QuestionAddress) {
  return and(
    eq(missedQuestions.user_id, memberId),
    eq(missedQuestions.course, course),
    eq(missedQuestions.lesson, lesson),
    eq(missedQuestions.question, question),
  )
}
