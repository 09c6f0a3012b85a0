import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startApp, type TestApp } from '#test/app.ts'
import { completeLessons } from '#test/complete-lessons.ts'
import { openTabOf } from '#test/live-tab.ts'
import { createMember, type TestMember } from '#test/members.ts'
import { waitFor } from '#test/wait-for.ts'
import { type LessonQuestions, lessonQuestionsEvent } from '../lesson-questions.contract.ts'

const course = 'cigar-education-101'
const robusto = `${course}/cigar-shapes-and-sizes/robusto`
const right = 'Short cigar'
const wrong = 'Long cigar'

let server: TestApp
beforeAll(async () => {
  server = await startApp({ isSeeded: false })
})
afterAll(() => server.close())

let members = 0
/** Who has completed three lessons and missed these questions. */
async function learner(missed: readonly string[] = ['robusto']): Promise<TestMember> {
  members += 1
  const member = await createMember(server, `forgetful-${members}`)
  const send = async <Answer>(method: 'GET' | 'POST', path: string, body?: object) => {
    const response = await member.request(method, path, body)
    expect(response.statusCode, response.body).toBe(200)
    return response.json<Answer>()
  }
  await completeLessons(send, course, 3, missed)
  return member
}

const read = async (member: TestMember) =>
  (await member.request('GET', '/api/lesson-questions')).json<LessonQuestions>()
const askedOf = async (member: TestMember) => (await read(member)).question?.id ?? null
async function post(member: TestMember, question: string, action: string, body?: object) {
  const response = await member.request('POST', `/api/lesson-questions/${question}/${action}`, body)
  expect(response.statusCode, response.body).toBe(200)
  return response.json<{ asked_again_at: string | null }>().asked_again_at
}
const answer = (member: TestMember, text: string, question = robusto) =>
  post(member, question, 'answer', { answer: text })

/** What time does: every question of the member comes closer. */
const letDaysPass = (member: TestMember, days: number, question = '%') =>
  server.database.owner.query(
    'update missed_questions set ask_at = ask_at - make_interval(days => $2) where user_id = $1 and question like $3',
    [member.id, days, question],
  )

/** Asked after so many days, and not on the day before. */
async function expectAskedAfter(member: TestMember, days: number): Promise<void> {
  await letDaysPass(member, days - 1)
  expect(await askedOf(member), `a day before ${days} days have passed`).toBeNull()
  await letDaysPass(member, 1)
  expect(await askedOf(member), `after ${days} days`).toBe('robusto')
}

describe('A question that was missed in a lesson', () => {
  test('comes back after 2 days, answered right after 7, then after 21, and then no more', async () => {
    const member = await learner()
    await expectAskedAfter(member, 2)
    expect(await answer(member, right)).not.toBeNull()
    await expectAskedAfter(member, 7)
    expect(await answer(member, right)).not.toBeNull()
    await expectAskedAfter(member, 21)
    expect(await answer(member, right)).toBeNull()
    await letDaysPass(member, 1000)
    expect(await askedOf(member)).toBeNull()
  })

  test('comes back after 2 days when it is answered wrong, and begins anew', async () => {
    const member = await learner()
    await letDaysPass(member, 2)
    await answer(member, right)
    await letDaysPass(member, 7)
    await answer(member, wrong)
    await expectAskedAfter(member, 2)
    await answer(member, right)
    await expectAskedAfter(member, 7)
  })

  test('is sent with its lesson, its answers and what explains each', async () => {
    const member = await learner()
    await letDaysPass(member, 2)
    expect(await read(member)).toEqual({
      isOn: true,
      question: {
        id: 'robusto',
        question: 'What is a Robusto?',
        answers: [wrong, right, 'Flavored cigar'].map(text => ({
          text,
          why: expect.stringMatching(/\w+\.$/),
        })),
        right,
        course,
        lesson: 'cigar-shapes-and-sizes',
        lessonTitle: 'Cigar Shapes & Sizes',
        lessonPlace: 2,
      },
    })
  })

  test('is put off by a day', async () => {
    const member = await learner()
    await letDaysPass(member, 2)
    await post(member, robusto, 'postponement')
    await expectAskedAfter(member, 1)
    await answer(member, right)
    await expectAskedAfter(member, 7)
  })

  test('is moved once, however often the answer is sent', async () => {
    const member = await learner()
    await letDaysPass(member, 2)
    const first = await answer(member, right)
    expect(await answer(member, right)).toBe(first)
    expect(await answer(member, wrong)).toBe(first)
    expect(await post(member, robusto, 'postponement')).toBe(first)
  })

  test('comes one at a time, the one that has been due the longest first', async () => {
    const member = await learner(['robusto', 'dark-wrapper'])
    await letDaysPass(member, 3)
    await letDaysPass(member, 1, 'dark-wrapper')
    expect(await askedOf(member)).toBe('dark-wrapper')
    await answer(member, 'Nothing yet, so I ask', `${course}/strength-and-flavor/dark-wrapper`)
    expect(await askedOf(member)).toBe('robusto')
  })

  test('is left out once the courses no longer have it', async () => {
    const member = await learner()
    await letDaysPass(member, 2)
    await server.database.owner.query(
      `insert into missed_questions (user_id, course, lesson, question, ask_at)
       values ($1, 'smoke-rings', 'first', 'gone', now() - interval '9 days')`,
      [member.id],
    )
    expect(await askedOf(member)).toBe('robusto')
    const gone = await member.request('POST', '/api/lesson-questions/smoke-rings/first/gone/postponement')
    expect([gone.statusCode, gone.json()]).toMatchObject([404, { code: 'NO_SUCH_QUESTION' }])
  })

  test('is neither shown to another member nor moved by one', async () => {
    const [one, other] = [await learner(), await learner([])]
    await letDaysPass(one, 2)
    expect(await askedOf(other)).toBeNull()
    expect(await answer(other, right)).toBeNull()
    expect(await post(other, robusto, 'postponement')).toBeNull()
    expect(await askedOf(one)).toBe('robusto')
    await other.request('PATCH', '/api/lesson-questions', { isOn: false })
    expect(await read(one)).toMatchObject({ isOn: true, question: { id: 'robusto' } })
  })
})

describe('The questions of lessons', () => {
  test('are switched off and on again, and nothing is lost by it', async () => {
    const member = await learner()
    await letDaysPass(member, 2)
    const turn = async (isOn: boolean) =>
      (await member.request('PATCH', '/api/lesson-questions', { isOn })).json<LessonQuestions>()
    for (let times = 0; times < 2; times += 1)
      expect(await turn(false)).toEqual({ isOn: false, question: null })
    expect(await read(member)).toEqual({ isOn: false, question: null })
    expect(await turn(true)).toMatchObject({ isOn: true, question: { id: 'robusto' } })
  })

  test('follow in every open tab', async () => {
    const member = await learner()
    await letDaysPass(member, 2)
    const tab = await openTabOf(server, member)
    for (const change of [
      () => post(member, robusto, 'postponement'),
      () => answer(member, right),
      () => member.request('PATCH', '/api/lesson-questions', { isOn: false }),
    ]) {
      tab.events.length = 0
      await change()
      await waitFor(() =>
        expect(tab.events).toContainEqual(expect.objectContaining({ kind: lessonQuestionsEvent })),
      )
    }
  })
})
