import { unzipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startApp, type TestApp } from '#test/app.ts'
import { createMember, signInElsewhere, type TestMember } from '#test/members.ts'
import type { Course, Lesson } from '../courses.contract.ts'

const slug = 'cigar-education-101'
const lessons = [
  'anatomy-of-a-cigar',
  'cigar-shapes-and-sizes',
  'strength-and-flavor',
  'how-to-cut-light-and-puff',
  'pairing-and-lounge-etiquette',
] as const

let server: TestApp
beforeAll(async () => {
  server = await startApp({ isSeeded: false })
})
afterAll(() => server.close())

let members = 0
const newMember = () => {
  members += 1
  return createMember(server, `learner-${members}`)
}
const readCourse = async (member: TestMember) =>
  (await member.request('GET', `/api/courses/${slug}`)).json<Course>()
const readLesson = async (member: TestMember, lesson: string) =>
  (await member.request('GET', `/api/courses/${slug}/lessons/${lesson}`)).json<Lesson>()
const complete = (member: TestMember, lesson: string, body: object = {}) =>
  member.request('POST', `/api/courses/${slug}/lessons/${lesson}/completion`, body)

/** With every part worked through and every question answered right. */
async function completeRightly(member: TestMember, lesson: string, more: object = {}) {
  const { parts, quiz } = await readLesson(member, lesson)
  const answers = Object.fromEntries(quiz.map(({ id, right }) => [id, right]))
  const response = await complete(member, lesson, { parts, answers, ...more })
  expect(response.statusCode, response.body).toBe(200)
  return response.json<Course>()
}

describe('A course', () => {
  test('begins with its first lesson open and the others locked', async () => {
    const member = await newMember()
    const course = await readCourse(member)
    expect(course).toMatchObject({
      slug,
      title: 'Cigar Education 101 – The Essentials',
      level: 'Beginner',
      completed: 0,
      total: 5,
    })
    expect(course.lessons.map(({ slug, title, state }) => [slug, title, state])).toEqual([
      [lessons[0], 'Anatomy of a Cigar', 'open'],
      [lessons[1], 'Cigar Shapes & Sizes', 'locked'],
      [lessons[2], 'Strength & Flavor', 'locked'],
      [lessons[3], 'How to Cut, Light, and Puff', 'locked'],
      [lessons[4], 'Pairing & Lounge Etiquette', 'locked'],
    ])
  })

  test('is listed beside the others, in the order of their names', async () => {
    const member = await newMember()
    const { courses } = (await member.request('GET', '/api/courses')).json<{ courses: Course[] }>()
    expect(courses.map(course => [course.slug, course.total])).toEqual([
      [slug, 5],
      ['drinks-for-the-deck', 3],
    ])
  })

  test('is worked through lesson by lesson to its end, each counted once', async () => {
    const member = await newMember()
    for (const [at, lesson] of lessons.entries()) {
      const course = await completeRightly(member, lesson)
      expect(course.completed).toBe(at + 1)
      expect(course.lessons[at + 1]?.state ?? 'open').toBe('open')
    }
    const again = await Promise.all(Array.from({ length: 10 }, () => completeRightly(member, lessons[4])))
    expect(again.map(({ completed }) => completed)).toEqual(Array(10).fill(5))
    expect(await readCourse(member)).toMatchObject({ completed: 5, total: 5 })
  })

  test('counts a lesson once that is completed for the first time by ten requests at once', async () => {
    const member = await newMember()
    const answers = await Promise.all(Array.from({ length: 10 }, () => completeRightly(member, lessons[0])))
    expect(answers.map(({ completed }) => completed)).toEqual(Array(10).fill(1))
    const { rows } = await server.database.owner.query(
      'select count(*)::int as stored from lesson_completions where user_id = $1',
      [member.id],
    )
    expect(rows).toEqual([{ stored: 1 }])
  })

  test('says 1 of 5 everywhere after its first lesson: in the list, by itself and in the export', async () => {
    const member = await newMember()
    expect(await completeRightly(member, lessons[0])).toMatchObject({ completed: 1, total: 5 })
    const { courses } = (await member.request('GET', '/api/courses')).json<{ courses: Course[] }>()
    for (const course of [await readCourse(member), courses.find(each => each.slug === slug)!]) {
      expect(course).toMatchObject({ completed: 1, total: 5 })
      expect(course.lessons.map(({ state }) => state)).toEqual([
        'completed',
        'open',
        'locked',
        'locked',
        'locked',
      ])
    }
    const exported = unzipSync((await member.request('GET', '/api/account/export')).rawPayload)
    const rows = JSON.parse(Buffer.from(exported['tables/lesson_completions.json']!).toString())
    expect(rows).toMatchObject([{ course: slug, lesson: lessons[0] }])
  })

  test('is as far on another device of the member', async () => {
    const member = await newMember()
    for (const lesson of lessons.slice(0, 2)) await completeRightly(member, lesson)
    const elsewhere = await signInElsewhere(server, member)
    const course = (await elsewhere.request('GET', `/api/courses/${slug}`)).json<Course>()
    expect(course).toMatchObject({ completed: 2, total: 5 })
    expect(course.lessons.find(({ state }) => state === 'open')?.slug).toBe(lessons[2])
  })

  test('belongs to one member', async () => {
    const [one, other] = [await newMember(), await newMember()]
    await completeRightly(one, lessons[0])
    expect(await readCourse(other)).toMatchObject({ completed: 0 })
  })
})

