import { and, eq, sql } from 'drizzle-orm'
import { memberQuery } from '#platform/server/database/member-statement.ts'
import type { Database } from '#platform/server/database/open-database.ts'
import { daysAfterRight, daysAfterWrong, postponedDays } from '../question-spacing.rules.ts'
import { inDays } from './courses.store.ts'
import { lessonQuestionOptOuts, missedQuestions } from './courses.tables.ts'

/** The names of its course, its lesson and itself. */
export interface QuestionKey {
  course: string
  lesson: string
  question: string
}

/** Every method reads and writes one member's rows only; other rows do not exist for it. */
export interface LessonQuestionsStore {
  isOn(memberId: string): Promise<boolean>
  turn(memberId: string, isOn: boolean): Promise<void>
  /** The one that has been due the longest first. */
  listDue(memberId: string): Promise<QuestionKey[]>
  /** Of a question that is due. Returns when it is asked again; null: it is not. */
  answer(memberId: string, key: QuestionKey, isRight: boolean): Promise<string | null>
  postpone(memberId: string, key: QuestionKey): Promise<string | null>
}

const { user_id, course, lesson, question, times_right, ask_at } = missedQuestions

const isOptedOut = memberQuery(
  'has-opted-out-of-lesson-questions',
  'select 1 as found from lesson_question_opt_outs where user_id = $1::uuid',
)
const listDue = memberQuery(
  'list-due-questions',
  `select course, lesson, question from missed_questions where user_id = $1::uuid and ask_at <= now()
   order by ask_at, course, lesson, question`,
)

export function openLessonQuestions({
  inTransaction,
  runAsMember,
}: Pick<Database, 'inTransaction' | 'runAsMember'>): LessonQuestionsStore {
  /** Gives a question that is due its next time; of others only says when that is. */
  const move = (memberId: string, key: QuestionKey, next: (timesRight: number) => Step) =>
    inTransaction(memberId, async transaction => {
      const which = and(
        eq(user_id, memberId),
        eq(course, key.course),
        eq(lesson, key.lesson),
        eq(question, key.question),
      )
      const [row] = await transaction
        .select({ times_right, ask_at, isDue: sql<boolean>`${ask_at} <= now()` })
        .from(missedQuestions)
        .where(which)
        .for('update')
      if (!row?.isDue) return row?.ask_at.toISOString() ?? null
      const { timesRight, days } = next(row.times_right)
      if (days === undefined) {
        await transaction.delete(missedQuestions).where(which)
        return null
      }
      const [moved] = await transaction
        .update(missedQuestions)
        .set({ times_right: timesRight, ask_at: inDays(days) })
        .where(which)
        .returning({ ask_at })
      return moved?.ask_at.toISOString() ?? null
    })
  return {
    isOn: async memberId => (await runAsMember(isOptedOut, memberId)).length === 0,
    turn: (memberId, isOn) =>
      inTransaction(memberId, async transaction => {
        if (isOn)
          await transaction.delete(lessonQuestionOptOuts).where(eq(lessonQuestionOptOuts.user_id, memberId))
        else
          await transaction.insert(lessonQuestionOptOuts).values({ user_id: memberId }).onConflictDoNothing()
      }),
    listDue: memberId => runAsMember<QuestionKey>(listDue, memberId),
    answer: (memberId, key, isRight) =>
      move(memberId, key, timesRight =>
        isRight
          ? { timesRight: timesRight + 1, days: daysAfterRight(timesRight + 1) }
          : { timesRight: 0, days: daysAfterWrong },
      ),
    postpone: (memberId, key) => move(memberId, key, timesRight => ({ timesRight, days: postponedDays })),
  }
}

interface Step {
  timesRight: number
  /** Undefined: it is not asked again. */
  days: number | undefined
}
