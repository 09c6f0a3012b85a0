import * as z from 'zod/mini'
import { certificateName } from '../courses-pages.contract.ts'
import { lessonSection, mediumInFile, quizQuestion } from '../lesson.contract.ts'

/** `data/courses/<course>/course.json` */
export const courseFile = z.strictObject({
  title: z.string(),
  level: z.string(),
  /** One sentence. */
  summary: z.string(),
  /** Names of the files of the lessons, in their order. */
  lessons: z
    .array(
      z.string().check(z.refine(name => name !== certificateName, 'This is the address of the certificate')),
    )
    .check(z.minLength(1)),
})

/** `data/courses/<course>/<lesson>.json` */
export const lessonFile = z.strictObject({
  title: z.string(),
  minutes: z.int(),
  /** One sentence: what a member can do afterward. */
  lead: z.string(),
  medium: mediumInFile,
  sections: z.array(lessonSection).check(z.minLength(1)),
  quiz: z.array(quizQuestion),
  /** Keys of `data/articles/sources.csv`. */
  sources: z.array(z.string()).check(z.minLength(1)),
  /** Articles to read on, by the name of their file. */
  articles: z.array(z.string()),
})
export type LessonFile = z.output<typeof lessonFile>