describe('A lesson that is locked', () => {
  test('is not read and not completed', async () => {
    const member = await newMember()
    for (const response of [
      await member.request('GET', `/api/courses/${slug}/lessons/${lessons[3]}`),
      await complete(member, lessons[3]),
      await complete(member, lessons[3], { passed: true }),
    ])
      expect([response.statusCode, response.json()]).toEqual([
        409,
        {
          error: 'This lesson is locked. Complete the one before it first.',
          code: 'LESSON_LOCKED',
          requestId: expect.any(String),
        },
      ])
    expect(await readCourse(member)).toMatchObject({ completed: 0 })
  })
})

describe('A lesson is not completed', () => {
  test('before every part was worked through', async () => {
    const member = await newMember()
    const response = await complete(member, lessons[0], { parts: ['cap', 'head'] })
    expect([response.statusCode, response.json()]).toMatchObject([422, { code: 'NOT_WORKED_THROUGH' }])
    expect(await readCourse(member)).toMatchObject({ completed: 0 })
  })

  test.each([
    ['without an answer', {}, /^Please answer: What is a Robusto\?/],
    ['with a made-up result', { passed: true, state: 'completed' }, /^Please answer/],
    ['with a wrong answer, which is explained', { answers: { robusto: 'Long cigar' } }, /\w{4}.+\.$/],
    ['with an answer that is none', { answers: { robusto: 'A drink' } }, /^Please answer/],
  ])('%s', async (_, body, explanation) => {
    const member = await newMember()
    await completeRightly(member, lessons[0])
    const response = await complete(member, lessons[1], body)
    expect(response.statusCode).toBe(422)
    expect(response.json()).toMatchObject({
      code: 'WRONG_ANSWER',
      fields: { robusto: expect.stringMatching(explanation) },
    })
    expect(await readCourse(member)).toMatchObject({ completed: 1 })
    expect((await complete(member, lessons[2])).statusCode).toBe(409)
    expect((await complete(member, lessons[1], { answers: { robusto: 'Short cigar' } })).statusCode).toBe(200)
  })

  test('where there is none at the address', async () => {
    const member = await newMember()
    for (const path of [`${slug}/lessons/smoke-rings`, `smoke-rings/lessons/${lessons[0]}`])
      expect((await member.request('GET', `/api/courses/${path}`)).json()).toMatchObject({
        code: 'NO_SUCH_LESSON',
      })
    expect((await member.request('GET', '/api/courses/smoke-rings')).statusCode).toBe(404)
  })
})

describe('Examples on a scale', () => {
  test('are cigars of that strength, those of the member’s own humidor first', async () => {
    const member = await newMember()
    for (const lesson of lessons.slice(0, 2)) await completeRightly(member, lesson)
    await member.request('POST', '/api/humidor/items', {
      brand: 'Oliva',
      cigarName: 'Serie V Melanio',
      quantity: 3,
    })
    const { medium } = await readLesson(member, lessons[2])
    if (medium.kind !== 'scale') throw new Error(medium.kind)
    const melanio = server.catalogue.cigarsById.get('oliva-serie-v-melanio')!
    for (const { value, examples } of medium.steps) {
      expect(examples).toHaveLength(3)
      for (const { path } of examples)
        expect(server.catalogue.cigarsById.get(path.replace('/cigars/', ''))?.strength).toBe(value)
      expect(examples.filter(({ isOwn }) => isOwn).map(({ name }) => name)).toEqual(
        value === melanio.strength ? ['Oliva Serie V Melanio'] : [],
      )
    }
  })
})
