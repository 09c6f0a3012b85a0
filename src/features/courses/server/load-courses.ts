import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Library } from '#features/knowledge/server/load-library.ts'
import type { Lesson } from '../courses.contract.ts'
import type { MediumInFile } from '../lesson.contract.ts'
import { partsOf } from '../lesson-parts.rules.ts'
import { courseFile, lessonFile } from './course-file.ts'

export interface LoadedLesson extends Omit<Lesson, 'state' | 'medium'> {
  medium: MediumInFile
}

export interface LoadedCourse {
  slug: string
  title: string
  level: string
  summary: string
  lessons: readonly LoadedLesson[]
}

/**
 * Reads the courses of `data/courses/`, in the order of their folders' names. Throws if a file is missing or has another
 * form, and where it names a figure, a source or an article that does not exist.
 */
export function loadCourses(folder: string, library: Library): LoadedCourse[] {
  const read = (...path: string[]): unknown => JSON.parse(readFileSync(join(folder, ...path), 'utf8'))
  return readdirSync(folder, { withFileTypes: true })
    .filter(entry => entry.isDirectory())
    .map(({ name }) => name)
    .sort()
    .map(slug => {
      const { lessons, ...course } = courseFile.parse(read(slug, 'course.json'))
      return {
        slug,
        ...course,
        lessons: lessons.map(name => toLesson(name, read(slug, `${name}.json`), library)),
      }
    })
}

function toLesson(slug: string, content: unknown, library: Library): LoadedLesson {
  const { sources, articles, ...lesson } = lessonFile.parse(withFigures(content, library))
  for (const { id, answers, right } of lesson.quiz)
    if (!answers.some(({ text }) => text === right))
      throw new Error(`The question "${id}" of the lesson "${slug}" has no answer "${right}"`)
  return {
    slug,
    ...lesson,
    parts: partsOf(lesson.medium).map(({ id }) => id),
    sources: sources.map(key => library.sourceOf(key)),
    articles: articles.map(name => {
      const article = library.articlesBySlug.get(name)
      if (!article) throw new Error(`The lesson "${slug}" names the article "${name}", which does not exist`)
      return { slug: name, title: article.title }
    }),
  }
}

/** Every text with the figures of `data/articles/facts.csv` in the place of their keys. */
function withFigures(content: unknown, library: Library): unknown {
  return JSON.parse(JSON.stringify(content), (_, value: unknown) =>
    typeof value === 'string' ? library.fillFigures(value) : value,
  )
}
