import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { DemoMember, Lounge } from './lounge.ts'
import { daysBefore } from './times.ts'

const courses = resolve(import.meta.dirname, '../../data/courses')
const daysBetweenLessons = 3

interface LessonFile {
  quiz: { id: string; right: string }[]
}

export async function completeLessons(lounge: Lounge): Promise<void> {
  for (const member of lounge.members)
    for (const [course, count] of Object.entries(member.lessons ?? {}))
      await completeFirst(lounge, member, course, count)
}

/** The latest one two days ago. */
async function completeFirst(
  { database, now }: Lounge,
  { id, send }: DemoMember,
  course: string,
  count: number,
): Promise<void> {
  const { lessons } = readCourseFile<{ lessons: string[] }>(course, 'course')
  for (const [index, lesson] of lessons.slice(0, count).entries()) {
    const { quiz } = readCourseFile<LessonFile>(course, lesson)
    const answers = Object.fromEntries(quiz.map(question => [question.id, question.right]))
    await send('POST', `/api/courses/${course}/lessons/${lesson}/completion`, { answers })
    await database.query(
      'update lesson_completions set completed_at = $4 where user_id = $1 and course = $2 and lesson = $3',
      [id, course, lesson, daysBefore(now, 2 + daysBetweenLessons * (count - 1 - index))],
    )
  }
}

function readCourseFile<Content>(course: string, name: string): Content {
  return JSON.parse(readFileSync(resolve(courses, course, `${name}.json`), 'utf8')) as Content
}
