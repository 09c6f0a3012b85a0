import { describe, expect, test } from 'vitest'
import { catalogue } from '#test/catalogue.ts'
import { courses } from '#test/library.ts'
import { courseFile } from './course-file.ts'
import { findExample } from './scale-examples.ts'

const lessons = courses.flatMap(course => course.lessons.map(lesson => ({ ...lesson, course: course.slug })))
const wordsIn = (text: string) => text.split(/\s+/).filter(Boolean).length

describe.each(lessons.map(lesson => [`${lesson.course}/${lesson.slug}`, lesson] as const))(
  '%s',
  (_, lesson) => {
    test('has 250 to 500 words', () => {
      const words = wordsIn(lesson.sections.map(({ text }) => text).join(' '))
      expect(words).toBeGreaterThanOrEqual(250)
      expect(words).toBeLessThanOrEqual(500)
    })

    test('has parts with ids of their own, sources and articles to read on', () => {
      expect(new Set(lesson.parts).size).toBe(lesson.parts.length)
      expect(lesson.parts.length).toBeGreaterThan(2)
      expect(lesson.sources.length).toBeGreaterThan(0)
      expect(lesson.articles.length).toBeGreaterThan(0)
    })

    test('explains every answer, and has one right answer to a question', () => {
      for (const { answers, right } of lesson.quiz) {
        expect(answers.length).toBeGreaterThan(1)
        expect(answers.filter(({ text }) => text === right)).toHaveLength(1)
        for (const { why } of answers) expect(wordsIn(why)).toBeGreaterThan(3)
      }
    })

    test('names examples of the strength or weight they stand for', () => {
      if (lesson.medium.kind !== 'scale') return
      const { of, steps } = lesson.medium
      for (const { value, examples } of steps)
        for (const id of examples) {
          findExample(catalogue, of, id)
          const found =
            of === 'cigar-strength'
              ? catalogue.cigarsById.get(id)?.strength
              : catalogue.drinksById.get(id)?.weight
          expect(found, id).toBe(value)
        }
    })
  },
)

test('Cigar Education 101 has the question of the brief, word for word', () => {
  const [question] = lessons.find(({ slug }) => slug === 'cigar-shapes-and-sizes')!.quiz
  expect(question!.question).toBe('What is a Robusto?')
  expect(question!.answers.map(({ text }) => text)).toEqual(['Long cigar', 'Short cigar', 'Flavored cigar'])
  expect(question!.right).toBe('Short cigar')
})

test('No lesson may have the address of the certificate', () => {
  const course = { title: 'A course', level: 'Beginner', summary: 'Short.' }
  expect(courseFile.safeParse({ ...course, lessons: ['certificates'] }).success).toBe(true)
  expect(courseFile.safeParse({ ...course, lessons: ['certificate'] }).success).toBe(false)
})
